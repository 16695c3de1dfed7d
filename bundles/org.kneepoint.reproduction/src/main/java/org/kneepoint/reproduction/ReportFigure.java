// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction;

import java.util.List;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.view.AxisMarker;
import org.kneepoint.api.view.ScatterPlot;

/**
 * A chart of curves, or a scatter plot with one point for each curve.
 *
 * @param title its heading
 * @param curves all over the same axis; none for a scatter plot
 * @param quantities the panels from top to bottom; none for a scatter plot
 * @param marks marked positions of the axis
 * @param dots one reading of a curve over another; none for a chart of curves
 */
public record ReportFigure(
        String title,
        List<Curve> curves,
        List<Quantity> quantities,
        List<AxisMarker> marks,
        List<ScatterPlot.ScatterPoint> dots) {
    /** Copies the lists. */
    public ReportFigure {
        curves = List.copyOf(curves);
        quantities = List.copyOf(quantities);
        marks = List.copyOf(marks);
        dots = List.copyOf(dots);
    }

    /**
     * A chart of curves.
     *
     * @param curves at least one
     * @param quantities at least one
     */
    public ReportFigure(String title, List<Curve> curves, List<Quantity> quantities) {
        this(title, curves, quantities, List.of(), List.of());
    }

    /** A scatter plot of at least one point. */
    public static ReportFigure ofDots(String title, List<ScatterPlot.ScatterPoint> dots) {
        return new ReportFigure(title, List.of(), List.of(), List.of(), dots);
    }

    /** A copy with marked positions of the axis. */
    public ReportFigure marked(List<AxisMarker> places) {
        return new ReportFigure(title, curves, quantities, places, dots);
    }
}
