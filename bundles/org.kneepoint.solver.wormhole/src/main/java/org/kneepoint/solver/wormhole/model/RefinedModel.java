// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole.model;

import java.util.function.BooleanSupplier;
import org.kneepoint.solver.wormhole.flow.Flows;

/**
 * A model of wormhole routing that knows of finite sources, of messages that follow each other, of
 * the spread of waits and their correlation, of buffers, of long channels and of virtual channels
 * that share a link. See {@link SingleServer}, {@link ServerGroup}, {@link Holding}, {@link Reach},
 * {@link Backlog}, {@link CreditLoop}, {@link Sharing} and {@link SourceQueue}.
 */
public final class RefinedModel implements Model {
    private static final double TOLERANCE = 1e-9;

    private static final int SMALL = 200;
    private static final int LARGE = 2000;

    private static final int MOST_SWEEPS = 5000;

    private final Stations stations;
    private final MessageLength length;
    private final int vcs;
    private final int buffer;
    private final Reach reach;
    private final Holding holding;
    private final CreditLoop loop;
    private final ServerGroup group;
    private final SourceQueue source;

    /**
     * Takes the flows of a network.
     *
     * @param flows its stations
     * @param length of the messages
     * @param arrivals when they are generated
     * @param vcs virtual channels of each link
     * @param buffer flits that the buffer of a virtual channel holds
     */
    public RefinedModel(Flows flows, MessageLength length, Arrivals arrivals, int vcs, int buffer) {
        stations = new Stations(flows);
        this.length = length;
        this.vcs = vcs;
        this.buffer = buffer;
        reach = buffer == 1 ? Reach.of(length, flows.longestPath()) : Reach.WHOLE;
        loop = new CreditLoop(stations, length, buffer);
        holding = new Holding(stations, reach, length);
        group = new ServerGroup(stations, length);
        source = new SourceQueue(stations, length, arrivals);
    }

    /** Closer to saturation each digit takes three times as many sweeps. */
    @Override
    public double tolerance() {
        if (stations.size <= SMALL) {
            return 1e-7;
        }
        return stations.size <= LARGE ? 1e-4 : 1e-3;
    }

    @Override
    public Solution at(double rate, BooleanSupplier isCancelled) {
        State state = new State(stations, length, rate, reach.depth());
        new Sharing(stations, length, vcs, buffer).settle(state);
        loop.slow(state);
        Backlog backlog = buffer == 1 ? null : new Backlog(stations, length, loop, buffer);
        SingleServer single = new SingleServer(stations, length, reach);
        double change = Double.POSITIVE_INFINITY;
        int sweeps = 0;
        while (change > TOLERANCE) {
            if (sweeps == MOST_SWEEPS) {
                return Solution.without(Solution.Outcome.UNCONVERGED, -1, sweeps, change);
            }
            if (isCancelled.getAsBoolean()) {
                return Solution.without(Solution.Outcome.CANCELLED, -1, sweeps, change);
            }
            sweeps++;
            change = 0;
            boolean upwards = backlog != null && sweeps % 2 == 0;
            for (int i = 0; i < stations.size; i++) {
                int s = upwards ? stations.size - 1 - i : i;
                change = Math.max(change, update(state, s, backlog, single));
                if (!isStable(state, s)) {
                    return Solution.without(Solution.Outcome.SATURATED, s, sweeps, change);
                }
            }
        }
        return solution(state, sweeps, change);
    }

    private double update(State state, int s, Backlog backlog, SingleServer single) {
        double before = state.service[s];
        if (backlog == null) {
            holding.update(state, s);
        } else {
            backlog.update(state, s);
        }
        double change = Math.abs(state.service[s] / before - 1);
        double waits = stations.servers[s] == 1 ? single.update(state, s) : group.update(state, s);
        return Math.max(change, waits);
    }

    private boolean isStable(State state, int s) {
        double offered = state.load * stations.rate[s];
        return offered * Math.max(state.service[s], state.front[s]) < stations.servers[s];
    }

    private Solution solution(State state, int sweeps, double change) {
        int most = stations.mostHeld(state.front);
        double network = stations.flows.meanDelay() - 1;
        double waits = 0;
        double[] sourceWait = new double[stations.size];
        for (int s = 0; s < stations.size; s++) {
            if (stations.isInjection(s)) {
                sourceWait[s] = source.wait(state, s);
                waits += stations.weight(s) * sourceWait[s];
                network += stations.weight(s) * (state.tail[s] + state.laterWaits[s]);
            }
        }
        return new Solution(
                Solution.Outcome.STEADY,
                waits + network,
                network,
                state.front,
                state.wait,
                sourceWait,
                most,
                state.load * stations.rate[most] * state.front[most] / stations.servers[most],
                sweeps,
                change);
    }
}
