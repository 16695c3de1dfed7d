// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.sharedbuffer.chain;

import java.util.Locale;

/**
 * Distribution of the cold packets of a switch over its cold outlets; with one cold outlet, that is
 * in 2 x 2 switches, there is nothing to choose. The default comes first.
 */
public enum OutletDistribution {
    /** Equation (7): all vectors of queue lengths are equally likely (Bose-Einstein). */
    PAPER {
        @Override
        double newOutletProbability(int occupied, int packets, int outlets) {
            return (outlets - occupied) / (double) (packets + outlets);
        }
    },

    /** Every packet addresses each outlet alike, whatever the others do (Maxwell-Boltzmann). */
    INDEPENDENT {
        @Override
        double newOutletProbability(int occupied, int packets, int outlets) {
            return (outlets - occupied) / (double) outlets;
        }
    };

    /** Returns the word of the variant. */
    public String parameterValue() {
        return name().toLowerCase(Locale.ROOT);
    }

    /**
     * Returns the probability that one more packet addresses an outlet that no other does.
     *
     * @param occupied outlets that are addressed already
     * @param packets that address them
     * @param outlets in all
     */
    abstract double newOutletProbability(int occupied, int packets, int outlets);

    /**
     * Returns Y of (7): how many distinct outlets a number of packets address.
     *
     * @param outlets in all, 1 or more
     * @param most packets
     * @return {@code [packets][distinct outlets]}, rows of sum 1
     */
    final double[][] distinctOutlets(int outlets, int most) {
        double[][] distinct = new double[most + 1][outlets + 1];
        distinct[0][0] = 1;
        for (int packets = 0; packets < most; packets++) {
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
