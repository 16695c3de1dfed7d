// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart.layout;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;
import org.kneepoint.api.view.ChartAxis;

/**
 * The range of an axis.
 *
 * @param low value at its start
 * @param high value at its end, larger than low
 */
public record AxisRange(double low, double high) {
    private static final double MARGIN = 0.03;
    private static final double HEADROOM = 0.06;
    private static final double ROOM = 0.12;
    private static final double STEEP = 10;
    private static final double KNEE = 6;
    private static final double RAMP_STEEP = 40;
    private static final double RAMP_KNEE = 12;
    private static final double SMALLEST_RATIO = 1.2;

    /**
     * The range of the axis below the panels: all positions, from 0 unless that would leave more
     * than half of it empty.
     *
     * @param fromZero whether it always starts at 0
     */
    static AxisRange ofPositions(Collection<PlottedCurve> curves, boolean fromZero) {
        double[] positions =
                curves.stream().flatMap(AxisRange::all).mapToDouble(CurvePoint::x).toArray();
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

    /** The range of a logarithmic axis below the panels: all positions, which are positive. */
    static AxisRange ofPositivePositions(Collection<PlottedCurve> curves) {
        double[] positions =
                curves.stream().flatMap(AxisRange::all).mapToDouble(CurvePoint::x).toArray();
        return logarithmic(least(positions), largest(positions), MARGIN, 0);
    }

    /** The range of the logarithmic axis of a panel: all values, which are positive. */
    static AxisRange ofPositiveValues(List<PlottedCurve> curves, double spare) {
        double[] values = values(curves).mapToDouble(CurvePoint::y).toArray();
        double top = values(curves).mapToDouble(AxisRange::top).max().orElse(1);
        return logarithmic(least(values), top, HEADROOM, spare);
    }

    /**
     * The range of a logarithmic axis of a scatter plot: the positions with a margin for labels.
     *
     * @param places positive positions, at least one
     */
    static AxisRange aroundPositive(double[] places) {
        return logarithmic(least(places), largest(places), ROOM, 0);
    }

    private static double least(double[] values) {
        return Arrays.stream(values).min().orElse(1);
    }

    private static double largest(double[] values) {
        return Arrays.stream(values).max().orElse(1);
    }

    /** Widens positive values by a fraction of their ratio on either side. */
    private static AxisRange logarithmic(
            double least, double largest, double margin, double spare) {
        double from = Math.log(Math.max(Double.MIN_NORMAL, least));
        double to = Math.log(Math.min(Double.MAX_VALUE / 4, largest));
        double height = Math.max(to - from, Math.log(SMALLEST_RATIO));
        double middle = (from + to) / 2;
        double room = height / (1 - spare) * (1 + margin) - height;
        double low = middle - height / 2 - margin * height;
        double high = middle + height / 2 + room;
        return new AxisRange(
                Math.max(Double.MIN_NORMAL, Math.exp(low)),
                Math.min(Double.MAX_VALUE / 4, Math.exp(high)));
    }

    /**
     * This range with the requested ends.
     *
     * @param axis ends, the lower one first; positive if the axis is logarithmic
     */
    AxisRange limited(ChartAxis axis) {
        double start = axis.low().orElse(low);
        double end = axis.high().orElse(high);
        if (end > start) {
            return new AxisRange(start, end);
        }
        return axis.low().isPresent()
                ? new AxisRange(start, start + Math.max(1e-6, Math.abs(start)))
                : new AxisRange(axis.isLogarithmic() ? end / 10 : end - Math.abs(end) - 1e-6, end);
    }

    /**
     * The range of an axis of a scatter plot: the positions with their intervals, each at most the
     * spread of the positions, and a margin for labels.
     *
     * @param places positions, at least one
     */
    static AxisRange around(List<ScatterValue> places) {
        double least = places.stream().mapToDouble(ScatterValue::value).min().orElse(0);
        double largest = places.stream().mapToDouble(ScatterValue::value).max().orElse(0);
        double spread = largest > least ? largest - least : Double.MAX_VALUE;
        double low = least;
        double high = largest;
        for (ScatterValue place : places) {
            low = Math.min(low, Math.max(place.low(), place.value() - spread));
            high = Math.max(high, Math.min(place.high(), place.value() + spread));
        }
        double margin = ROOM * (high - low);
        return proper(low - margin, high + margin);
    }

    private static Stream<CurvePoint> values(List<PlottedCurve> curves) {
        return curves.stream().flatMap(AxisRange::all).filter(CurvePoint::hasValue);
    }

    private static Stream<CurvePoint> all(PlottedCurve curve) {
        return Stream.concat(curve.points().stream(), curve.unsmoothed().stream());
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
