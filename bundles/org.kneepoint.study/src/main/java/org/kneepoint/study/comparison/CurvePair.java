// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.comparison;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.NavigableMap;
import java.util.OptionalDouble;
import java.util.TreeMap;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;

/**
 * Two curves, and the points in which they can be compared: those at the same load, or at the same
 * place of their axis where that is another one. Immutable.
 */
public final class CurvePair {
    /** Loads that come from a rate and a length, or from a file, differ in the last digits. */
    private static final double LOAD_TOLERANCE = 1e-9;

    private final LabelledCurve reference;
    private final LabelledCurve other;
    private final Quantity axis;
    private final List<PointPair> pointPairs;

    private CurvePair(LabelledCurve reference, LabelledCurve other) {
        this.reference = reference;
        this.other = other;
        Quantity first = reference.curve().axis();
        boolean common = first.equals(other.curve().axis()) && !first.equals(Quantities.RATE);
        this.axis = common ? first : Quantities.LOAD;
        this.pointPairs = List.copyOf(matched());
    }

    /**
     * A curve with the text that tells it from the others.
     *
     * @param label short text
     * @param curve the curve
     */
    public record LabelledCurve(String label, Curve curve) {}

    /** Compares a curve with a reference. */
    static CurvePair of(LabelledCurve reference, LabelledCurve other) {
        return new CurvePair(reference, other);
    }

    private List<PointPair> matched() {
        NavigableMap<Double, List<Point>> places = new TreeMap<>();
        for (Point point : other.curve().points()) {
            position(other.curve(), point)
                    .ifPresent(x -> places.computeIfAbsent(x, k -> new ArrayList<>()).add(point));
        }
        List<PointPair> found = new ArrayList<>();
        for (Point point : reference.curve().points()) {
            position(reference.curve(), point)
                    .ifPresent(
                            x ->
                                    near(places, x)
                                            .forEach(
                                                    near ->
                                                            found.add(
                                                                    new PointPair(
                                                                            x, point, near))));
        }
        return found;
    }

    private static List<Point> near(NavigableMap<Double, List<Point>> places, double x) {
        double reach = LOAD_TOLERANCE * Math.abs(x);
        return places.subMap(x - reach, true, x + reach, true).values().stream()
                .flatMap(Collection::stream)
                .toList();
    }

    /** Returns where a point of one of the curves lies on the axis that is compared along. */
    OptionalDouble position(Curve curve, Point point) {
        boolean own = axis.equals(curve.axis());
        return own ? curve.axisValue(point) : point.get(axis);
    }

    /** Returns what the other is measured by. */
    public LabelledCurve reference() {
        return reference;
    }

    /** Returns what is compared with the reference. */
    public LabelledCurve other() {
        return other;
    }

    /** Returns what the curves are compared along: the load, or another axis of both. */
    public Quantity axis() {
        return axis;
    }

    /** Returns the points that belong together in the order of the reference. */
    public List<PointPair> pointPairs() {
        return pointPairs;
    }
}
