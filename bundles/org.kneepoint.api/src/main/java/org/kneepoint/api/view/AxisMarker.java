// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.view;

import java.util.Objects;
import org.kneepoint.api.metric.MetricValue;
import org.kneepoint.api.result.Curve;

/**
 * A marked position on the axis of a chart, such as the critical load of a ramp.
 *
 * @param curve one of the curves of the chart
 * @param value position in the unit of the axis, with its interval if known; without a value
 *     nothing is drawn
 */
public record AxisMarker(Curve curve, MetricValue value) {
    /** Rejects null. */
    public AxisMarker {
        Objects.requireNonNull(curve);
        Objects.requireNonNull(value);
    }
}
