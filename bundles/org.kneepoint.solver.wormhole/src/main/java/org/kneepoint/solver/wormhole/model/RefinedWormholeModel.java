// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole.model;

import java.util.function.BooleanSupplier;
import org.kneepoint.flow.StationFlows;

/**
 * A model of wormhole routing with finite sources, back-to-back messages, the variance and
 * correlation of waits, buffers, long channels and virtual channels that share a link. See {@link
 * SingleServerWaits}, {@link MultiServerWaits}, {@link SingleFlitHoldingTime}, {@link
 * UpstreamReach}, {@link BufferedHoldingTime}, {@link CreditLoop}, {@link VcMultiplexing} and
 * {@link SourceQueueWait}.
 */
public final class RefinedWormholeModel implements WormholeModel {
    private static final double TOLERANCE = 1e-9;

    private static final int SMALL = 200;
    private static final int LARGE = 2000;

    private static final int MOST_SWEEPS = 5000;

    private final StationQueues stations;
    private final MessageLength length;
    private final int vcs;
    private final int buffer;
    private final UpstreamReach reach;
    private final SingleFlitHoldingTime holding;
    private final CreditLoop loop;
    private final MultiServerWaits group;
    private final SourceQueueWait source;

    /**
     * Creates the model of a network.
     *
     * @param flows its stations
     * @param length of the messages
     * @param process arrival process of the sources
     * @param vcs virtual channels of each link
     * @param buffer buffer of a virtual channel, flits
     */
    public RefinedWormholeModel(
            StationFlows flows, MessageLength length, SourceProcess process, int vcs, int buffer) {
        stations = new StationQueues(flows);
        this.length = length;
        this.vcs = vcs;
        this.buffer = buffer;
        reach = buffer == 1 ? UpstreamReach.of(length, flows.longestPath()) : UpstreamReach.WHOLE;
        loop = new CreditLoop(stations, length, buffer);
        holding = new SingleFlitHoldingTime(stations, reach, length);
        group = new MultiServerWaits(stations, length);
        source = new SourceQueueWait(stations, length, process);
    }

    /** Near saturation each further digit takes three times as many sweeps. */
    @Override
    public double tolerance() {
        if (stations.size <= SMALL) {
            return 1e-7;
        }
        return stations.size <= LARGE ? 1e-4 : 1e-3;
    }

    @Override
    public WormholeSolution solve(double rate, BooleanSupplier isCancelled) {
        IterationState state = new IterationState(stations, length, rate, reach.depth());
        new VcMultiplexing(stations, length, vcs, buffer).solve(state);
        loop.lengthenTransferTimes(state);
        BufferedHoldingTime backlog =
                buffer == 1 ? null : new BufferedHoldingTime(stations, length, loop, buffer);
        SingleServerWaits single = new SingleServerWaits(stations, length, reach);
        double change = Double.POSITIVE_INFINITY;
        int sweeps = 0;
        while (change > TOLERANCE) {
            if (sweeps == MOST_SWEEPS) {
                return WormholeSolution.unsolved(
                        WormholeSolution.SolutionStatus.UNCONVERGED, -1, sweeps, change);
            }
            if (isCancelled.getAsBoolean()) {
                return WormholeSolution.unsolved(
                        WormholeSolution.SolutionStatus.CANCELLED, -1, sweeps, change);
            }
            sweeps++;
            change = 0;
            boolean upwards = backlog != null && sweeps % 2 == 0;
            for (int i = 0; i < stations.size; i++) {
                int s = upwards ? stations.size - 1 - i : i;
                change = Math.max(change, update(state, s, backlog, single));
                if (!isStable(state, s)) {
                    return WormholeSolution.unsolved(
                            WormholeSolution.SolutionStatus.SATURATED, s, sweeps, change);
                }
            }
        }
        return solution(state, sweeps, change);
    }

    private double update(
            IterationState state, int s, BufferedHoldingTime backlog, SingleServerWaits single) {
        double before = state.holdingTime[s];
        if (backlog == null) {
            holding.update(state, s);
        } else {
            backlog.update(state, s);
        }
        double change = Math.abs(state.holdingTime[s] / before - 1);
        double waits = stations.servers[s] == 1 ? single.update(state, s) : group.update(state, s);
        return Math.max(change, waits);
    }

    private boolean isStable(IterationState state, int s) {
        double offered = state.rate * stations.rate[s];
        return offered * Math.max(state.holdingTime[s], state.frontTime[s]) < stations.servers[s];
    }

    private WormholeSolution solution(IterationState state, int sweeps, double change) {
        int busiest = stations.busiest(state.frontTime);
        double network = stations.flows.meanDelay() - 1;
        double waits = 0;
        double[] sourceWait = new double[stations.size];
        for (int s = 0; s < stations.size; s++) {
            if (stations.isInjection(s)) {
                sourceWait[s] = source.meanWait(state, s);
                waits += stations.weight(s) * sourceWait[s];
                network +=
                        stations.weight(s) * (state.transferLatency[s] + state.downstreamWaits[s]);
            }
        }
        return new WormholeSolution(
                WormholeSolution.SolutionStatus.STEADY,
                waits + network,
                network,
                state.frontTime,
                state.wait,
                sourceWait,
                busiest,
                state.rate
                        * stations.rate[busiest]
                        * state.frontTime[busiest]
                        / stations.servers[busiest],
                sweeps,
                change);
    }
}
