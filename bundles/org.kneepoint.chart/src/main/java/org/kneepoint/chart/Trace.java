// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.result.Status;

/**
 * A curve in one panel.
 *
 * @param look how it is drawn
 * @param dots its points that have a position, in their order
 */
record Trace(Look look, List<Dot> dots) {
    /** What the name of a quantity ends with to name the half width of its 95 % interval. */
    static final String INTERVAL = "_ci95";

    private static final int MARKERS_PER_LINE = 30;

    static Trace of(Curve curve, Quantity quantity, Look look) {
        Quantity interval = Quantity.of(quantity.name() + INTERVAL, "", "");
        List<Dot> dots = new ArrayList<>();
        for (Point point : curve.points()) {
            OptionalDouble x = curve.x(point);
            if (x.isPresent()) {
                double y = point.get(quantity).orElse(Double.NaN);
                double half = Math.abs(point.get(interval).orElse(0));
                dots.add(new Dot(x.getAsDouble(), y, half, point.status()));
            }
        }
        return new Trace(look, List.copyOf(dots));
    }

    /**
     * Whether a point with a value bears a marker. Those on a dense line are thinned out, but never
     * one whose status the reader would miss.
     */
    boolean isMarked(int item) {
        if (look.line().isEmpty() || !hasValue(item - 1) && !hasValue(item + 1)) {
            return true;
        }
        int stride = (dots.size() - 1) / MARKERS_PER_LINE + 1;
        Status status = dots.get(item).status();
        return look.marked() && item % stride == 0
                || status != Status.OK && status != Status.SATURATED;
    }

    /** Whether some saturated point bears a marker. */
    boolean marksSaturated() {
        return IntStream.range(0, dots.size())
                .filter(item -> dots.get(item).status() == Status.SATURATED)
                .anyMatch(item -> hasValue(item) && isMarked(item));
    }

    private boolean hasValue(int item) {
        return item >= 0 && item < dots.size() && dots.get(item).hasValue();
    }

    /** Whether some point must be shown although it has no value. */
    boolean hasLost() {
        return dots.stream().anyMatch(Dot::isLost);
    }

    /** Returns the lowest saturated position, if any. */
    OptionalDouble firstSaturated() {
        return dots.stream()
                .filter(dot -> dot.status() == Status.SATURATED)
                .mapToDouble(Dot::x)
                .min();
    }
}
