// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart.layout;

import org.kneepoint.api.metric.MetricValue;

/**
 * A position of a marker of a scatter plot along one axis.
 *
 * @param value the position
 * @param low lower end of its interval or bracket; the position if it has neither
 * @param high upper end of its interval or bracket; the position if it has neither
 * @param isBracket whether the ends are those of a bracket instead of a 95 % interval
 */
public record ScatterValue(double value, double low, double high, boolean isBracket) {
    static ScatterValue of(MetricValue reading) {
        double at = reading.value().orElseThrow();
        double half = Math.abs(reading.halfWidth().orElse(0));
        boolean bracket = half == 0 && (reading.low().isPresent() || reading.high().isPresent());
        double low = bracket ? Math.min(at, reading.low().orElse(at)) : at - half;
        double high = bracket ? Math.max(at, reading.high().orElse(at)) : at + half;
        return new ScatterValue(at, low, high, bracket);
    }

    /** Whether it has an interval or a bracket. */
    public boolean hasExtent() {
        return high > low;
    }
}
