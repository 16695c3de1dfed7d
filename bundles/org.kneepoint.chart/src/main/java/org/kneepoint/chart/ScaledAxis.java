// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import org.jfree.chart.axis.AxisState;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.NumberTick;
import org.jfree.chart.axis.TickType;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.chart.ui.RectangleInsets;
import org.jfree.chart.ui.TextAnchor;
import org.jfree.data.Range;
import org.kneepoint.chart.layout.AxisRange;
import org.kneepoint.chart.layout.AxisScale;
import org.kneepoint.chart.layout.AxisTick;
import org.kneepoint.chart.layout.AxisTicks;
import org.kneepoint.chart.style.TextMetrics;

/** A linear or logarithmic axis with the ticks of {@link AxisTicks}. */
class ScaledAxis extends NumberAxis {
    private static final long serialVersionUID = 1L;

    private final boolean isLogarithmic;
    private final boolean whole;
    private final Range initial;

    /**
     * Makes an axis.
     *
     * @param whole whether ticks are whole numbers only
     */
    ScaledAxis(String label, AxisScale scale, boolean whole) {
        super(label);
        isLogarithmic = scale.isLogarithmic();
        this.whole = whole;
        initial = new Range(scale.range().low(), scale.range().high());
        setRange(initial);
    }

    /** Returns to the range of the chart, after zooming in a window. */
    @Override
    protected void autoAdjustRange() {
        // the constructor of the superclass calls this too
        if (initial != null) {
            setRange(initial, false, false);
        }
    }

    private AxisScale scale() {
        Range range = getRange();
        return new AxisScale(
                new AxisRange(range.getLowerBound(), range.getUpperBound()), isLogarithmic);
    }

    @Override
    public double valueToJava2D(double value, Rectangle2D area, RectangleEdge edge) {
        if (!isLogarithmic) {
            return super.valueToJava2D(value, area, edge);
        }
        double fraction = scale().fraction(value);
        return RectangleEdge.isTopOrBottom(edge)
                ? area.getMinX() + fraction * area.getWidth()
                : area.getMaxY() - fraction * area.getHeight();
    }

    @Override
    public double java2DToValue(double pixel, Rectangle2D area, RectangleEdge edge) {
        if (!isLogarithmic) {
            return super.java2DToValue(pixel, area, edge);
        }
        double fraction =
                RectangleEdge.isTopOrBottom(edge)
                        ? (pixel - area.getMinX()) / area.getWidth()
                        : (area.getMaxY() - pixel) / area.getHeight();
        return scale().value(fraction);
    }

    @Override
    public void zoomRange(double lowerPercent, double upperPercent) {
        AxisScale scale = scale();
        setRange(scale.value(lowerPercent), scale.value(upperPercent));
    }

    @Override
    public void resizeRange2(double percent, double anchor) {
        AxisScale scale = scale();
        double middle = scale.fraction(anchor);
        setRange(scale.value(middle - percent / 2), scale.value(middle + percent / 2));
    }

    @Override
    public List<NumberTick> refreshTicks(
            Graphics2D g2, AxisState state, Rectangle2D area, RectangleEdge edge) {
        boolean across = RectangleEdge.isTopOrBottom(edge);
        TextAnchor anchor = across ? TextAnchor.TOP_CENTER : TextAnchor.CENTER_RIGHT;
        List<NumberTick> ticks = new ArrayList<>();
        for (AxisTick tick : AxisTicks.of(scale(), whole, all -> fit(all, area, edge))) {
            TickType type = tick.isMinor() ? TickType.MINOR : TickType.MAJOR;
            ticks.add(
                    new NumberTick(type, tick.value(), tick.label(), anchor, TextAnchor.CENTER, 0));
        }
        return ticks;
    }

    private boolean fit(List<AxisTick> ticks, Rectangle2D area, RectangleEdge edge) {
        double end = Double.NEGATIVE_INFINITY;
        for (AxisTick tick : ticks) {
            if (!tick.isMinor()) {
                double size = size(tick.label(), RectangleEdge.isTopOrBottom(edge));
                double middle = valueToJava2D(tick.value(), area, edge);
                // pixels grow downwards
                double along = RectangleEdge.isTopOrBottom(edge) ? middle : -middle;
                if (along - size / 2 < end) {
                    return false;
                }
                end = along + size / 2;
            }
        }
        return true;
    }

    private double size(String label, boolean across) {
        RectangleInsets insets = getTickLabelInsets();
        return across
                ? TextMetrics.width(label, getTickLabelFont())
                        + insets.getLeft()
                        + insets.getRight()
                : TextMetrics.height(getTickLabelFont()) + insets.getTop() + insets.getBottom();
    }
}
