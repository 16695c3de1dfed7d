// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart;

import org.kneepoint.api.metric.MetricValue;
import org.kneepoint.api.view.ScatterPlot;

/**
 * A marker of a scatter plot.
 *
 * @param x horizontal position
 * @param halfX half width of its interval, 0 if unknown
 * @param y vertical position
 * @param halfY half width of its interval, 0 if unknown
 */
record ScatterMarker(double x, double halfX, double y, double halfY) {
    static ScatterMarker of(ScatterPlot.ScatterPoint point) {
        return new ScatterMarker(
                value(point.x()), half(point.x()), value(point.y()), half(point.y()));
    }

    private static double value(MetricValue value) {
        return value.value().orElseThrow();
    }

    private static double half(MetricValue value) {
        return Math.abs(value.halfWidth().orElse(0));
    }

    boolean hasInterval() {
        return halfX > 0 || halfY > 0;
    }
}
