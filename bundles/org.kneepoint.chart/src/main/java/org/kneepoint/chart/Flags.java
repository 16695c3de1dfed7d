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

/** The flags in one panel: a band over each interval and a line at each value. */
final class Flags extends AbstractXYAnnotation {
    private static final long serialVersionUID = 1L;
    // The bands of more would hide the curves, and their values each other.
    private static final int MOST_EXPLICIT = 6;

    private final transient List<Flag> flags;

    Flags(List<Flag> flags) {
        this.flags = flags;
    }

    /** Whether there are so few that each can show its interval and its value. */
    static boolean areExplicit(List<Flag> flags) {
        return flags.size() <= MOST_EXPLICIT;
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
        if (areExplicit(flags)) {
            flags.forEach(flag -> band(g2, flag, area, domain));
        }
        for (Flag flag : visible(flags, domain)) {
            double x = x(flag.at(), area, domain);
            Line2D line = new Line2D.Double(x, area.getMinY(), x, area.getMaxY());
            new Pen(g2).line(line, Palette.FLAG, flag.colour());
        }
    }

    static List<Flag> visible(List<Flag> flags, ValueAxis domain) {
        return flags.stream()
                .filter(flag -> domain.getRange().contains(flag.at()))
                .collect(Collectors.toList());
    }

    private static void band(Graphics2D g2, Flag flag, Rectangle2D area, ValueAxis domain) {
        double from = Math.max(area.getMinX(), x(flag.at() - flag.half(), area, domain));
        double to = Math.min(area.getMaxX(), x(flag.at() + flag.half(), area, domain));
        if (flag.half() > 0 && to > from) {
            Rectangle2D band = Room.box(from, area.getMinY(), to - from, area.getHeight());
            new Pen(g2).area(band, Palette.band(flag.colour()));
        }
    }
}
