// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.hypercube;

import org.kneepoint.api.result.Validity;

/** Where the models were compared with simulations and found close. */
final class Checked {
    private static final double HIGHEST_USE = 0.75;
    private static final double HIGHEST_PUBLISHED_USE = 0.6;

    private Checked() {}

    /**
     * Judges a point.
     *
     * @param source utilisation of the source in that model; not a number if there is none
     */
    static Validity validity(Variant variant, Traffic traffic, double source) {
        boolean checked =
                switch (variant) {
                    case CORRECTED -> !(source > HIGHEST_USE) && simulated(traffic);
                    case DOCUMENTED -> source <= HIGHEST_PUBLISHED_USE && published(traffic);
                    case PRINTED -> false;
                };
        return checked ? Validity.CHECKED : Validity.EXTRAPOLATED;
    }

    private static boolean simulated(Traffic traffic) {
        return within(traffic, 3, 9)
                && within(traffic.lengths(), 1, 8, 2, 32)
                && traffic.scv() <= 12
                && traffic.buffer() <= 8;
    }

    private static boolean published(Traffic traffic) {
        return within(traffic, 7, 8)
                && within(traffic.lengths(), 2, 4, 3, 8)
                && traffic.scv() >= 3
                && traffic.scv() <= 8
                && traffic.buffer() <= traffic.lengths().flit();
    }

    private static boolean within(Traffic traffic, int fewest, int most) {
        int dimensions = traffic.cube().dimensions();
        return dimensions >= fewest && dimensions <= most;
    }

    private static boolean within(
            Lengths lengths, int thinnest, int thickest, double shortest, double longest) {
        return lengths.flit() >= thinnest
                && lengths.flit() <= thickest
                && lengths.flits() >= shortest
                && lengths.flits() <= longest;
    }
}
