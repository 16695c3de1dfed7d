// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.burstyhypercube;

import org.kneepoint.api.result.Validity;

/** Validity of the models, from comparisons with simulations. */
final class BurstyHypercubeValidity {
    private static final double HIGHEST_USE = 0.75;
    private static final double HIGHEST_PUBLISHED_USE = 0.6;

    private BurstyHypercubeValidity() {}

    /**
     * Returns the validity of a point.
     *
     * @param source utilisation of the source in that model; NaN if there is none
     */
    static Validity validity(BurstyHypercubeVariant variant, BurstyTraffic traffic, double source) {
        boolean checked =
                switch (variant) {
                    case CORRECTED -> !(source > HIGHEST_USE) && simulated(traffic);
                    case DOCUMENTED -> source <= HIGHEST_PUBLISHED_USE && published(traffic);
                    case PRINTED -> false;
                };
        return checked ? Validity.CHECKED : Validity.EXTRAPOLATED;
    }

    private static boolean simulated(BurstyTraffic traffic) {
        return within(traffic, 3, 9)
                && within(traffic.lengths(), 1, 8, 2, 32)
                && traffic.scv() <= 12
                && traffic.buffer() <= 8;
    }

    private static boolean published(BurstyTraffic traffic) {
        return within(traffic, 7, 8)
                && within(traffic.lengths(), 2, 4, 3, 8)
                && traffic.scv() >= 3
                && traffic.scv() <= 8
                && traffic.buffer() <= traffic.lengths().phitsPerFlit();
    }

    private static boolean within(BurstyTraffic traffic, int low, int high) {
        int dimensions = traffic.cube().dimensions();
        return dimensions >= low && dimensions <= high;
    }

    private static boolean within(
            GeometricLengths lengths, int thinnest, int thickest, double shortest, double longest) {
        return lengths.phitsPerFlit() >= thinnest
                && lengths.phitsPerFlit() <= thickest
                && lengths.meanFlitsBeforeRounding() >= shortest
                && lengths.meanFlitsBeforeRounding() <= longest;
    }
}
