// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart.layout;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.result.Quantity.Role;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.view.ChartAxis;
import org.kneepoint.chart.style.CurveStyle;

/**
 * A curve plotted in one panel.
 *
 * @param style its style
 * @param points its points that have a position, in order
 * @param unsmoothed the values of which the points are averages, drawn behind them; empty if they
 *     are not averages
 */
public record PlottedCurve(CurveStyle style, List<CurvePoint> points, List<CurvePoint> unsmoothed) {
    private static final int MARKERS_PER_LINE = 30;

    /** The curve of a quantity. */
    public static PlottedCurve of(Curve curve, Quantity quantity, CurveStyle style) {
        List<CurvePoint> points = points(curve, quantity, point -> point.get(quantity));
        Optional<Quantity> line = companion(curve, Role.SMOOTHED, quantity);
        if (line.isEmpty()) {
            return new PlottedCurve(style, bridgedGaps(curve, points), List.of());
        }
        Quantity average = line.get();
        List<CurvePoint> averages =
                points(curve, average, point -> average(point, quantity, average));
        return new PlottedCurve(style, averages, bridgedGaps(curve, points));
    }

    /** This curve without the points that logarithmic axes do not have. */
    PlottedCurve on(ChartAxis x, ChartAxis y) {
        return new PlottedCurve(style, on(points, x, y), on(unsmoothed, x, y));
    }

    private static List<CurvePoint> on(List<CurvePoint> points, ChartAxis x, ChartAxis y) {
        return points.stream()
                .filter(point -> !x.isLogarithmic() || point.x() > 0)
                .map(point -> y.isLogarithmic() ? point.onLogarithmicAxis() : point)
                .toList();
    }

    /** This curve without the points beside an axis. */
    PlottedCurve within(AxisScale x) {
        return new PlottedCurve(
                style,
                points.stream().filter(point -> x.contains(point.x())).toList(),
                unsmoothed.stream().filter(point -> x.contains(point.x())).toList());
    }

    /** The quantity of a role towards another that some point has. */
    private static Optional<Quantity> companion(Curve curve, Role role, Quantity quantity) {
        return curve.points().stream()
                .flatMap(point -> point.figures().keySet().stream())
                .filter(figure -> figure.hasRole(role, quantity))
                .findFirst();
    }

    /** A window whose status is not ok has no average and shows its own value. */
    private static OptionalDouble average(Point point, Quantity quantity, Quantity average) {
        OptionalDouble value = point.get(average);
        return value.isEmpty() && point.status() != Status.OK ? point.get(quantity) : value;
    }

    private static List<CurvePoint> points(
            Curve curve, Quantity quantity, Function<Point, OptionalDouble> value) {
        Optional<Quantity> interval = companion(curve, Role.HALF_WIDTH, quantity);
        List<CurvePoint> points = new ArrayList<>();
        for (Point point : curve.points()) {
            OptionalDouble x = curve.axisValue(point);
            if (x.isPresent()) {
                double y = value.apply(point).orElse(Double.NaN);
                double half = interval.map(i -> Math.abs(point.get(i).orElse(0))).orElse(0.0);
                points.add(new CurvePoint(x.getAsDouble(), y, half, point.status()));
            }
        }
        return List.copyOf(points);
    }

    /** The line of a ramp continues over windows that received nothing. */
    private static List<CurvePoint> bridgedGaps(Curve curve, List<CurvePoint> points) {
        return curve.method().equals(EvaluationMethod.RAMP)
                ? points.stream()
                        .filter(point -> point.hasValue() || point.isMissing())
                        .collect(Collectors.toList())
                : points;
    }

    /**
     * Whether a point with a value has a marker. Markers of a dense line are thinned out, except
     * those that show a status.
     */
    public boolean isMarked(int item) {
        if (style.line().isEmpty() || !hasValue(item - 1) && !hasValue(item + 1)) {
            return true;
        }
        int stride = (points.size() - 1) / MARKERS_PER_LINE + 1;
        Status status = points.get(item).status();
        return style.marked() && item % stride == 0
                || status != Status.OK && status != Status.SATURATED;
    }

    /** Whether some saturated point has a marker. */
    public boolean marksSaturated() {
        return IntStream.range(0, points.size())
                .filter(item -> points.get(item).status() == Status.SATURATED)
                .anyMatch(item -> hasValue(item) && isMarked(item));
    }

    private boolean hasValue(int item) {
        return item >= 0 && item < points.size() && points.get(item).hasValue();
    }

    /** Whether some missing value is marked. */
    public boolean hasMissing() {
        return points.stream().anyMatch(CurvePoint::isMissing);
    }

    /** Returns the lowest saturated position, if any. */
    public OptionalDouble firstSaturated() {
        return points.stream()
                .filter(point -> point.status() == Status.SATURATED)
                .mapToDouble(CurvePoint::x)
                .min();
    }
}
