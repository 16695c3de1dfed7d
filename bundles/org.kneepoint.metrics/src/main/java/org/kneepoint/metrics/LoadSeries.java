// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.metrics;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.CurveAttributes;
import org.kneepoint.api.result.Explanation;
import org.kneepoint.api.result.Explanation.Rounded;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.result.Status;

/**
 * The points of a curve in ascending order of load. Immutable.
 *
 * <p>The load of a point is its {@code load} figure, else its value on a load axis, else on a rate
 * axis the rate times the mean length of the curve. Points without a load are omitted.
 */
final class LoadSeries {
    private static final int DIGITS = 6;

    private final Curve curve;
    private final List<LoadPoint> loadPoints;

    private LoadSeries(Curve curve, List<LoadPoint> loadPoints) {
        this.curve = curve;
        this.loadPoints = loadPoints;
    }

    static LoadSeries of(Curve curve) {
        List<LoadPoint> loadPoints = new ArrayList<>();
        if (isOverLoad(curve)) {
            for (Point point : curve.points()) {
                load(curve, point).ifPresent(load -> loadPoints.add(new LoadPoint(load, point)));
            }
        }
        loadPoints.sort(Comparator.comparingDouble(LoadPoint::load));
        return new LoadSeries(curve, List.copyOf(loadPoints));
    }

    private static boolean isOverLoad(Curve curve) {
        return curve.axis().equals(Quantities.LOAD) || curve.axis().equals(Quantities.RATE);
    }

    private static OptionalDouble load(Curve curve, Point point) {
        OptionalDouble figure = point.get(Quantities.LOAD);
        OptionalDouble x = curve.axisValue(point);
        if (figure.isPresent() || x.isEmpty()) {
            return figure;
        }
        if (curve.axis().equals(Quantities.LOAD)) {
            return x;
        }
        OptionalDouble length = curve.attribute(CurveAttributes.LENGTH);
        return length.isEmpty()
                ? length
                : OptionalDouble.of(x.getAsDouble() * length.getAsDouble());
    }

    /** Returns the reason for which nothing can be read off the curve, if any. */
    Optional<Explanation> obstacle() {
        if (!isOverLoad(curve)) {
            return Optional.of(
                    Explanation.of(
                            "other-axis",
                            "the curve is over {axis}, not over load or rate: let load= vary first",
                            curve.axis().name()));
        }
        if (curve.points().isEmpty()) {
            return Optional.of(Explanation.of("no-points", "the curve has no points"));
        }
        return loadPoints.isEmpty()
                ? Optional.of(Explanation.of("no-load", "no point of the curve has a load"))
                : Optional.empty();
    }

    /** Returns all points in ascending order of load. */
    List<LoadPoint> points() {
        return loadPoints;
    }

    /** Returns whether some point has this figure. */
    boolean has(Quantity quantity) {
        return loadPoints.stream()
                .anyMatch(loadPoint -> loadPoint.point().get(quantity).isPresent());
    }

    /** Returns the points of this status in ascending order of load. */
    List<LoadPoint> with(Status status) {
        return loadPoints.stream().filter(loadPoint -> loadPoint.is(status)).toList();
    }

    /**
     * Returns the values of a function of the points with status ok that have one. Of several
     * points at one load the first on the curve counts.
     */
    List<CurveSample> samples(Function<Point, OptionalDouble> value) {
        return samples(with(Status.OK), value);
    }

    /**
     * Returns the throughput over the load, including saturated points, whose throughput is
     * stationary too.
     */
    List<CurveSample> throughputSamples() {
        List<LoadPoint> steady =
                loadPoints.stream()
                        .filter(
                                loadPoint ->
                                        loadPoint.is(Status.OK) || loadPoint.is(Status.SATURATED))
                        .toList();
        return samples(steady, point -> point.get(Quantities.THROUGHPUT));
    }

    private static List<CurveSample> samples(
            List<LoadPoint> loadPoints, Function<Point, OptionalDouble> value) {
        List<CurveSample> samples = new ArrayList<>();
        double previous = Double.NaN;
        for (LoadPoint loadPoint : loadPoints) {
            OptionalDouble y = value.apply(loadPoint.point());
            if (y.isPresent() && loadPoint.load() != previous) {
                samples.add(new CurveSample(loadPoint.load(), y.getAsDouble(), loadPoint.point()));
                previous = loadPoint.load();
            }
        }
        return List.copyOf(samples);
    }

    /** Returns a load with the digits of a note. */
    static Rounded rounded(double value) {
        return new Rounded(value, DIGITS);
    }
}
