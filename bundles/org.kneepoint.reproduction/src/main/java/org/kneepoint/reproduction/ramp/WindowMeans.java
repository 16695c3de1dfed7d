// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.ramp;

import java.util.OptionalDouble;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.result.Status;

/** Means over windows of a ramp within a range of loads. */
final class WindowMeans {
    private WindowMeans() {}

    /**
     * Returns the mean of a figure over the windows that have it.
     *
     * @param from least load, included
     * @param to greatest load, included
     */
    static OptionalDouble mean(Curve ramp, Quantity figure, double from, double to) {
        return ramp.points().stream()
                .filter(point -> point.status() == Status.OK && isWithin(ramp, point, from, to))
                .map(point -> point.get(figure))
                .filter(OptionalDouble::isPresent)
                .mapToDouble(OptionalDouble::getAsDouble)
                .average();
    }

    private static boolean isWithin(Curve ramp, Point point, double from, double to) {
        OptionalDouble load = ramp.axisValue(point);
        return load.isPresent() && load.getAsDouble() >= from && load.getAsDouble() <= to;
    }
}
