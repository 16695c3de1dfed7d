// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction;

import java.util.OptionalDouble;

/**
 * How far a figure may be off.
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

    /** Judges a deviation; one that is not known cannot be checked. */
    public ReproductionVerdict judge(OptionalDouble deviation) {
        return judge(deviation, 0);
    }

    /**
     * Judges a deviation. One that is known less well than it may deviate cannot be checked.
     *
     * @param deviation relative
     * @param uncertainty relative half width of the interval of what was measured, which the
     *     deviation may exceed the thresholds by
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
