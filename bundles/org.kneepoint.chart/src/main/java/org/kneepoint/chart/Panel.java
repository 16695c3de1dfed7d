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

/** Makes the plot of one quantity. */
final class Panel {
    private static final int DIGITS = 3;

    private Panel() {}

    /**
     * Makes the plot of one quantity, without the axis below.
     *
     * @param quantity what is plotted
     * @param traces the curves
     * @param flags places that are pointed out
     * @param named whether their values are written
     * @param height of the panel, pixels
     */
    static XYPlot of(
            Quantity quantity, List<Trace> traces, List<Flag> flags, boolean named, double height) {
        EdgeMarks marks = new EdgeMarks(traces);
        double spare = marks.share(height);
        Span span =
                isFraction(quantity)
                        ? Span.ofAllValues(traces, spare)
                        : Span.ofValues(traces, spare);
        NumberAxis axis = Axes.range(quantity, span, height);
        axis.setTickLabelsVisible(hasValue(traces));
        TraceRenderer renderer = new TraceRenderer(traces);
        renderer.addAnnotation(new Flags(flags), Layer.BACKGROUND);
        renderer.addAnnotation(marks, Layer.BACKGROUND);
        if (named) {
            renderer.addAnnotation(new FlagTexts(flags, traces), Layer.FOREGROUND);
        }
        XYPlot plot = new XYPlot(new TraceDataset(traces), null, axis, renderer);
        style(plot);
        addNote(plot, traces, span);
        return plot;
    }

    private static boolean isFraction(Quantity quantity) {
        return Quantities.find(quantity.name()).orElse(quantity).unit().equals("fraction");
    }

    /** Without a value the numbers of an axis would be made up. */
    private static boolean hasValue(List<Trace> traces) {
        return traces.stream().flatMap(trace -> trace.dots().stream()).anyMatch(Dot::hasValue);
    }

    /** Gives the area between the axes its paper and its grid. */
    static void style(XYPlot plot) {
        plot.setBackgroundPaint(Palette.PAPER);
        plot.setOutlinePaint(Palette.GREY);
        plot.setOutlineStroke(Palette.HAIR);
        plot.setDomainGridlinePaint(Palette.GRID);
        plot.setDomainGridlineStroke(Palette.HAIR);
        plot.setRangeGridlinePaint(Palette.GRID);
        plot.setRangeGridlineStroke(Palette.HAIR);
        plot.setRangeZeroBaselineVisible(false);
        plot.setAxisOffset(RectangleInsets.ZERO_INSETS);
    }

    /** Whether a panel says at the left of its top what it leaves out. */
    static boolean hasNote(List<Trace> traces, double bound) {
        return above(traces, bound).length > 0;
    }

    private static double[] above(List<Trace> traces, double bound) {
        return traces.stream()
                .flatMap(trace -> trace.dots().stream())
                .filter(Dot::hasValue)
                .mapToDouble(Dot::y)
                .filter(value -> value > bound)
                .sorted()
                .toArray();
    }

    private static void addNote(XYPlot plot, List<Trace> traces, Span span) {
        double[] above = above(traces, span.high());
        if (above.length > 0) {
            String values = above.length == 1 ? "1 value" : above.length + " values";
            String most = Decimal.round(above[above.length - 1], DIGITS);
            TextTitle note = new TextTitle(values + " above, up to " + most, Palette.TEXT);
            note.setPaint(Palette.GREY);
            note.setBackgroundPaint(Palette.PAPER);
            note.setPadding(3, 5, 3, 5);
            plot.addAnnotation(new XYTitleAnnotation(0, 1, note, RectangleAnchor.TOP_LEFT));
        }
    }
}
