// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart;

import org.kneepoint.api.result.Status;
import org.kneepoint.api.scenario.Decimal;
import org.kneepoint.chart.layout.CurvePoint;
import org.kneepoint.chart.layout.PlottedCurve;

/** The text shown at a point in a window. */
final class PointTip {
    private PointTip() {}

    /** Returns the curve, position, value, interval and status of a point, without rounding. */
    static String of(PlottedCurve curve, CurvePoint point) {
        StringBuilder text = new StringBuilder(curve.style().label());
        text.append(": ").append(Decimal.format(point.y()));
        if (point.halfWidth() > 0) {
            text.append(" \u00b1 ").append(Decimal.format(point.halfWidth()));
        }
        text.append(" at ").append(Decimal.format(point.x()));
        return point.status() == Status.OK
                ? text.toString()
                : text.append(", ").append(point.status().label()).toString();
    }
}
