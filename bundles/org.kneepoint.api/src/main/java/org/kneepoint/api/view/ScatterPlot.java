// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.view;

import java.util.List;
import java.util.Objects;
import org.kneepoint.api.metric.MetricValue;
import org.kneepoint.api.result.Curve;

/**
 * A scatter plot with one point per curve: one metric value over another. Curves that differ in the
 * seed only look alike, so that their dots show how far a reading scatters. Immutable.
 */
public final class ScatterPlot {
    private static final int WIDTH = 900;
    private static final int HEIGHT = 600;

    private final String title;
    private final List<ScatterPoint> points;
    private final int width;
    private final int height;

    private ScatterPlot(String title, List<ScatterPoint> dots, int width, int height) {
        this.title = Objects.requireNonNull(title);
        this.points = List.copyOf(dots);
        this.width = width;
        this.height = height;
    }

    /**
     * One dot.
     *
     * @param curve what it stands for
     * @param x its place along the horizontal axis, of the same quantity for all dots
     * @param y its place along the vertical axis, of the same quantity for all dots
     */
    public record ScatterPoint(Curve curve, MetricValue x, MetricValue y) {
        /** Takes all three, none of them null. */
        public ScatterPoint {
            Objects.requireNonNull(curve);
            Objects.requireNonNull(x);
            Objects.requireNonNull(y);
        }
    }

    /**
     * Dots on 900 by 600 pixels, without a heading.
     *
     * @param dots in the order of the legend, at least one; all with a value for x and y
     */
    public static ScatterPlot of(List<ScatterPoint> dots) {
        return new ScatterPlot("", dots, WIDTH, HEIGHT);
    }

    /** A copy with a heading. */
    public ScatterPlot title(String text) {
        return new ScatterPlot(text, points, width, height);
    }

    /** A copy of another size in pixels, each at least 1. */
    public ScatterPlot size(int newWidth, int newHeight) {
        return new ScatterPlot(title, points, newWidth, newHeight);
    }

    /** Returns the heading, empty for none. */
    public String title() {
        return title;
    }

    /** Returns the dots in the order of the legend. */
    public List<ScatterPoint> points() {
        return points;
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
