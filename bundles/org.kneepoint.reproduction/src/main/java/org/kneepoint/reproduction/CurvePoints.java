// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction;

import java.util.Optional;
import java.util.OptionalDouble;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.result.Status;

/** Finds points of curves by their position on the axis. */
public final class CurvePoints {
    /** Typed numbers are rounded. */
    private static final double TOLERANCE = 1e-5;

    private CurvePoints() {}

    /** Returns the point of a curve at a position of its axis, if there is one. */
    public static Optional<Point> at(Curve curve, double place) {
        return curve.points().stream()
                .filter(point -> curve.axisValue(point).isPresent())
                .filter(point -> isNear(curve.axisValue(point).getAsDouble(), place))
                .findFirst();
    }

    private static boolean isNear(double x, double place) {
        return Math.abs(x - place) <= TOLERANCE * Math.abs(place);
    }

    /** Returns a figure of a point with status ok. */
    public static OptionalDouble steady(Optional<Point> point, Quantity quantity) {
        return point.filter(p -> p.status() == Status.OK)
                .map(p -> p.get(quantity))
                .orElse(OptionalDouble.empty());
    }

    /** Returns whether a point has no steady state. */
    public static boolean isSaturated(Optional<Point> point) {
        return point.filter(p -> p.status() == Status.SATURATED).isPresent();
    }
}
