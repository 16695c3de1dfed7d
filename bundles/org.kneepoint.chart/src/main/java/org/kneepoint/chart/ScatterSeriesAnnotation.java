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
import org.kneepoint.chart.style.ChartStyle;
import org.kneepoint.chart.style.TextMetrics;

/** Draws series: first all intervals, then all markers, then the labels. */
final class ScatterSeriesAnnotation extends AbstractXYAnnotation {
    private static final long serialVersionUID = 1L;
    private static final double MARKER = 4;

    private final transient List<ScatterSeries> allSeries;
    private final boolean named;

    ScatterSeriesAnnotation(List<ScatterSeries> allSeries, boolean named) {
        this.allSeries = allSeries;
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
        ScatterCanvas canvas = new ScatterCanvas(new ShapePen(g2), area, domain, range);
        allSeries.forEach(canvas::intervals);
        allSeries.forEach(canvas::markers);
        if (named) {
            names(g2, canvas);
        }
    }

    private void names(Graphics2D g2, ScatterCanvas canvas) {
        List<Rectangle2D> taken = new ArrayList<>();
        allSeries.forEach(series -> taken.addAll(canvas.boxes(series)));
        allSeries.forEach(series -> taken.addAll(canvas.bars(series)));
        LabelPlacement room = new LabelPlacement(canvas.area(), taken);
        g2.setFont(ChartStyle.TEXT);
        for (ScatterSeries series : allSeries) {
            double width = TextMetrics.width(series.label(), ChartStyle.TEXT);
            double height = TextMetrics.height(ChartStyle.TEXT);
            Rectangle2D box = room.takeBeside(canvas.box(series), width, height);
            double base = box.getMinY() + TextMetrics.ascent(ChartStyle.TEXT);
            g2.setPaint(ChartStyle.colour(series.style()));
            g2.drawString(series.label(), (float) box.getMinX(), (float) base);
        }
    }

    /** Draws in pixels of the area between the axes. */
    private record ScatterCanvas(
            ShapePen pen, Rectangle2D area, ValueAxis domain, ValueAxis range) {
        double x(double value) {
            double pixel = domain.valueToJava2D(value, area, RectangleEdge.BOTTOM);
            return Math.max(area.getMinX(), Math.min(area.getMaxX(), pixel));
        }

        double y(double value) {
            double pixel = range.valueToJava2D(value, area, RectangleEdge.LEFT);
            return Math.max(area.getMinY(), Math.min(area.getMaxY(), pixel));
        }

        void intervals(ScatterSeries series) {
            Color colour = ChartStyle.pale(ChartStyle.colour(series.style()));
            for (ScatterMarker marker : series.markers()) {
                double x = x(marker.x());
                double y = y(marker.y());
                double left = x(marker.x() - marker.halfX());
                double right = x(marker.x() + marker.halfX());
                double low = y(marker.y() - marker.halfY());
                double high = y(marker.y() + marker.halfY());
                pen.line(new Line2D.Double(left, y, right, y), ChartStyle.BAR, colour);
                pen.line(new Line2D.Double(x, low, x, high), ChartStyle.BAR, colour);
            }
        }

        void markers(ScatterSeries series) {
            for (ScatterMarker marker : series.markers()) {
                Color colour = ChartStyle.colour(series.style());
                pen.filled(ChartStyle.marker(series.style()), x(marker.x()), y(marker.y()), colour);
            }
        }

        List<Rectangle2D> boxes(ScatterSeries series) {
            List<Rectangle2D> boxes = new ArrayList<>();
            for (ScatterMarker marker : series.markers()) {
                boxes.add(
                        LabelPlacement.square(
                                new Point2D.Double(x(marker.x()), y(marker.y())), MARKER));
            }
            return boxes;
        }

        List<Rectangle2D> bars(ScatterSeries series) {
            List<Rectangle2D> boxes = new ArrayList<>();
            for (ScatterMarker marker : series.markers()) {
                double left = x(marker.x() - marker.halfX());
                double right = x(marker.x() + marker.halfX());
                boxes.add(LabelPlacement.box(left, y(marker.y()) - 1, right - left, 2));
                double high = y(marker.y() + marker.halfY());
                double low = y(marker.y() - marker.halfY());
                boxes.add(LabelPlacement.box(x(marker.x()) - 1, high, 2, low - high));
            }
            return boxes;
        }

        Rectangle2D box(ScatterSeries series) {
            List<Rectangle2D> boxes = boxes(series);
            Rectangle2D all = boxes.get(0);
            boxes.forEach(all::add);
            return all;
        }
    }
}
