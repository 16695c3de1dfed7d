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
public final class Pairing {
    /** Loads that come from a rate and a length, or from a file, differ in the last digits. */
    private static final double SAME = 1e-9;

    private final Named reference;
    private final Named other;
    private final Quantity axis;
    private final List<Match> matches;

    private Pairing(Named reference, Named other) {
        this.reference = reference;
        this.other = other;
        Quantity first = reference.curve().axis();
        boolean common = first.equals(other.curve().axis()) && !first.equals(Quantities.RATE);
        this.axis = common ? first : Quantities.LOAD;
        this.matches = List.copyOf(matched());
    }

    /**
     * A curve with the text that tells it from the others.
     *
     * @param label short text
     * @param curve the curve
     */
    public record Named(String label, Curve curve) {}

    /** Compares a curve with a reference. */
    static Pairing of(Named reference, Named other) {
        return new Pairing(reference, other);
    }

    private List<Match> matched() {
        NavigableMap<Double, List<Point>> places = new TreeMap<>();
        for (Point point : other.curve().points()) {
            place(other.curve(), point)
                    .ifPresent(x -> places.computeIfAbsent(x, k -> new ArrayList<>()).add(point));
        }
        List<Match> found = new ArrayList<>();
        for (Point point : reference.curve().points()) {
            place(reference.curve(), point)
                    .ifPresent(
                            x ->
                                    near(places, x)
                                            .forEach(near -> found.add(new Match(x, point, near))));
        }
        return found;
    }

    private static List<Point> near(NavigableMap<Double, List<Point>> places, double x) {
        double reach = SAME * Math.abs(x);
        return places.subMap(x - reach, true, x + reach, true).values().stream()
                .flatMap(Collection::stream)
                .toList();
    }

    /** Returns where a point of one of the curves lies on the axis that is compared along. */
    OptionalDouble place(Curve curve, Point point) {
        boolean own = axis.equals(curve.axis());
        return own ? curve.x(point) : point.get(axis);
    }

    /** Returns what the other is measured by. */
    public Named reference() {
        return reference;
    }

    /** Returns what is compared with the reference. */
    public Named other() {
        return other;
    }

    /** Returns what the curves are compared along: the load, or another axis of both. */
    public Quantity axis() {
        return axis;
    }

    /** Returns the points that belong together in the order of the reference. */
    public List<Match> matches() {
        return matches;
    }
}
