// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart;

import java.awt.Color;
import java.util.ArrayList;
import java.util.List;
import org.kneepoint.api.metric.MetricValue;
import org.kneepoint.api.view.AxisMarker;
import org.kneepoint.api.view.Chart;
import org.kneepoint.chart.style.CurveStyle;

/**
 * A reference line at a position of the axis, drawn in every panel.
 *
 * @param meaning meaning of the position
 * @param position the position
 * @param halfWidth half width of its interval, or extent of its bracket; 0 if unknown
 * @param colour colour of its curve
 */
record ReferenceLine(String meaning, double position, double halfWidth, Color colour) {
    /** Returns the markers of a chart that have a value, in the order of the curves. */
    static List<ReferenceLine> all(Chart chart, List<CurveStyle> styles) {
        List<ReferenceLine> lines = new ArrayList<>();
        for (int i = 0; i < styles.size(); i++) {
            for (AxisMarker marker : chart.markers()) {
                MetricValue value = marker.value();
                if (marker.curve() == chart.curves().get(i) && value.value().isPresent()) {
                    lines.add(of(value, styles.get(i).colour()));
                }
            }
        }
        return lines;
    }

    private static ReferenceLine of(MetricValue value, Color colour) {
        String meaning = ChartAxes.meaning(value.quantity());
        double at = value.value().getAsDouble();
        double bracket = Math.max(at - value.low().orElse(at), value.high().orElse(at) - at);
        double half = Math.max(bracket, Math.abs(value.halfWidth().orElse(0)));
        return new ReferenceLine(meaning, at, half, colour);
    }

    /** Returns the label. */
    String text() {
        return RoundedValue.text(position, halfWidth);
    }
}
