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
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.scenario.Decimal;
import org.kneepoint.chart.style.ChartStyle;

/** The plot of one quantity. */
final class PanelPlot {
    private static final int DIGITS = 3;

    private PanelPlot() {}

    /**
     * Makes the plot of one quantity, without the axis below.
     *
     * @param quantity the quantity
     * @param curves the curves
     * @param lines the reference lines
     * @param named whether these are labelled with their values
     * @param height of the panel, pixels
     */
    static XYPlot of(
            Quantity quantity,
            List<PlottedCurve> curves,
            List<ReferenceLine> lines,
            boolean named,
            double height) {
        MissingValueMarks marks = new MissingValueMarks(curves);
        double spare = marks.fraction(height);
        AxisRange span =
                isFraction(quantity)
                        ? AxisRange.ofAllValues(curves, spare)
                        : AxisRange.ofValues(curves, spare);
        NumberAxis axis = ChartAxes.range(quantity, span, height);
        axis.setTickLabelsVisible(hasValue(curves));
        PlottedCurveRenderer renderer = new PlottedCurveRenderer(curves);
        renderer.addAnnotation(new ReferenceLineAnnotation(lines), Layer.BACKGROUND);
        renderer.addAnnotation(marks, Layer.BACKGROUND);
        if (named) {
            renderer.addAnnotation(new ReferenceLineLabels(lines, curves), Layer.FOREGROUND);
        }
        XYPlot plot = new XYPlot(new PlottedCurveDataset(curves), null, axis, renderer);
        style(plot);
        addNote(plot, curves, span);
        return plot;
    }

    private static boolean isFraction(Quantity quantity) {
        return Quantities.find(quantity.name()).orElse(quantity).unit().equals("fraction");
    }

    /** Without values the numbers of the axis have no meaning. */
    private static boolean hasValue(List<PlottedCurve> curves) {
        return curves.stream()
                .flatMap(curve -> curve.points().stream())
                .anyMatch(CurvePoint::hasValue);
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

    /** Whether a panel has a note on values above its range. */
    static boolean hasNote(List<PlottedCurve> curves, double bound) {
        return above(curves, bound).length > 0;
    }

    private static double[] above(List<PlottedCurve> curves, double bound) {
        return curves.stream()
                .flatMap(curve -> curve.points().stream())
                .filter(CurvePoint::hasValue)
                .mapToDouble(CurvePoint::y)
                .filter(value -> value > bound)
                .sorted()
                .toArray();
    }

    private static void addNote(XYPlot plot, List<PlottedCurve> curves, AxisRange span) {
        double[] above = above(curves, span.high());
        if (above.length > 0) {
            String values = above.length == 1 ? "1 value" : above.length + " values";
            String largest = Decimal.round(above[above.length - 1], DIGITS);
            TextTitle note = new TextTitle(values + " above, up to " + largest, ChartStyle.TEXT);
            note.setPaint(ChartStyle.GREY);
            note.setBackgroundPaint(ChartStyle.BACKGROUND);
            note.setPadding(3, 5, 3, 5);
            plot.addAnnotation(new XYTitleAnnotation(0, 1, note, RectangleAnchor.TOP_LEFT));
        }
    }
}
