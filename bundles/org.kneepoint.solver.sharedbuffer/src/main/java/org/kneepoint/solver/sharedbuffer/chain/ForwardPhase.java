// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.sharedbuffer.chain;

/** The forward phase of a cycle, equation (5): every outlet with packets offers one of them. */
final class ForwardPhase {
    private final double accepted;
    private final double[][] leaving;
    private final double[] busy;

    private ForwardPhase(double accepted, double[][] leaving, double[] busy) {
        this.accepted = accepted;
        this.leaving = leaving;
        this.busy = busy;
    }

    /**
     * Returns the departures of a switch.
     *
     * @param rule distribution of cold packets over the outlets
     * @param outlets number of cold outlets, 1 or more
     * @param places for packets
     * @param traffic of the switch
     */
    static ForwardPhase of(
            OutletDistribution rule, int outlets, int places, SwitchTraffic traffic) {
        double[][] distinct = rule.distinctOutlets(outlets, places);
        double accepted = traffic.coldAccepted();
        double[][] passing = BinomialDistributions.upTo(outlets, accepted, 1 - accepted);
        double[][] leaving = new double[places + 1][];
        double[] busy = new double[places + 1];
        for (int packets = 0; packets <= places; packets++) {
            leaving[packets] = new double[Math.min(packets, outlets) + 1];
            for (int offering = 0; offering < leaving[packets].length; offering++) {
                double weight = distinct[packets][offering];
                busy[packets] += weight * offering / outlets;
                for (int left = 0; left <= offering; left++) {
                    leaving[packets][left] += weight * passing[offering][left];
                }
            }
        }
        return new ForwardPhase(traffic.hotAccepted(), leaving, busy);
    }

    /** Returns the probability of 0 or 1 departures from the hot outlet, given its packets. */
    double hot(int packets, int departed) {
        if (packets == 0) {
            return 1 - departed;
        }
        return departed == 1 ? accepted : 1 - accepted;
    }

    /**
     * Returns the distribution of the remaining cold packets.
     *
     * @param before distribution of their number before, up to a factor
     * @return their distribution after the departures, with the same factor
     */
    double[] cold(double[] before) {
        double[] after = new double[before.length];
        for (int packets = 0; packets < before.length; packets++) {
            if (before[packets] != 0) {
                for (int left = 0; left < leaving[packets].length; left++) {
                    after[packets - left] += before[packets] * leaving[packets][left];
                }
            }
        }
        return after;
    }

    /** Returns the probability that a given cold outlet has a packet, (13) corrected. */
    double busy(int packets) {
        return busy[packets];
    }
}
