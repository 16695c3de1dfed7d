// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart;

import org.kneepoint.api.metric.Reading;
import org.kneepoint.api.view.Scatter;

/**
 * One dot between two axes.
 *
 * @param x horizontal place
 * @param halfX half width of its interval, 0 if unknown
 * @param y vertical place
 * @param halfY half width of its interval, 0 if unknown
 */
record Spot(double x, double halfX, double y, double halfY) {
    static Spot of(Scatter.Dot dot) {
        return new Spot(value(dot.x()), half(dot.x()), value(dot.y()), half(dot.y()));
    }

    private static double value(Reading reading) {
        return reading.value().orElseThrow();
    }

    private static double half(Reading reading) {
        return Math.abs(reading.halfWidth().orElse(0));
    }

    boolean hasInterval() {
        return halfX > 0 || halfY > 0;
    }
}
