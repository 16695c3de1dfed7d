// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart;

import java.util.List;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.NumberTickUnitSource;
import org.jfree.chart.ui.RectangleInsets;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.chart.style.ChartStyle;

/** Axes and their labels. */
final class ChartAxes {
    private ChartAxes() {}

    /** Returns the parts of the label of an axis: "mean latency" and "[cycles]". */
    static List<String> label(Quantity quantity) {
        String unit = named(quantity).unit();
        return unit.isEmpty()
                ? List.of(meaning(quantity))
                : List.of(meaning(quantity), "[" + unit + "]");
    }

    /** Returns the meaning of a quantity: "mean latency". */
    static String meaning(Quantity quantity) {
        String meaning = named(quantity).meaning();
        return meaning.isEmpty() ? quantity.name().replace('_', ' ') : meaning;
    }

    private static Quantity named(Quantity quantity) {
        return quantity.meaning().isEmpty()
                ? Quantities.find(quantity.name()).orElse(quantity)
                : quantity;
    }

    /**
     * Returns the axis below the panels.
     *
     * @param whole whether ticks are whole numbers only
     */
    static NumberAxis domain(Quantity quantity, AxisRange span, boolean whole) {
        NumberAxis axis = new NumberAxis(String.join(" ", label(quantity)));
        axis.setTickLabelInsets(new RectangleInsets(3, 8, 2, 8));
        axis.setLabelInsets(new RectangleInsets(4, 4, 4, 4));
        return styled(axis, span, whole);
    }

    /** Returns the axis at the left of a panel of this height in pixels. */
    static NumberAxis range(Quantity quantity, AxisRange span, double height) {
        NumberAxis axis = new WrappingRangeAxis(label(quantity), height);
        // the height of the tick labels determines the number of ticks
        axis.setTickLabelInsets(new RectangleInsets(8, 3, 8, 4));
        return styled(axis, span, false);
    }

    private static NumberAxis styled(NumberAxis axis, AxisRange span, boolean whole) {
        axis.setRange(span.low(), span.high());
        axis.setStandardTickUnits(new NumberTickUnitSource(whole, new TickFormat()));
        axis.setLabelFont(ChartStyle.LABEL);
        axis.setLabelPaint(ChartStyle.FOREGROUND);
        axis.setTickLabelFont(ChartStyle.TEXT);
        axis.setTickLabelPaint(ChartStyle.FOREGROUND);
        axis.setTickMarkOutsideLength(4);
        axis.setTickMarkPaint(ChartStyle.GREY);
        axis.setAxisLinePaint(ChartStyle.GREY);
        axis.setAxisLineStroke(ChartStyle.HAIR);
        return axis;
    }
}
