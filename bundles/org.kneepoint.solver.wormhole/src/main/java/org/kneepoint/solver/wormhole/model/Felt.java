// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole.model;

/** The part of a wait beyond some cycles, waits being uniform between 0 and twice their mean. */
final class Felt {
    private static final double THREE_OF_EACH = 6;
    private static final double TWO_OF_EACH = 4;

    private Felt() {}

    /**
     * Returns the mean.
     *
     * @param wait mean wait, those who need not wait included
     * @param busy probability of waiting
     * @param free cycles that do not count
     */
    static double mean(double wait, double busy, double free) {
        if (free == 0) {
            return wait;
        }
        double rest = rest(wait, busy, free);
        return rest == 0 ? 0 : busy * busy * rest * rest / (TWO_OF_EACH * wait);
    }

    /** Returns the second moment. */
    static double square(double wait, double busy, double free) {
        double rest = rest(wait, busy, free);
        return rest == 0 ? 0 : busy * busy * rest * rest * rest / (THREE_OF_EACH * wait);
    }

    /** The longest wait beyond the free cycles. */
    private static double rest(double wait, double busy, double free) {
        return busy > 0 && wait > 0 ? Math.max(0, 2 * wait / busy - free) : 0;
    }
}
