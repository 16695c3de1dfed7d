// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.view;

import java.util.List;
import java.util.Objects;
import org.kneepoint.api.metric.MetricValue;
import org.kneepoint.api.result.Curve;

/**
 * A scatter plot with one point per curve: one metric value over another. Curves that differ only
 * in the seed have the same style and show the scatter of the value. Immutable.
 */
public final class ScatterPlot {
    private static final int WIDTH = 900;
    private static final int HEIGHT = 600;

    private final String title;
    private final List<ScatterPoint> points;
    private final ChartAxis x;
    private final ChartAxis y;
    private final int width;
    private final int height;

    private ScatterPlot(
            String title,
            List<ScatterPoint> points,
            ChartAxis x,
            ChartAxis y,
            int width,
            int height) {
        this.title = Objects.requireNonNull(title);
        this.points = List.copyOf(points);
        this.x = Objects.requireNonNull(x);
        this.y = Objects.requireNonNull(y);
        this.width = width;
        this.height = height;
    }

    /**
     * A point of the plot.
     *
     * @param curve the curve it represents
     * @param x horizontal position, of the same quantity for all points
     * @param y vertical position, of the same quantity for all points
     * @param label its name, empty for what differs from the other curves; curves that differ only
     *     in the seed have the name of the first
     */
    public record ScatterPoint(Curve curve, MetricValue x, MetricValue y, String label) {
        /** Rejects null. */
        public ScatterPoint {
            Objects.requireNonNull(curve);
            Objects.requireNonNull(x);
            Objects.requireNonNull(y);
            Objects.requireNonNull(label);
        }

        /** A point named by what differs from the other curves. */
        public ScatterPoint(Curve curve, MetricValue x, MetricValue y) {
            this(curve, x, y, "");
        }
    }

    /**
     * A plot of 900 by 600 pixels with linear axes, without a heading.
     *
     * @param points in the order of the legend, at least one; all with a value for x and y
     */
    public static ScatterPlot of(List<ScatterPoint> points) {
        return new ScatterPlot("", points, ChartAxis.linear(), ChartAxis.linear(), WIDTH, HEIGHT);
    }

    /** A copy with a heading. */
    public ScatterPlot title(String text) {
        return new ScatterPlot(text, points, x, y, width, height);
    }

    /** A copy with these axes. */
    public ScatterPlot axes(ChartAxis horizontal, ChartAxis vertical) {
        return new ScatterPlot(title, points, horizontal, vertical, width, height);
    }

    /** A copy of another size in pixels, each at least 1. */
    public ScatterPlot size(int newWidth, int newHeight) {
        return new ScatterPlot(title, points, x, y, newWidth, newHeight);
    }

    /** Returns the heading, empty for none. */
    public String title() {
        return title;
    }

    /** Returns the points in the order of the legend. */
    public List<ScatterPoint> points() {
        return points;
    }

    /** Returns the horizontal axis. */
    public ChartAxis x() {
        return x;
    }

    /** Returns the vertical axis. */
    public ChartAxis y() {
        return y;
    }

    /** Returns the width in pixels. */
    public int width() {
        return width;
    }

    /** Returns the height in pixels. */
    public int height() {
        return height;
    }
}
