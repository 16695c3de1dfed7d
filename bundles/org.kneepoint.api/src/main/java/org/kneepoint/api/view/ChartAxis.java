// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.view;

import java.util.Objects;
import java.util.OptionalDouble;

/**
 * How an axis of a chart is drawn.
 *
 * @param isLogarithmic whether equal distances are equal ratios; points without a positive value
 *     are then left out
 * @param low value at its start, empty to select it by the points; positive if logarithmic
 * @param high value at its end, empty to select it by the points; larger than the value at the
 *     start
 */
public record ChartAxis(boolean isLogarithmic, OptionalDouble low, OptionalDouble high) {
    /** Rejects null. */
    public ChartAxis {
        Objects.requireNonNull(low);
        Objects.requireNonNull(high);
    }

    /** A linear axis over a range selected by the points. */
    public static ChartAxis linear() {
        return new ChartAxis(false, OptionalDouble.empty(), OptionalDouble.empty());
    }

    /** A logarithmic axis over a range selected by the points. */
    public static ChartAxis logarithmic() {
        return new ChartAxis(true, OptionalDouble.empty(), OptionalDouble.empty());
    }

    /** A copy with these ends, in the unit of the quantity. */
    public ChartAxis range(double from, double to) {
        return new ChartAxis(isLogarithmic, OptionalDouble.of(from), OptionalDouble.of(to));
    }
}
