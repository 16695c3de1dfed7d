// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart;

import java.awt.Graphics2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jfree.chart.annotations.AbstractXYAnnotation;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.plot.PlotRenderingInfo;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.ui.RectangleEdge;

/** Writes the values of flags beside their lines, wherever that covers least of the curves. */
final class FlagTexts extends AbstractXYAnnotation {
    private static final long serialVersionUID = 1L;
    private static final double GAP = 5;
    private static final double CURVE = 2;
    private static final double SIDE = 2;
    private static final double NOTE_WIDTH = 210;
    private static final double NOTE_HEIGHT = 22;

    private final transient List<Flag> flags;
    private final transient List<Trace> traces;

    /**
     * Makes the texts.
     *
     * @param traces what they should not cover
     */
    FlagTexts(List<Flag> flags, List<Trace> traces) {
        this.flags = Flags.areExplicit(flags) ? flags : List.of();
        this.traces = traces;
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
        List<Flag> visible = Flags.visible(flags, domain);
        if (visible.isEmpty()) {
            return;
        }
        List<Rectangle2D> taken = curves(area, domain, range);
        visible.forEach(flag -> taken.add(line(flag, area, domain)));
        Room room = new Room(area, taken);
        for (Flag flag : visible) {
            write(g2, flag, room.take(candidates(flag, area, domain)));
        }
    }

    private List<Rectangle2D> curves(Rectangle2D area, ValueAxis domain, ValueAxis range) {
        List<Rectangle2D> boxes = new ArrayList<>();
        for (Trace trace : traces) {
            Stream.concat(trace.dots().stream(), trace.raw().stream())
                    .map(dot -> place(dot, area, domain, range))
                    .filter(area::contains)
                    .forEach(place -> boxes.add(Room.square(place, CURVE)));
        }
        if (Panel.hasNote(traces, range.getUpperBound())) {
            boxes.add(Room.box(area.getMinX(), area.getMinY(), NOTE_WIDTH, NOTE_HEIGHT));
        }
        return boxes;
    }

    private static Point2D place(Dot dot, Rectangle2D area, ValueAxis domain, ValueAxis range) {
        double x = Flags.x(dot.x(), area, domain);
        return new Point2D.Double(x, range.valueToJava2D(dot.y(), area, RectangleEdge.LEFT));
    }

    private static Rectangle2D line(Flag flag, Rectangle2D area, ValueAxis domain) {
        double x = Flags.x(flag.at(), area, domain);
        return Room.box(x - SIDE / 2, area.getMinY(), SIDE, area.getHeight());
    }

    /** At either side of the line, row by row from the bottom, then from the top. */
    private static List<Rectangle2D> candidates(Flag flag, Rectangle2D area, ValueAxis domain) {
        double width = Lettering.width(flag.text(), Palette.TEXT) + 2 * SIDE;
        double height = Lettering.height(Palette.TEXT);
        double x = Flags.x(flag.at(), area, domain);
        List<Rectangle2D> boxes = new ArrayList<>();
        for (double down = GAP; down + height < area.getHeight() / 2; down += height) {
            for (double left : new double[] {x + GAP, x - GAP - width}) {
                boxes.add(Room.box(left, area.getMaxY() - down - height, width, height));
                boxes.add(Room.box(left, area.getMinY() + down, width, height));
            }
        }
        return boxes.isEmpty() ? List.of(Room.box(x + GAP, area.getMinY(), width, height)) : boxes;
    }

    private static void write(Graphics2D g2, Flag flag, Rectangle2D box) {
        new Pen(g2).area(box, Palette.VEIL);
        g2.setFont(Palette.TEXT);
        g2.setPaint(flag.colour());
        double base = box.getMinY() + Lettering.ascent(Palette.TEXT);
        g2.drawString(flag.text(), (float) (box.getMinX() + SIDE), (float) base);
    }
}
