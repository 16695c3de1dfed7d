// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.view;

import java.util.List;
import java.util.Objects;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;

/**
 * A chart of curves: one panel per quantity, all over the axis of the curves. Immutable.
 *
 * <p>If points also have the {@linkplain Quantity.Role#SMOOTHED smoothed} quantity, that is the
 * line, and the quantity itself is drawn pale behind it. A {@linkplain Quantity.Role#HALF_WIDTH
 * half width} is drawn as whiskers.
 */
public final class Chart {
    private static final int WIDTH = 900;
    private static final int HEIGHT = 600;

    private final String title;
    private final List<Curve> curves;
    private final List<Quantity> quantities;
    private final List<AxisMarker> markers;
    private final int width;
    private final int height;

    private Chart(
            String title,
            List<Curve> curves,
            List<Quantity> quantities,
            List<AxisMarker> marks,
            int width,
            int height) {
        this.title = Objects.requireNonNull(title);
        this.curves = List.copyOf(curves);
        this.quantities = List.copyOf(quantities);
        this.markers = List.copyOf(marks);
        this.width = width;
        this.height = height;
    }

    /**
     * A chart of the latency, 900 by 600 pixels, without a heading.
     *
     * @param curves in the order of the legend; all over the same axis
     */
    public static Chart of(List<Curve> curves) {
        return new Chart("", curves, List.of(Quantities.LATENCY), List.of(), WIDTH, HEIGHT);
    }

    /** A copy with a heading. */
    public Chart title(String text) {
        return new Chart(text, curves, quantities, markers, width, height);
    }

    /** A copy with these panels from top to bottom, at least one. */
    public Chart quantities(List<Quantity> panels) {
        return new Chart(title, curves, panels, markers, width, height);
    }

    /** A copy with these reference lines in every panel, none by default. */
    public Chart markers(List<AxisMarker> places) {
        return new Chart(title, curves, quantities, places, width, height);
    }

    /** A copy of another size in pixels, each at least 1. */
    public Chart size(int newWidth, int newHeight) {
        return new Chart(title, curves, quantities, markers, newWidth, newHeight);
    }

    /** Returns the heading, empty for none. */
    public String title() {
        return title;
    }

    /** Returns the curves in the order of the legend. */
    public List<Curve> curves() {
        return curves;
    }

    /** Returns the quantity of each panel from top to bottom. */
    public List<Quantity> quantities() {
        return quantities;
    }

    /** Returns the reference lines. */
    public List<AxisMarker> markers() {
        return markers;
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
