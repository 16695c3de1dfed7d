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
import org.kneepoint.chart.layout.ReferenceLine;
import org.kneepoint.chart.style.ChartStyle;

/**
 * The reference lines in one panel: a band over each interval, with edges if it is a bracket, and a
 * line at each value.
 */
final class ReferenceLineAnnotation extends AbstractXYAnnotation {
    private static final long serialVersionUID = 1L;

    private final transient List<ReferenceLine> lines;

    ReferenceLineAnnotation(List<ReferenceLine> lines) {
        this.lines = lines;
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
        if (ReferenceLine.areExplicit(lines)) {
            lines.forEach(line -> band(g2, line, area, domain));
        }
        for (ReferenceLine line : visible(lines, domain)) {
            double x = x(line.position(), area, domain);
            Line2D segment = new Line2D.Double(x, area.getMinY(), x, area.getMaxY());
            new ShapePen(g2).line(segment, ChartStyle.REFERENCE_LINE, line.colour());
        }
    }

    static List<ReferenceLine> visible(List<ReferenceLine> lines, ValueAxis domain) {
        return lines.stream()
                .filter(line -> domain.getRange().contains(line.position()))
                .collect(Collectors.toList());
    }

    private static void band(
            Graphics2D g2, ReferenceLine line, Rectangle2D area, ValueAxis domain) {
        double from = Math.max(area.getMinX(), x(line.low(), area, domain));
        double to = Math.min(area.getMaxX(), x(line.high(), area, domain));
        if (line.hasExtent() && to > from) {
            Rectangle2D band =
                    LabelPlacement.box(from, area.getMinY(), to - from, area.getHeight());
            ShapePen pen = new ShapePen(g2);
            pen.area(band, ChartStyle.band(line.colour()));
            if (line.isBracket()) {
                pen.line(band, ChartStyle.FAINT, ChartStyle.pale(line.colour()));
            }
        }
    }
}
