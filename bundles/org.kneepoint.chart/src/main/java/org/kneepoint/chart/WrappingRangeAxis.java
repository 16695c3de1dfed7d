// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart;

import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import java.util.List;
import org.jfree.chart.axis.AxisState;
import org.jfree.chart.ui.RectangleEdge;
import org.kneepoint.chart.layout.AxisScale;
import org.kneepoint.chart.style.ChartStyle;
import org.kneepoint.chart.style.TextMetrics;

/**
 * A vertical axis whose label is wrapped if the panel is too low for it. The labels of stacked
 * panels are aligned, whatever the width of their numbers.
 */
final class WrappingRangeAxis extends ScaledAxis {
    private static final long serialVersionUID = 1L;
    private static final int LABEL_TO_NUMBERS = 6;

    private final transient List<String> lines;

    /**
     * Makes an axis.
     *
     * @param label the parts of its label
     * @param height of the panel, pixels
     */
    WrappingRangeAxis(List<String> label, AxisScale scale, double height) {
        super(String.join(" ", label), scale, false);
        lines = TextMetrics.wrap(label, ChartStyle.LABEL, height);
    }

    @Override
    protected Rectangle2D getLabelEnclosure(Graphics2D g2, RectangleEdge edge) {
        double width = lines.size() * TextMetrics.height(ChartStyle.LABEL) + LABEL_TO_NUMBERS;
        return new Rectangle2D.Double(0, 0, width, 0);
    }

    @Override
    protected AxisState drawLabel(
            String label,
            Graphics2D g2,
            Rectangle2D plotArea,
            Rectangle2D dataArea,
            RectangleEdge edge,
            AxisState state) {
        g2.setFont(getLabelFont());
        g2.setPaint(getLabelPaint());
        AffineTransform upright = g2.getTransform();
        g2.translate(plotArea.getMinX(), dataArea.getCenterY());
        g2.rotate(-Math.PI / 2);
        double base = TextMetrics.ascent(getLabelFont());
        for (String line : lines) {
            double start = -TextMetrics.width(line, getLabelFont()) / 2;
            g2.drawString(line, (float) start, (float) base);
            base += TextMetrics.height(getLabelFont());
        }
        g2.setTransform(upright);
        return state;
    }
}
