// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction;

import java.util.List;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.view.AxisMarker;
import org.kneepoint.api.view.ScatterPlot;

/**
 * A picture: curves, or one dot for each curve.
 *
 * @param title its heading
 * @param curves all over the same axis; none if there are dots
 * @param quantities the panels from top to bottom; none if there are dots
 * @param marks places on the axis to point out
 * @param dots one reading of a curve over another; none if there are curves
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
     * A picture of curves.
     *
     * @param curves at least one
     * @param quantities at least one
     */
    public ReportFigure(String title, List<Curve> curves, List<Quantity> quantities) {
        this(title, curves, quantities, List.of(), List.of());
    }

    /** A picture of dots, at least one. */
    public static ReportFigure ofDots(String title, List<ScatterPlot.ScatterPoint> dots) {
        return new ReportFigure(title, List.of(), List.of(), List.of(), dots);
    }

    /** A copy with places of the axis pointed out. */
    public ReportFigure marked(List<AxisMarker> places) {
        return new ReportFigure(title, curves, quantities, places, dots);
    }
}
