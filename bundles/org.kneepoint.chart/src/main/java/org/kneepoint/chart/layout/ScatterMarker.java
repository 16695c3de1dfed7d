// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart.layout;

import org.kneepoint.api.view.ScatterPlot;

/**
 * A marker of a scatter plot.
 *
 * @param x horizontal position
 * @param y vertical position
 */
public record ScatterMarker(ScatterValue x, ScatterValue y) {
    static ScatterMarker of(ScatterPlot.ScatterPoint point) {
        return new ScatterMarker(ScatterValue.of(point.x()), ScatterValue.of(point.y()));
    }
}
