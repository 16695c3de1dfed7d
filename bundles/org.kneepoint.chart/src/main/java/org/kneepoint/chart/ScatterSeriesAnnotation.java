// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
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
import org.jfree.data.Range;
import org.kneepoint.chart.layout.ScatterMarker;
import org.kneepoint.chart.layout.ScatterSeries;
import org.kneepoint.chart.layout.ScatterValue;
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
        List<ScatterSeries> shown = within(domain.getRange(), range.getRange());
        shown.forEach(canvas::intervals);
        canvas.markers(shown);
        if (named) {
            names(g2, canvas, shown);
        }
    }

    /** The series with the markers on both axes: one beside them has no place. */
    private List<ScatterSeries> within(Range x, Range y) {
        List<ScatterSeries> shown = new ArrayList<>();
        for (ScatterSeries series : allSeries) {
            List<ScatterMarker> markers =
                    series.markers().stream()
                            .filter(marker -> x.contains(marker.x().value()))
                            .filter(marker -> y.contains(marker.y().value()))
                            .toList();
            if (!markers.isEmpty()) {
                shown.add(new ScatterSeries(series.group(), markers));
            }
        }
        return shown;
    }

    private static void names(Graphics2D g2, ScatterCanvas canvas, List<ScatterSeries> shown) {
        List<Rectangle2D> taken = new ArrayList<>();
        shown.forEach(series -> taken.addAll(canvas.boxes(series)));
        shown.forEach(series -> taken.addAll(canvas.bars(series)));
        LabelPlacement room = new LabelPlacement(canvas.area(), taken);
        g2.setFont(ChartStyle.TEXT);
        for (ScatterSeries series : shown) {
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

        Point2D place(ScatterMarker marker) {
            return new Point2D.Double(x(marker.x().value()), y(marker.y().value()));
        }

        void intervals(ScatterSeries series) {
            Color colour = ChartStyle.pale(ChartStyle.colour(series.style()));
            for (ScatterMarker marker : series.markers()) {
                Point2D place = place(marker);
                double left = x(marker.x().low());
                double right = x(marker.x().high());
                interval(true, marker.x(), left, right, place.getY(), colour);
                double bottom = y(marker.y().low());
                double top = y(marker.y().high());
                interval(false, marker.y(), bottom, top, place.getX(), colour);
            }
        }

        /** A bar over an interval, or a bracket. */
        private void interval(
                boolean across,
                ScatterValue value,
                double from,
                double to,
                double level,
                Color colour) {
            if (!value.hasExtent()) {
                return;
            }
            if (value.isBracket()) {
                pen.bracket(across, from, to, level, colour);
            } else {
                Line2D bar =
                        across
                                ? new Line2D.Double(from, level, to, level)
                                : new Line2D.Double(level, from, level, to);
                pen.line(bar, ChartStyle.BAR, colour);
            }
        }

        void markers(List<ScatterSeries> allSeries) {
            List<List<Point2D>> layers = new ArrayList<>();
            allSeries.forEach(
                    series -> layers.add(series.markers().stream().map(this::place).toList()));
            MarkerNesting nesting = MarkerNesting.of(layers);
            for (int layer = 0; layer < layers.size(); layer++) {
                int style = allSeries.get(layer).style();
                List<Point2D> places = layers.get(layer);
                for (int i = 0; i < places.size(); i++) {
                    Shape marker =
                            ShapePen.scaled(ChartStyle.marker(style), nesting.scale(layer, i));
                    Point2D place = places.get(i);
                    pen.filled(marker, place.getX(), place.getY(), ChartStyle.colour(style));
                }
            }
        }

        List<Rectangle2D> boxes(ScatterSeries series) {
            List<Rectangle2D> boxes = new ArrayList<>();
            for (ScatterMarker marker : series.markers()) {
                boxes.add(LabelPlacement.square(place(marker), MARKER));
            }
            return boxes;
        }

        List<Rectangle2D> bars(ScatterSeries series) {
            List<Rectangle2D> boxes = new ArrayList<>();
            for (ScatterMarker marker : series.markers()) {
                Point2D place = place(marker);
                double left = x(marker.x().low());
                double right = x(marker.x().high());
                boxes.add(LabelPlacement.box(left, place.getY() - 1, right - left, 2));
                double high = y(marker.y().high());
                double low = y(marker.y().low());
                boxes.add(LabelPlacement.box(place.getX() - 1, high, 2, low - high));
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
