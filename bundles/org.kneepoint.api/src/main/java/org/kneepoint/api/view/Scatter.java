// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.view;

import java.util.List;
import java.util.Objects;
import org.kneepoint.api.metric.Reading;
import org.kneepoint.api.result.Curve;

/**
 * A picture in which every curve is one dot: one of its readings over another. Curves that differ
 * in the seed only look alike, so that their dots show how far a reading scatters. Immutable.
 */
public final class Scatter {
    private static final int WIDTH = 900;
    private static final int HEIGHT = 600;

    private final String title;
    private final List<Dot> dots;
    private final int width;
    private final int height;

    private Scatter(String title, List<Dot> dots, int width, int height) {
        this.title = Objects.requireNonNull(title);
        this.dots = List.copyOf(dots);
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
    public record Dot(Curve curve, Reading x, Reading y) {
        /** Takes all three, none of them null. */
        public Dot {
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
    public static Scatter of(List<Dot> dots) {
        return new Scatter("", dots, WIDTH, HEIGHT);
    }

    /** A copy with a heading. */
    public Scatter title(String text) {
        return new Scatter(text, dots, width, height);
    }

    /** A copy of another size in pixels, each at least 1. */
    public Scatter size(int newWidth, int newHeight) {
        return new Scatter(title, dots, newWidth, newHeight);
    }

    /** Returns the heading, empty for none. */
    public String title() {
        return title;
    }

    /** Returns the dots in the order of the legend. */
    public List<Dot> dots() {
        return dots;
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
