// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart;

import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.ui.RectangleInsets;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.chart.layout.AxisScale;
import org.kneepoint.chart.layout.QuantityLabel;
import org.kneepoint.chart.style.ChartStyle;

/** The axes of JFreeChart. */
final class ChartAxes {
    private ChartAxes() {}

    /**
     * Returns the axis below the panels.
     *
     * @param whole whether ticks are whole numbers only
     */
    static NumberAxis domain(Quantity quantity, AxisScale scale, boolean whole) {
        NumberAxis axis = new ScaledAxis(QuantityLabel.of(quantity), scale, whole);
        axis.setTickLabelInsets(new RectangleInsets(3, 8, 2, 8));
        axis.setLabelInsets(new RectangleInsets(4, 4, 4, 4));
        return styled(axis);
    }

    /** Returns the axis at the left of a panel of this height in pixels. */
    static NumberAxis range(Quantity quantity, AxisScale scale, double height) {
        NumberAxis axis = new WrappingRangeAxis(QuantityLabel.parts(quantity), scale, height);
        // the height of the tick labels determines the number of ticks
        axis.setTickLabelInsets(new RectangleInsets(8, 3, 8, 4));
        return styled(axis);
    }

    private static NumberAxis styled(NumberAxis axis) {
        axis.setLabelFont(ChartStyle.LABEL);
        axis.setLabelPaint(ChartStyle.FOREGROUND);
        axis.setTickLabelFont(ChartStyle.TEXT);
        axis.setTickLabelPaint(ChartStyle.FOREGROUND);
        axis.setTickMarkOutsideLength(4);
        axis.setMinorTickMarksVisible(true);
        axis.setMinorTickMarkOutsideLength(2);
        axis.setTickMarkPaint(ChartStyle.GREY);
        axis.setAxisLinePaint(ChartStyle.GREY);
        axis.setAxisLineStroke(ChartStyle.HAIR);
        return axis;
    }
}
