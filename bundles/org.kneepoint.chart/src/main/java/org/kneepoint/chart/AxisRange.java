// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;

/**
 * The range of an axis.
 *
 * @param low value at its start
 * @param high value at its end, larger than low
 */
record AxisRange(double low, double high) {
    private static final double MARGIN = 0.03;
    private static final double HEADROOM = 0.06;
    private static final double ROOM = 0.12;
    private static final double STEEP = 10;
    private static final double KNEE = 6;
    private static final double RAMP_STEEP = 40;
    private static final double RAMP_KNEE = 12;

    /**
     * The range of the axis below the panels: all positions, from 0 unless that would leave more
     * than half of it empty.
     *
     * @param fromZero whether it always starts at 0
     */
    static AxisRange ofPositions(Collection<PlottedCurve> curves, boolean fromZero) {
        double[] positions =
                curves.stream()
                        .flatMap(
                                curve ->
                                        Stream.concat(
                                                curve.points().stream(),
                                                curve.unsmoothed().stream()))
                        .mapToDouble(CurvePoint::x)
                        .toArray();
        double least = Arrays.stream(positions).min().orElse(0);
        double largest = Arrays.stream(positions).max().orElse(0);
        double low = least >= 0 && (fromZero || least <= largest / 2) ? 0 : least;
        double margin = MARGIN * (largest - low);
        return proper(low == 0 ? 0 : low - margin, largest + margin);
    }

    /**
     * The range of the axis of a panel: from 0, or from the least value if that is negative, to the
     * largest value with the upper half of its interval, at most half the value.
     *
     * <p>Latency grows without bound towards saturation, and one point close to it would flatten
     * the knee of every curve. If the largest value is more than 10 times the median of each curve,
     * the panel ends at 6 times the highest of those medians; for a ramp, which continues far
     * beyond saturation, 40 and 12 times the lowest decile replace 10 and 6 times the median.
     *
     * @param spare fraction of the height kept free at the top for marks, 0 to less than 1
     */
    static AxisRange ofValues(List<PlottedCurve> curves, double spare) {
        double largest = Math.max(0, values(curves).mapToDouble(AxisRange::top).max().orElse(0));
        double bound =
                curves.stream().mapToDouble(t -> typical(t, STEEP, RAMP_STEEP)).max().orElse(0);
        double knee = curves.stream().mapToDouble(t -> typical(t, KNEE, RAMP_KNEE)).max().orElse(0);
        return upTo(knee > 0 && largest > bound ? knee : largest, curves, spare);
    }

    /** The range of the axis of a panel for bounded values, all of which are shown. */
    static AxisRange ofAllValues(List<PlottedCurve> curves, double spare) {
        double largest = Math.max(0, values(curves).mapToDouble(AxisRange::top).max().orElse(0));
        return upTo(largest, curves, spare);
    }

    private static AxisRange upTo(double top, List<PlottedCurve> curves, double spare) {
        double least = Math.min(0, values(curves).mapToDouble(CurvePoint::y).min().orElse(0));
        double height = top - least;
        double room = height / (1 - spare) * (1 + HEADROOM) - height;
        return proper(least - (least < 0 ? HEADROOM * height : 0), top + room);
    }

    /**
     * The range of an axis of a scatter plot: the positions with their half widths, each at most
     * the spread of the positions, and a margin for labels.
     *
     * @param places positions, at least one
     * @param halves half widths of their intervals
     */
    static AxisRange around(double[] places, double[] halves) {
        double least = Arrays.stream(places).min().orElse(0);
        double largest = Arrays.stream(places).max().orElse(0);
        double spread = largest > least ? largest - least : Double.MAX_VALUE;
        double low = least;
        double high = largest;
        for (int i = 0; i < places.length; i++) {
            double half = Math.min(halves[i], spread);
            low = Math.min(low, places[i] - half);
            high = Math.max(high, places[i] + half);
        }
        double margin = ROOM * (high - low);
        return proper(low - margin, high + margin);
    }

    private static Stream<CurvePoint> values(List<PlottedCurve> curves) {
        return curves.stream()
                .flatMap(
                        curve ->
                                Stream.concat(curve.points().stream(), curve.unsmoothed().stream()))
                .filter(CurvePoint::hasValue);
    }

    private static double top(CurvePoint point) {
        return point.y() + Math.min(point.halfWidth(), Math.abs(point.y()) / 2);
    }

    private static double typical(PlottedCurve curve, double medians, double deciles) {
        return curve.style().dense() ? deciles * quantile(curve, 10) : medians * quantile(curve, 2);
    }

    /** Returns the first quantile of a number of parts. */
    private static double quantile(PlottedCurve curve, int parts) {
        double[] values =
                curve.points().stream()
                        .filter(CurvePoint::hasValue)
                        .mapToDouble(CurvePoint::y)
                        .sorted()
                        .toArray();
        return values.length == 0 ? 0 : values[(values.length - 1) / parts];
    }

    /** Widens an empty range, and limits one too large for a difference of doubles. */
    private static AxisRange proper(double low, double high) {
        double bound = Double.MAX_VALUE / 4;
        double start = Math.max(-bound, low);
        double end = Math.min(bound, high);
        if (end > start) {
            return new AxisRange(start, end);
        }
        double reach = start == 0 ? 1 : Math.abs(start) / 10;
        return new AxisRange(start == 0 ? 0 : start - reach, start + reach);
    }
}
