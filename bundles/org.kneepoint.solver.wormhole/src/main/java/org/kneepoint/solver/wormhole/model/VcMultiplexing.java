// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole.model;

/**
 * Transfer time of a message under virtual-channel multiplexing.
 *
 * <p>Without free buffer places a message stops when another has the turn on any of its links: a
 * flit takes one more cycle for each active other virtual channel at the link where most are
 * active. Each other message counts at the link where it merges; downstream on a common route it
 * takes the same turns. Another virtual channel is idle between two messages and then active for
 * the flits of a message. A buffer absorbs delays downstream up to its places. On a channel of rate
 * r, n active virtual channels take max(1, n / r) cycles per turn.
 */
final class VcMultiplexing {
    private static final int MOST_TURNS = 3;
    private static final double NEARLY_ALWAYS = 0.999;
    private static final double TOLERANCE = 1e-10;

    /** Up to here this number of terms of the series gives 12 digits. */
    private static final double FEW = 0.05;

    private static final int TERMS = 8;
    private static final int MOST_SWEEPS = 200;

    private final StationQueues stations;
    private final double length;
    private final int others;
    private final int places;
    private final int turns;
    private final double[] joiningExponents;
    private final double[] before;
    private final double[] behind;

    /**
     * Creates the equations of a network.
     *
     * @param vcs virtual channels of each link, V
     * @param buffer buffer of each, flits
     */
    VcMultiplexing(StationQueues stations, MessageLength length, int vcs, int buffer) {
        places = buffer - 1;
        this.stations = stations;
        this.length = length.mean();
        others = vcs - 1;
        turns = Math.min(MOST_TURNS, others);
        joiningExponents = new double[stations.transitions];
        before = new double[stations.size];
        behind = new double[stations.size];
    }

    /** Computes the transfer times of all stations, which do not depend on any wait. */
    void solve(IterationState state) {
        double change = others == 0 ? 0 : Double.POSITIVE_INFINITY;
        for (int sweep = 0; sweep < MOST_SWEEPS && change > TOLERANCE; sweep++) {
            change = update(state);
        }
    }

    private double update(IterationState state) {
        double[] extra = new double[stations.size];
        double[] first = new double[stations.size];
        for (int turn = 1; turn <= turns; turn++) {
            for (int t = 0; t < stations.transitions; t++) {
                joiningExponents[t] =
                        joiningExponent(state, t, turn) * addedCycles(stations.target(t), turn);
            }
            gather();
            for (int s = 0; s < stations.size; s++) {
                extra[s] -= StrictMath.expm1(-before[s] - behind[s]);
                first[s] -= StrictMath.expm1(-before[s]);
            }
        }
        double change = 0;
        for (int s = 0; s < stations.size; s++) {
            double later = Math.max(0, length * (extra[s] - first[s]) - places);
            double passing = length * (1 + first[s]) + later;
            state.transferLatency[s] = length * (1 + extra[s]);
            change = Math.max(change, Math.abs(passing - state.transferTime[s]) / passing);
            state.transferTime[s] = passing;
        }
        return change;
    }

    /** Cycles by which one more active virtual channel lengthens a turn. */
    private double addedCycles(int station, int turn) {
        double bandwidth = stations.flows.bandwidth(station);
        return Math.max(1, (turn + 1) / bandwidth) - Math.max(1, turn / bandwidth);
    }

    /**
     * Computes the means of the sum over all links of a path, upstream and downstream of a station.
     */
    private void gather() {
        for (int s = 0; s < stations.size; s++) {
            behind[s] = 0;
            for (int t = stations.firstOutgoing(s); t < stations.firstOutgoing(s + 1); t++) {
                behind[s] +=
                        stations.outgoingProbability[t]
                                * (joiningExponents[t] + behind[stations.target(t)]);
            }
        }
        for (int s = stations.size - 1; s >= 0; s--) {
            double sum = 0;
            double all = 0;
            for (int i = stations.firstIncoming[s]; i < stations.firstIncoming[s + 1]; i++) {
                int t = stations.incoming[i];
                double flow = stations.inputs[t] * stations.inputRate[t];
                sum += flow * (before[stations.origin[t]] + joiningExponents[t]);
                all += flow;
            }
            before[s] = all > 0 ? sum / all : 0;
        }
    }

    /**
     * Minus the logarithm of the probability that fewer than this number of others merge at a link.
     */
    private double joiningExponent(IterationState state, int t, int turn) {
        double rate = state.rate * stations.flows.mergingRate(t);
        if (rate <= 0) {
            return 0;
        }
        double idle = 1 / rate - state.transferTime[stations.target(t)];
        double active = idle > 0 ? Math.min(others, length / (idle + length)) : others;
        return minusLogComplement(Math.min(NEARLY_ALWAYS, atLeast(turn, active / others)));
    }

    /** Minus the logarithm of 1 - p, by a series for small p, which is faster. */
    private static double minusLogComplement(double p) {
        if (p > FEW) {
            return -StrictMath.log1p(-p);
        }
        double sum = 0;
        for (int n = TERMS; n > 0; n--) {
            sum = sum * p + 1.0 / n;
        }
        return sum * p;
    }

    /** Probability that at least this number of other virtual channels is active. */
    private double atLeast(int turn, double active) {
        if (others == 1) {
            return active;
        }
        double fewer = 0;
        double ways = 1;
        for (int n = 0; n < turn; n++) {
            fewer += ways * StrictMath.pow(active, n) * StrictMath.pow(1 - active, others - n);
            ways = ways * (others - n) / (n + 1);
        }
        return Math.max(0, 1 - fewer);
    }
}
