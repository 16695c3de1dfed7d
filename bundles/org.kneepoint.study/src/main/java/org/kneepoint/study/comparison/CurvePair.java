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
 * Two curves and their comparable points: those at the same load, or at the same position on
 * another common axis. Immutable.
 */
public final class CurvePair {
    /** Relative tolerance of equal loads, which may be computed from a rate or read from a file. */
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
     * A curve with its label.
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

    /** Returns the position of a point of one of the curves on the common axis. */
    OptionalDouble position(Curve curve, Point point) {
        boolean own = axis.equals(curve.axis());
        return own ? curve.axisValue(point) : point.get(axis);
    }

    /** Returns the reference. */
    public LabelledCurve reference() {
        return reference;
    }

    /** Returns the curve compared with the reference. */
    public LabelledCurve other() {
        return other;
    }

    /** Returns the common axis: the load, or another axis of both. */
    public Quantity axis() {
        return axis;
    }

    /** Returns the pairs of points in the order of the reference. */
    public List<PointPair> pointPairs() {
        return pointPairs;
    }
}
