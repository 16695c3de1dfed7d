// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart;

import java.util.List;
import org.jfree.chart.annotations.XYTitleAnnotation;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.title.TextTitle;
import org.jfree.chart.ui.Layer;
import org.jfree.chart.ui.RectangleAnchor;
import org.jfree.chart.ui.RectangleInsets;
import org.kneepoint.chart.layout.AxisScale;
import org.kneepoint.chart.layout.PanelLayout;
import org.kneepoint.chart.layout.ReferenceLine;
import org.kneepoint.chart.style.ChartStyle;

/** The plot of one quantity. */
final class PanelPlot {
    private PanelPlot() {}

    /**
     * Makes the plot of one quantity, without the axis below.
     *
     * @param panel the panel
     * @param lines the reference lines
     * @param named whether these are labelled with their values
     * @param height of the panel, pixels
     */
    static XYPlot of(PanelLayout panel, List<ReferenceLine> lines, boolean named, double height) {
        MissingValueMarks marks = new MissingValueMarks(panel.curves());
        AxisScale scale = panel.y(marks.fraction(height));
        String note = panel.note(scale);
        NumberAxis axis = ChartAxes.range(panel.quantity(), scale, height);
        axis.setTickLabelsVisible(panel.hasValue());
        PlottedCurveRenderer renderer = new PlottedCurveRenderer(panel.curves());
        renderer.addAnnotation(new ReferenceLineAnnotation(lines), Layer.BACKGROUND);
        renderer.addAnnotation(marks, Layer.BACKGROUND);
        if (named) {
            boolean noted = !note.isEmpty();
            renderer.addAnnotation(
                    new ReferenceLineLabels(lines, panel.curves(), noted), Layer.FOREGROUND);
        }
        XYPlot plot = new XYPlot(new PlottedCurveDataset(panel.curves()), null, axis, renderer);
        style(plot);
        addNote(plot, note);
        return plot;
    }

    /** Sets background and grid. */
    static void style(XYPlot plot) {
        plot.setBackgroundPaint(ChartStyle.BACKGROUND);
        plot.setOutlinePaint(ChartStyle.GREY);
        plot.setOutlineStroke(ChartStyle.HAIR);
        plot.setDomainGridlinePaint(ChartStyle.GRID);
        plot.setDomainGridlineStroke(ChartStyle.HAIR);
        plot.setRangeGridlinePaint(ChartStyle.GRID);
        plot.setRangeGridlineStroke(ChartStyle.HAIR);
        plot.setRangeZeroBaselineVisible(false);
        plot.setAxisOffset(RectangleInsets.ZERO_INSETS);
    }

    /** Adds a note in the top left corner, if it is not empty. */
    static void addNote(XYPlot plot, String text) {
        if (!text.isEmpty()) {
            TextTitle note = new TextTitle(text, ChartStyle.TEXT);
            note.setPaint(ChartStyle.GREY);
            note.setBackgroundPaint(ChartStyle.BACKGROUND);
            note.setPadding(3, 5, 3, 5);
            plot.addAnnotation(new XYTitleAnnotation(0, 1, note, RectangleAnchor.TOP_LEFT));
        }
    }
}
