// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart;

import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.stream.Collectors;
import org.jfree.chart.annotations.AbstractXYAnnotation;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.plot.PlotRenderingInfo;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.ui.RectangleEdge;
import org.kneepoint.chart.style.ChartStyle;

/** The flags in one panel: a band over each interval and a line at each value. */
final class ReferenceLineAnnotation extends AbstractXYAnnotation {
    private static final long serialVersionUID = 1L;
    // The bands of more would hide the curves, and their values each other.
    private static final int MOST_EXPLICIT = 6;

    private final transient List<ReferenceLine> lines;

    ReferenceLineAnnotation(List<ReferenceLine> lines) {
        this.lines = lines;
    }

    /** Whether there are so few that each can show its interval and its value. */
    static boolean areExplicit(List<ReferenceLine> lines) {
        return lines.size() <= MOST_EXPLICIT;
    }

    static double x(double value, Rectangle2D area, ValueAxis domain) {
        return domain.valueToJava2D(value, area, RectangleEdge.BOTTOM);
    }

    @Override
    public void draw(
            Graphics2D g2,
            XYPlot plot,
            Rectangle2D area,
            ValueAxis domain,
            ValueAxis range,
            int rendererIndex,
            PlotRenderingInfo info) {
        if (areExplicit(lines)) {
            lines.forEach(flag -> band(g2, flag, area, domain));
        }
        for (ReferenceLine flag : visible(lines, domain)) {
            double x = x(flag.position(), area, domain);
            Line2D line = new Line2D.Double(x, area.getMinY(), x, area.getMaxY());
            new ShapePen(g2).line(line, ChartStyle.REFERENCE_LINE, flag.colour());
        }
    }

    static List<ReferenceLine> visible(List<ReferenceLine> lines, ValueAxis domain) {
        return lines.stream()
                .filter(flag -> domain.getRange().contains(flag.position()))
                .collect(Collectors.toList());
    }

    private static void band(
            Graphics2D g2, ReferenceLine flag, Rectangle2D area, ValueAxis domain) {
        double from = Math.max(area.getMinX(), x(flag.position() - flag.halfWidth(), area, domain));
        double to = Math.min(area.getMaxX(), x(flag.position() + flag.halfWidth(), area, domain));
        if (flag.halfWidth() > 0 && to > from) {
            Rectangle2D band =
                    LabelPlacement.box(from, area.getMinY(), to - from, area.getHeight());
            new ShapePen(g2).area(band, ChartStyle.band(flag.colour()));
        }
    }
}
