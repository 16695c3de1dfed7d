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
     * The axis below the panels: all positions. It starts at 0 unless that would leave more than
     * half of it empty.
     *
     * @param fromZero whether it starts at 0 anyway
     */
    static AxisRange ofPositions(Collection<PlottedCurve> traces, boolean fromZero) {
        double[] positions =
                traces.stream()
                        .flatMap(
                                curve ->
                                        Stream.concat(
                                                curve.points().stream(),
                                                curve.unsmoothed().stream()))
                        .mapToDouble(CurvePoint::x)
                        .toArray();
        double least = Arrays.stream(positions).min().orElse(0);
        double most = Arrays.stream(positions).max().orElse(0);
        double low = least >= 0 && (fromZero || least <= most / 2) ? 0 : least;
        double margin = MARGIN * (most - low);
        return proper(low == 0 ? 0 : low - margin, most + margin);
    }

    /**
     * The axis of a panel: from 0, or from the least value if that is negative, to the largest
     * value with the upper half of its interval, or as much of that as does not exceed half the
     * value.
     *
     * <p>Latency grows without bound towards saturation, and one point close to it would press the
     * knee of every curve to the floor. So if the largest value is more than 10 times as high as
     * the median of each curve, the panel ends at 6 times the highest of those medians. A ramp goes
     * on far beyond saturation, where latency may or may not have a bound: 40 and 12 times its
     * lowest decile take the places of 10 and 6 times the median.
     *
     * @param spare part of the height to keep free at the top for marks, 0 to less than 1
     */
    static AxisRange ofValues(List<PlottedCurve> traces, double spare) {
        double most = Math.max(0, values(traces).mapToDouble(AxisRange::top).max().orElse(0));
        double bound =
                traces.stream().mapToDouble(t -> typical(t, STEEP, RAMP_STEEP)).max().orElse(0);
        double knee = traces.stream().mapToDouble(t -> typical(t, KNEE, RAMP_KNEE)).max().orElse(0);
        return upTo(knee > 0 && most > bound ? knee : most, traces, spare);
    }

    /** The axis of a panel for values that have a bound, so that all of them are shown. */
    static AxisRange ofAllValues(List<PlottedCurve> traces, double spare) {
        double most = Math.max(0, values(traces).mapToDouble(AxisRange::top).max().orElse(0));
        return upTo(most, traces, spare);
    }

    private static AxisRange upTo(double top, List<PlottedCurve> traces, double spare) {
        double least = Math.min(0, values(traces).mapToDouble(CurvePoint::y).min().orElse(0));
        double height = top - least;
        double room = height / (1 - spare) * (1 + HEADROOM) - height;
        return proper(least - (least < 0 ? HEADROOM * height : 0), top + room);
    }

    /**
     * An axis that shows these places and no more: their intervals, or as much of those as does not
     * exceed the spread of the places, and some room for names.
     *
     * @param places at least one
     * @param halves half widths of their intervals
     */
    static AxisRange around(double[] places, double[] halves) {
        double least = Arrays.stream(places).min().orElse(0);
        double most = Arrays.stream(places).max().orElse(0);
        double spread = most > least ? most - least : Double.MAX_VALUE;
        double low = least;
        double high = most;
        for (int i = 0; i < places.length; i++) {
            double half = Math.min(halves[i], spread);
            low = Math.min(low, places[i] - half);
            high = Math.max(high, places[i] + half);
        }
        double margin = ROOM * (high - low);
        return proper(low - margin, high + margin);
    }

    private static Stream<CurvePoint> values(List<PlottedCurve> traces) {
        return traces.stream()
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

    /** Returns the value below which one of so many parts of the values lie. */
    private static double quantile(PlottedCurve curve, int parts) {
        double[] values =
                curve.points().stream()
                        .filter(CurvePoint::hasValue)
                        .mapToDouble(CurvePoint::y)
                        .sorted()
                        .toArray();
        return values.length == 0 ? 0 : values[(values.length - 1) / parts];
    }

    /** Opens a span that is empty or too large for a difference of doubles. */
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
