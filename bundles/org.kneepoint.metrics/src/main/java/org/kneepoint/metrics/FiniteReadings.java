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
     * Returns a reading; a missing one where the value has run over.
     *
     * @param half half width of its interval, left out if it has run over
     */
    static MetricValue reading(
            Quantity quantity, double value, OptionalDouble half, Explanation note) {
        if (!Double.isFinite(value)) {
            return MetricValue.missing(
                    quantity,
                    Explanation.of("too-large", "the figures are too large to be added up"));
        }
        MetricValue reading = MetricValue.of(quantity, value, note);
        return half.isPresent() && Double.isFinite(half.getAsDouble())
                ? reading.withHalfWidth(half.getAsDouble())
                : reading;
    }
}
