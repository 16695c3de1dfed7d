// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.sharedbuffer.chain;

/**
 * The receive phase of a cycle: of the packets offered to the inlets as many are accepted as there
 * are free places, chosen at random. The choice is independent of the destinations, so (12) is the
 * number accepted, split by a binomial distribution.
 */
final class ReceivePhase {
    private final int inlets;
    private final double[][][] taken;
    private final double[] accepted;
    private final double[] rejected;

    private ReceivePhase(double[] others, double[] offered, double[][] hot) {
        inlets = offered.length - 1;
        taken = new double[inlets + 1][][];
        accepted = new double[inlets + 1];
        rejected = new double[inlets + 1];
        for (int free = 0; free <= inlets; free++) {
            taken[free] = split(counts(offered, free), hot);
            for (int rivals = 0; rivals < inlets; rivals++) {
                int contending = rivals + 1;
                int places = Math.min(free, contending);
                accepted[free] += others[rivals] * places / contending;
                rejected[free] += others[rivals] * (contending - places) / contending;
            }
        }
    }

    static ReceivePhase of(int inlets, SwitchTraffic traffic) {
        double[][] offered =
                BinomialDistributions.upTo(inlets, traffic.offered(), 1 - traffic.offered());
        double[][] hot =
                BinomialDistributions.upTo(inlets, traffic.hotShare(), traffic.coldShare());
        return new ReceivePhase(offered[inlets - 1], offered[inlets], hot);
    }

    private static double[] counts(double[] offered, int free) {
        double[] counts = new double[free + 1];
        for (int packets = 0; packets < offered.length; packets++) {
            counts[Math.min(packets, free)] += offered[packets];
        }
        return counts;
    }

    private static double[][] split(double[] counts, double[][] hot) {
        double[][] split = new double[counts.length][];
        for (int h = 0; h < counts.length; h++) {
            split[h] = new double[counts.length - h];
            for (int c = 0; c < split[h].length; c++) {
                split[h][c] = counts[h + c] * hot[h + c][h];
            }
        }
        return split;
    }

    /**
     * Returns the probabilities {@code [hot][cold]} of the accepted packets, given the free places.
     */
    double[][] taken(int free) {
        return taken[Math.min(free, inlets)];
    }

    /** Returns the probability that a packet is accepted, given the free places. */
    double accepted(int free) {
        return accepted[Math.min(free, inlets)];
    }

    /** Returns the probability that a packet is rejected, without cancellation. */
    double rejected(int free) {
        return rejected[Math.min(free, inlets)];
    }
}
