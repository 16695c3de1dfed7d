// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import org.jfree.chart.annotations.AbstractXYAnnotation;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.plot.PlotRenderingInfo;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.ui.RectangleEdge;

/** Draws swarms: first all intervals, then all dots, then the names beside them. */
final class SwarmMarks extends AbstractXYAnnotation {
    private static final long serialVersionUID = 1L;
    private static final double MARKER = 4;

    private final transient List<Swarm> swarms;
    private final boolean named;

    SwarmMarks(List<Swarm> swarms, boolean named) {
        this.swarms = swarms;
        this.named = named;
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
        Canvas canvas = new Canvas(new Pen(g2), area, domain, range);
        swarms.forEach(canvas::intervals);
        swarms.forEach(canvas::dots);
        if (named) {
            names(g2, canvas);
        }
    }

    private void names(Graphics2D g2, Canvas canvas) {
        List<Rectangle2D> taken = new ArrayList<>();
        swarms.forEach(swarm -> taken.addAll(canvas.boxes(swarm)));
        swarms.forEach(swarm -> taken.addAll(canvas.bars(swarm)));
        Room room = new Room(canvas.area(), taken);
        g2.setFont(Palette.TEXT);
        for (Swarm swarm : swarms) {
            double width = Lettering.width(swarm.label(), Palette.TEXT);
            double height = Lettering.height(Palette.TEXT);
            Rectangle2D box = room.takeBeside(canvas.box(swarm), width, height);
            double base = box.getMinY() + Lettering.ascent(Palette.TEXT);
            g2.setPaint(Palette.colour(swarm.style()));
            g2.drawString(swarm.label(), (float) box.getMinX(), (float) base);
        }
    }

    /** The area between the axes in pixels. */
    private record Canvas(Pen pen, Rectangle2D area, ValueAxis domain, ValueAxis range) {
        double x(double value) {
            double pixel = domain.valueToJava2D(value, area, RectangleEdge.BOTTOM);
            return Math.max(area.getMinX(), Math.min(area.getMaxX(), pixel));
        }

        double y(double value) {
            double pixel = range.valueToJava2D(value, area, RectangleEdge.LEFT);
            return Math.max(area.getMinY(), Math.min(area.getMaxY(), pixel));
        }

        void intervals(Swarm swarm) {
            Color colour = Palette.pale(Palette.colour(swarm.style()));
            for (Spot spot : swarm.spots()) {
                double x = x(spot.x());
                double y = y(spot.y());
                double left = x(spot.x() - spot.halfX());
                double right = x(spot.x() + spot.halfX());
                double low = y(spot.y() - spot.halfY());
                double high = y(spot.y() + spot.halfY());
                pen.line(new Line2D.Double(left, y, right, y), Palette.BAR, colour);
                pen.line(new Line2D.Double(x, low, x, high), Palette.BAR, colour);
            }
        }

        void dots(Swarm swarm) {
            for (Spot spot : swarm.spots()) {
                Color colour = Palette.colour(swarm.style());
                pen.filled(Palette.marker(swarm.style()), x(spot.x()), y(spot.y()), colour);
            }
        }

        List<Rectangle2D> boxes(Swarm swarm) {
            List<Rectangle2D> boxes = new ArrayList<>();
            for (Spot spot : swarm.spots()) {
                boxes.add(Room.square(new Point2D.Double(x(spot.x()), y(spot.y())), MARKER));
            }
            return boxes;
        }

        List<Rectangle2D> bars(Swarm swarm) {
            List<Rectangle2D> boxes = new ArrayList<>();
            for (Spot spot : swarm.spots()) {
                double left = x(spot.x() - spot.halfX());
                double right = x(spot.x() + spot.halfX());
                boxes.add(Room.box(left, y(spot.y()) - 1, right - left, 2));
                double high = y(spot.y() + spot.halfY());
                double low = y(spot.y() - spot.halfY());
                boxes.add(Room.box(x(spot.x()) - 1, high, 2, low - high));
            }
            return boxes;
        }

        Rectangle2D box(Swarm swarm) {
            List<Rectangle2D> boxes = boxes(swarm);
            Rectangle2D all = boxes.get(0);
            boxes.forEach(all::add);
            return all;
        }
    }
}
