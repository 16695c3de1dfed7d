// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.sharedbuffer.chain;

import java.util.Locale;

/**
 * Distribution of the cold packets of a switch over its cold outlets; with one cold outlet, in 2 x
 * 2 switches, both are equal. The default comes first.
 */
public enum OutletDistribution {
    /** Equation (7): all vectors of queue lengths are equally likely (Bose-Einstein). */
    PAPER {
        @Override
        double newOutletProbability(int occupied, int packets, int outlets) {
            return (outlets - occupied) / (double) (packets + outlets);
        }
    },

    /**
     * Every packet addresses each outlet with equal probability, independently (Maxwell-Boltzmann).
     */
    INDEPENDENT {
        @Override
        double newOutletProbability(int occupied, int packets, int outlets) {
            return (outlets - occupied) / (double) outlets;
        }
    };

    /** Returns its value of {@code variant}. */
    public String parameterValue() {
        return name().toLowerCase(Locale.ROOT);
    }

    /**
     * Returns the probability that one more packet addresses an outlet without packets.
     *
     * @param occupied outlets with packets
     * @param packets of these outlets
     * @param outlets total
     */
    abstract double newOutletProbability(int occupied, int packets, int outlets);

    /**
     * Returns Y of (7): the distribution of the number of distinct outlets of each number of
     * packets.
     *
     * @param outlets total, 1 or more
     * @param maxPackets largest number of packets
     * @return {@code [packets][distinct outlets]}, rows of sum 1
     */
    final double[][] distinctOutlets(int outlets, int maxPackets) {
        double[][] distinct = new double[maxPackets + 1][outlets + 1];
        distinct[0][0] = 1;
        for (int packets = 0; packets < maxPackets; packets++) {
            for (int occupied = 0; occupied <= Math.min(packets, outlets); occupied++) {
                double fresh = newOutletProbability(occupied, packets, outlets);
                double before = distinct[packets][occupied];
                distinct[packets + 1][occupied] += before * (1 - fresh);
                if (occupied < outlets) {
                    distinct[packets + 1][occupied + 1] += before * fresh;
                }
            }
        }
        return distinct;
    }
}
