// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart.layout;

import org.kneepoint.api.result.Status;

/**
 * One point of a curve in one panel.
 *
 * @param x position on the axis
 * @param y value, NaN if it has none, negative infinity if its logarithmic axis does not have it
 * @param halfWidth half width of its 95 % interval, 0 if unknown
 * @param status status of the evaluation
 */
public record CurvePoint(double x, double y, double halfWidth, Status status) {
    /** Whether it has a value on the axis of the panel. */
    public boolean hasValue() {
        return !Double.isNaN(y) && y != Double.NEGATIVE_INFINITY;
    }

    /** Whether it is left out, since its logarithmic axis does not have its value. */
    boolean isLeftOut() {
        return y == Double.NEGATIVE_INFINITY;
    }

    /** Whether its missing value is marked in the panel. */
    public boolean isMissing() {
        return Double.isNaN(y) && status != Status.OK;
    }

    /** Whether it has a value and another status than ok. */
    public boolean isHollow() {
        return hasValue() && status != Status.OK;
    }

    /** This point on a logarithmic axis. */
    CurvePoint onLogarithmicAxis() {
        return y <= 0 ? new CurvePoint(x, Double.NEGATIVE_INFINITY, 0, status) : this;
    }
}
