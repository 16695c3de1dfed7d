// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole.model;

import java.util.Arrays;
import java.util.function.BooleanSupplier;
import org.kneepoint.flow.StationFlows;
import org.kneepoint.queueing.MGc;
import org.kneepoint.queueing.PollaczekKhinchine;
import org.kneepoint.queueing.QueueingSystem;

/**
 * The general model of R. I. Greenberg and L. Guan (1997), equations (1) to (11): each station is
 * an M/G/m queue whose service time is the length plus all downstream waits, and a message waits
 * only behind messages of other inputs. Virtual channels of one link are separate channels; sharing
 * of the link is neglected.
 */
public final class GreenbergGuanModel implements WormholeModel {
    private static final double TOLERANCE = 1e-14;
    private static final double SATURATION = 1e-13;
    private static final int MOST_SWEEPS = 10_000;

    private final StationQueues stations;
    private final double length;

    /**
     * Creates the model of a network.
     *
     * @param flows its stations
     * @param length mean length, flits; the paper has one length for all messages
     */
    public GreenbergGuanModel(StationFlows flows, double length) {
        stations = new StationQueues(flows);
        this.length = length;
    }

    @Override
    public double tolerance() {
        return SATURATION;
    }

    @Override
    public WormholeSolution solve(double rate, BooleanSupplier isCancelled) {
        double[] service = new double[stations.size];
        double[] wait = new double[stations.size];
        Arrays.fill(service, length);
        int sweeps = 0;
        double change = Double.POSITIVE_INFINITY;
        while (change > TOLERANCE && sweeps < MOST_SWEEPS) {
            if (isCancelled.getAsBoolean()) {
                return WormholeSolution.unsolved(
                        WormholeSolution.SolutionStatus.CANCELLED, -1, sweeps, change);
            }
            change = 0;
            sweeps++;
            for (int s = 0; s < stations.size; s++) {
                double before = service[s];
                service[s] = service(s, service, wait);
                wait[s] = meanWait(s, rate, service[s]);
                if (Double.isInfinite(wait[s])) {
                    return WormholeSolution.unsolved(
                            WormholeSolution.SolutionStatus.SATURATED, s, sweeps, change);
                }
                change = Math.max(change, Math.abs(service[s] / before - 1));
            }
            change = stations.flows.isAcyclic() ? 0 : change;
        }
        if (change > TOLERANCE) {
            return WormholeSolution.unsolved(
                    WormholeSolution.SolutionStatus.UNCONVERGED, -1, sweeps, change);
        }
        return solution(rate, service, wait, sweeps, change);
    }

    /** Equation (11): the length and the mean wait for the next station. */
    private double service(int s, double[] service, double[] wait) {
        double later = 0;
        for (int t = stations.firstOutgoing(s); t < stations.firstOutgoing(s + 1); t++) {
            int next = stations.target(t);
            later +=
                    stations.outgoingProbability[t]
                            * (service[next] - length + others(t) * wait[next]);
        }
        return length + later;
    }

    /** Equation (10): the probability that the message in service is of another input. */
    private double others(int t) {
        int next = stations.target(t);
        double own = stations.servers[next] * stations.inputRate[t] / stations.rate[next];
        return Math.max(0, 1 - own);
    }

    /** Equations (5) to (8); for more servers the same correction of M/M/m. */
    private double meanWait(int s, double rate, double service) {
        double variation = (service - length) / service;
        double scv = variation * variation;
        double offered = rate * stations.rate[s];
        QueueingSystem queue =
                stations.servers[s] == 1
                        ? PollaczekKhinchine.of(offered, service, scv)
                        : MGc.of(offered, service, scv, stations.servers[s], MGc.Formula.HOKSTAD);
        return queue.saturated() ? Double.POSITIVE_INFINITY : queue.meanWaitingTime();
    }

    private WormholeSolution solution(
            double rate, double[] service, double[] wait, int sweeps, double change) {
        int busiest = stations.busiest(service);
        double network = 0;
        double source = 0;
        double[] sourceWait = new double[stations.size];
        double[] waiting = new double[stations.transitions];
        for (int t = 0; t < stations.transitions; t++) {
            waiting[t] = others(t) * wait[stations.target(t)];
        }
        for (int s = 0; s < stations.size; s++) {
            if (stations.isInjection(s)) {
                sourceWait[s] = wait[s];
                source += stations.weight(s) * wait[s];
                network += stations.weight(s) * service[s];
            }
        }
        network += stations.flows.meanDelay() - 1;
        return new WormholeSolution(
                WormholeSolution.SolutionStatus.STEADY,
                source + network,
                network,
                service,
                waiting,
                sourceWait,
                busiest,
                rate * stations.rate[busiest] * service[busiest] / stations.servers[busiest],
                sweeps,
                change);
    }
}
