// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.metrics;

import java.util.OptionalDouble;
import org.kneepoint.api.metric.MetricValue;
import org.kneepoint.api.result.Explanation;
import org.kneepoint.api.result.Quantity;

/** Makes readings of finite values only; a value that overflows gives a missing reading. */
final class FiniteReadings {
    private FiniteReadings() {}

    /**
     * Returns a reading, missing if the value is not finite.
     *
     * @param half half width of its interval, omitted if not finite
     */
    static MetricValue reading(
            Quantity quantity, double value, OptionalDouble half, Explanation note) {
        if (!Double.isFinite(value)) {
            return MetricValue.missing(
                    quantity, Explanation.of("too-large", "the sum of the figures overflows"));
        }
        MetricValue reading = MetricValue.of(quantity, value, note);
        return half.isPresent() && Double.isFinite(half.getAsDouble())
                ? reading.withHalfWidth(half.getAsDouble())
                : reading;
    }
}
