// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction;

import java.util.OptionalDouble;

/**
 * Limits of the relative deviation of a figure.
 *
 * @param holds the largest relative deviation, as an absolute value, at which it still holds
 * @param holdsWithLimits the largest at which it holds with limits
 */
public record DeviationThresholds(double holds, double holdsWithLimits) {
    /** Checks the order. */
    public DeviationThresholds {
        if (!(holds >= 0 && holds <= holdsWithLimits)) {
            throw new IllegalArgumentException(holds + " to " + holdsWithLimits);
        }
    }

    /** Judges a deviation; a missing one cannot be checked. */
    public ReproductionVerdict judge(OptionalDouble deviation) {
        return judge(deviation, 0);
    }

    /**
     * Judges a deviation. It cannot be checked if its uncertainty exceeds the limits.
     *
     * @param deviation relative
     * @param uncertainty relative half width of the interval of the measured value; the deviation
     *     may exceed the thresholds by it
     */
    public ReproductionVerdict judge(OptionalDouble deviation, double uncertainty) {
        if (deviation.isEmpty() || uncertainty > holdsWithLimits) {
            return ReproductionVerdict.CANNOT_BE_CHECKED;
        }
        double beyond = Math.abs(deviation.getAsDouble()) - uncertainty;
        if (beyond <= holds) {
            return ReproductionVerdict.HOLDS;
        }
        return beyond <= holdsWithLimits
                ? ReproductionVerdict.HOLDS_WITH_LIMITS
                : ReproductionVerdict.DOES_NOT_HOLD;
    }
}
