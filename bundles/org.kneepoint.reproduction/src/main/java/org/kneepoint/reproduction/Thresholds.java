// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction;

import java.util.OptionalDouble;

/**
 * How far a figure may be off.
 *
 * @param holds the largest relative deviation, as an absolute value, at which it still holds
 * @param limits the largest at which it holds with limits
 */
public record Thresholds(double holds, double limits) {
    /** Checks the order. */
    public Thresholds {
        if (!(holds >= 0 && holds <= limits)) {
            throw new IllegalArgumentException(holds + " to " + limits);
        }
    }

    /** Judges a deviation; one that is not known cannot be checked. */
    public Verdict judge(OptionalDouble deviation) {
        return judge(deviation, 0);
    }

    /**
     * Judges a deviation. One that is known less well than it may deviate cannot be checked.
     *
     * @param deviation relative
     * @param uncertainty relative half width of the interval of what was measured, which the
     *     deviation may exceed the thresholds by
     */
    public Verdict judge(OptionalDouble deviation, double uncertainty) {
        if (deviation.isEmpty() || uncertainty > limits) {
            return Verdict.CANNOT_BE_CHECKED;
        }
        double beyond = Math.abs(deviation.getAsDouble()) - uncertainty;
        if (beyond <= holds) {
            return Verdict.HOLDS;
        }
        return beyond <= limits ? Verdict.HOLDS_WITH_LIMITS : Verdict.DOES_NOT_HOLD;
    }
}
