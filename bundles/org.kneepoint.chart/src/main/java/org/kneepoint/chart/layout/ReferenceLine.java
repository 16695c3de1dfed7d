// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart.layout;

import java.awt.Color;
import java.util.ArrayList;
import java.util.List;
import org.kneepoint.api.metric.MetricValue;
import org.kneepoint.api.scenario.Decimal;
import org.kneepoint.api.view.AxisMarker;
import org.kneepoint.api.view.Chart;
import org.kneepoint.chart.style.CurveStyle;

/**
 * A reference line at a position of the axis, drawn in every panel.
 *
 * @param meaning meaning of the position
 * @param position the position
 * @param low lower end of its interval or bracket; the position if it has neither
 * @param high upper end of its interval or bracket; the position if it has neither
 * @param isBracket whether the ends are those of a bracket, two points of the curve between which
 *     the position lies, instead of a 95 % interval
 * @param curve number of its curve
 * @param colour colour of its curve
 */
public record ReferenceLine(
        String meaning,
        double position,
        double low,
        double high,
        boolean isBracket,
        int curve,
        Color colour) {
    // more bands would hide the curves, and labels each other
    private static final int MAX_EXPLICIT = 6;
    private static final int DIGITS = 4;

    /** Returns the markers of a chart that have a value, in the order of the curves. */
    static List<ReferenceLine> all(Chart chart, List<CurveStyle> styles) {
        List<ReferenceLine> lines = new ArrayList<>();
        for (int i = 0; i < styles.size(); i++) {
            for (AxisMarker marker : chart.markers()) {
                MetricValue value = marker.value();
                if (marker.curve() == chart.curves().get(i) && value.value().isPresent()) {
                    lines.add(of(value, i, styles.get(i).colour()));
                }
            }
        }
        return List.copyOf(lines);
    }

    private static ReferenceLine of(MetricValue value, int curve, Color colour) {
        String meaning = QuantityLabel.meaning(value.quantity());
        double at = value.value().getAsDouble();
        double half = Math.abs(value.halfWidth().orElse(0));
        boolean bracket = half == 0 && (value.low().isPresent() || value.high().isPresent());
        double low = bracket ? Math.min(at, value.low().orElse(at)) : at - half;
        double high = bracket ? Math.max(at, value.high().orElse(at)) : at + half;
        return new ReferenceLine(meaning, at, low, high, bracket, curve, colour);
    }

    /** Whether the lines are few enough to show interval and value. */
    public static boolean areExplicit(List<ReferenceLine> lines) {
        return lines.size() <= MAX_EXPLICIT;
    }

    /** Whether it has an interval or a bracket. */
    public boolean hasExtent() {
        return high > low;
    }

    LegendItem.Symbol symbol() {
        if (!hasExtent()) {
            return LegendItem.Symbol.LINE;
        }
        return isBracket ? LegendItem.Symbol.BRACKET_BAND : LegendItem.Symbol.INTERVAL_BAND;
    }

    /** Returns the label: "0.300 ± 0.012" with an interval, "0.45 (0.4 to 0.5)" with a bracket. */
    public String text() {
        if (!isBracket || !hasExtent()) {
            return RoundedValue.text(position, high - position);
        }
        String ends = Decimal.round(low, DIGITS) + " to " + Decimal.round(high, DIGITS);
        return Decimal.round(position, DIGITS) + " (" + ends + ")";
    }
}
