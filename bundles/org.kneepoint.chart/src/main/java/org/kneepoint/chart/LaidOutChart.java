// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart;

import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Rectangle2D;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.plot.Plot;
import org.jfree.chart.title.TextTitle;
import org.jfree.chart.ui.RectangleInsets;
import org.kneepoint.chart.style.ChartStyle;

/** A laid-out chart. */
final class LaidOutChart implements Figure {
    private final ChartDimensions dimensions;
    private final JFreeChart drawing;

    private LaidOutChart(ChartDimensions dimensions, JFreeChart drawing) {
        this.dimensions = dimensions;
        this.drawing = drawing;
    }

    /**
     * Composes a chart.
     *
     * @param title its heading, empty for none
     * @param legend its legend, below the plot
     */
    static LaidOutChart of(
            ChartDimensions dimensions, String title, Plot plot, ChartLegend legend) {
        JFreeChart drawing = new JFreeChart(null, null, plot, false);
        drawing.setBackgroundPaint(ChartStyle.BACKGROUND);
        double margin = ChartDimensions.MARGIN;
        drawing.setPadding(new RectangleInsets(margin, margin, margin, margin));
        drawing.addSubtitle(legend);
        if (!title.isEmpty()) {
            drawing.setTitle(heading(title));
        }
        RenderingHints hints = drawing.getRenderingHints();
        hints.put(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        hints.put(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        hints.put(RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
        return new LaidOutChart(dimensions, drawing);
    }

    private static TextTitle heading(String text) {
        TextTitle title = new TextTitle(text, ChartStyle.TITLE);
        title.setPaint(ChartStyle.FOREGROUND);
        title.setPadding(0, 0, 8, 0);
        return title;
    }

    /** Returns the chart for a window. */
    JFreeChart drawing() {
        return drawing;
    }

    @Override
    public ChartDimensions dimensions() {
        return dimensions;
    }

    @Override
    public void draw(Graphics2D g2) {
        double width = dimensions.layoutWidth();
        drawing.draw(g2, new Rectangle2D.Double(0, 0, width, dimensions.layoutHeight()));
    }
}
