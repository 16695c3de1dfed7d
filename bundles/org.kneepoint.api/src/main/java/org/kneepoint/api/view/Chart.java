// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.view;

import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
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

    private final Settings settings;

    /** The settings; changed only in a copy before it is used. */
    private static final class Settings implements Cloneable {
        private String title = "";
        private List<Curve> curves = List.of();
        private List<Quantity> quantities = List.of(Quantities.LATENCY);
        private List<AxisMarker> markers = List.of();
        private List<String> labels = List.of();
        private ChartAxis x = ChartAxis.linear();
        private List<ChartAxis> y = List.of();
        private int width = WIDTH;
        private int height = HEIGHT;

        @Override
        public Settings clone() {
            try {
                return (Settings) super.clone();
            } catch (CloneNotSupportedException e) {
                throw new AssertionError(e);
            }
        }
    }

    private Chart(Settings settings) {
        this.settings = settings;
    }

    private Chart with(Consumer<Settings> change) {
        Settings copy = settings.clone();
        change.accept(copy);
        return new Chart(copy);
    }

    /**
     * A chart of the latency, 900 by 600 pixels, without a heading.
     *
     * @param curves in the order of the legend; all over the same axis
     */
    public static Chart of(List<Curve> curves) {
        List<Curve> copy = List.copyOf(curves);
        return new Chart(new Settings()).with(changed -> changed.curves = copy);
    }

    /** A copy with a heading. */
    public Chart title(String text) {
        Objects.requireNonNull(text);
        return with(changed -> changed.title = text);
    }

    /** A copy with these panels from top to bottom, at least one. */
    public Chart quantities(List<Quantity> panels) {
        List<Quantity> copy = List.copyOf(panels);
        return with(changed -> changed.quantities = copy);
    }

    /** A copy with these reference lines in every panel, none by default. */
    public Chart markers(List<AxisMarker> places) {
        List<AxisMarker> copy = List.copyOf(places);
        return with(changed -> changed.markers = copy);
    }

    /**
     * A copy with these names in the legend.
     *
     * @param names of the curves in their order, at most as many as curves; a curve with an empty
     *     or no name is labelled by what differs from the others
     */
    public Chart labels(List<String> names) {
        List<String> copy = List.copyOf(names);
        return with(changed -> changed.labels = copy);
    }

    /** A copy with this axis below the panels, linear by default. */
    public Chart x(ChartAxis axis) {
        Objects.requireNonNull(axis);
        return with(changed -> changed.x = axis);
    }

    /**
     * A copy with these axes at the left of the panels.
     *
     * @param axes from top to bottom, at most as many as panels; the others are linear
     */
    public Chart y(List<ChartAxis> axes) {
        List<ChartAxis> copy = List.copyOf(axes);
        return with(changed -> changed.y = copy);
    }

    /** A copy of another size in pixels, each at least 1. */
    public Chart size(int newWidth, int newHeight) {
        return with(
                changed -> {
                    changed.width = newWidth;
                    changed.height = newHeight;
                });
    }

    /** Returns the heading, empty for none. */
    public String title() {
        return settings.title;
    }

    /** Returns the curves in the order of the legend. */
    public List<Curve> curves() {
        return settings.curves;
    }

    /** Returns the quantity of each panel from top to bottom. */
    public List<Quantity> quantities() {
        return settings.quantities;
    }

    /** Returns the reference lines. */
    public List<AxisMarker> markers() {
        return settings.markers;
    }

    /** Returns the names of the first curves; an empty one stands for none. */
    public List<String> labels() {
        return settings.labels;
    }

    /** Returns the axis below the panels. */
    public ChartAxis x() {
        return settings.x;
    }

    /** Returns the axes of the first panels; the others are linear. */
    public List<ChartAxis> y() {
        return settings.y;
    }

    /** Returns the width in pixels. */
    public int width() {
        return settings.width;
    }

    /** Returns the height in pixels. */
    public int height() {
        return settings.height;
    }
}
