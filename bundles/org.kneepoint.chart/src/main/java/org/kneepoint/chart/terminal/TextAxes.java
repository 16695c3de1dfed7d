// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart.terminal;

import java.util.List;
import org.kneepoint.chart.layout.AxisScale;
import org.kneepoint.chart.layout.AxisTick;
import org.kneepoint.chart.layout.AxisTicks;

/** Axes of characters, with ticks and their labels. */
final class TextAxes {
    private static final int LEAST_ROWS = 2;
    private static final int LEAST_GAP = 2;

    private TextAxes() {}

    /** The ticks of a vertical axis of this height in rows. */
    static List<AxisTick> ticks(AxisScale scale, int height) {
        return AxisTicks.of(
                scale,
                false,
                all -> {
                    int last = Integer.MAX_VALUE;
                    for (AxisTick tick : all) {
                        if (!tick.isMinor()) {
                            int row = row(scale, height, tick.value());
                            if (last - row < LEAST_ROWS) {
                                return false;
                            }
                            last = row;
                        }
                    }
                    return true;
                });
    }

    private static int row(AxisScale scale, int height, double value) {
        return new PlotArea(null, 0, 0, 1, height, scale, scale).row(value);
    }

    /** The width of the widest label of some ticks. */
    static int width(List<AxisTick> ticks) {
        return ticks.stream().mapToInt(tick -> tick.label().length()).max().orElse(0);
    }

    /** Draws the axis at the left of an area. */
    static void left(PlotArea area, List<AxisTick> ticks, boolean labelled) {
        int column = area.left() - 1;
        for (int row = area.top(); row < area.top() + area.height(); row++) {
            area.canvas().character(column, row, '\u2502', Ink.PLAIN);
        }
        if (!labelled) {
            return;
        }
        for (AxisTick tick : ticks) {
            if (!tick.isMinor()) {
                int row = area.row(tick.value());
                area.canvas().character(column, row, '\u2524', Ink.PLAIN);
                int start = column - tick.label().length();
                area.canvas().text(start, row, tick.label(), Ink.PLAIN);
            }
        }
    }

    /**
     * Draws the axis below an area.
     *
     * @param whole whether ticks are whole numbers only
     * @param labelled whether the ticks have labels, in the row below the axis
     */
    static void below(PlotArea area, boolean whole, boolean labelled) {
        int row = area.top() + area.height();
        area.canvas().character(area.left() - 1, row, '\u2514', Ink.PLAIN);
        for (int column = area.left(); column < area.left() + area.width(); column++) {
            area.canvas().character(column, row, '\u2500', Ink.PLAIN);
        }
        for (AxisTick tick : AxisTicks.of(area.x(), whole, ticks -> fit(area, ticks))) {
            int column = area.column(tick.value());
            if (tick.isMinor()) {
                continue;
            }
            area.canvas().character(column, row, '\u252c', Ink.PLAIN);
            if (labelled) {
                area.canvas().text(start(area, tick), row + 1, tick.label(), Ink.PLAIN);
            }
        }
    }

    private static boolean fit(PlotArea area, List<AxisTick> ticks) {
        int end = Integer.MIN_VALUE / 2;
        for (AxisTick tick : ticks) {
            if (!tick.isMinor()) {
                if (start(area, tick) < end + LEAST_GAP) {
                    return false;
                }
                end = start(area, tick) + tick.label().length();
            }
        }
        return true;
    }

    /** The first column of a label around its tick, within the area. */
    private static int start(PlotArea area, AxisTick tick) {
        int start = area.column(tick.value()) - (tick.label().length() - 1) / 2;
        return Math.min(start, area.left() + area.width() - tick.label().length());
    }
}
