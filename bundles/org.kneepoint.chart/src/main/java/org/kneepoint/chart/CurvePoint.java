// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart;

import org.kneepoint.api.result.Status;

/**
 * One point of a curve in one panel.
 *
 * @param x position on the axis
 * @param y value, NaN if it has none
 * @param halfWidth half width of its 95 % interval, 0 if unknown
 * @param status status of the evaluation
 */
record CurvePoint(double x, double y, double halfWidth, Status status) {
    boolean hasValue() {
        return !Double.isNaN(y);
    }

    /** Whether its missing value is marked in the panel. */
    boolean isMissing() {
        return !hasValue() && status != Status.OK;
    }

    boolean isHollow() {
        return hasValue() && status != Status.OK;
    }
}
