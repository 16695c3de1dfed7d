// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.statistics;

import java.util.Arrays;

/**
 * Sums over consecutive windows of time of equal width. When time leaves the last window, the width
 * doubles and neighbours merge, so that memory and cost do not grow with the length of a run.
 *
 * <p>The first columns come in pairs: a weight, and the weighted time since the window began, which
 * merging moves to the common beginning. The columns after them just add.
 */
public final class TimeWindows {
    /** Most windows; once they have merged, at least half as many have passed. */
    public static final int MAX_WINDOWS = 512;

    private static final double ROUNDING = 1e-6;

    private final int pairs;
    private final int columns;
    private final double[] values;
    private double origin;
    private double width;
    private double inverseWidth;

    public TimeWindows(int pairs, int sums) {
        this.pairs = pairs;
        columns = 2 * pairs + sums;
        values = new double[MAX_WINDOWS * columns];
        restart(0, 1);
    }

    /** Clears all sums and restarts with windows of this width. */
    public void restart(double from, double cycles) {
        Arrays.fill(values, 0);
        origin = from;
        setWidth(cycles);
    }

    private void setWidth(double cycles) {
        width = cycles;
        inverseWidth = 1 / cycles;
    }

    public double width() {
        return width;
    }

    /** Returns the time at which a window begins. */
    public double start(int window) {
        return origin + window * width;
    }

    /** Returns how many windows have passed at a time from the origin on. */
    public int completed(double time) {
        return (int) Math.min(MAX_WINDOWS, (time - origin) * inverseWidth + ROUNDING);
    }

    /** Returns the window of a time from the origin on, after making room for it. */
    public int indexOf(double time) {
        int window = (int) ((time - origin) * inverseWidth);
        while (window >= MAX_WINDOWS) {
            merge();
            window = (int) ((time - origin) * inverseWidth);
        }
        return window;
    }

    /** Adds to a pair something that weighs so much, at a time within the window. */
    public void addWeighted(int window, int pair, double time, double weight) {
        int at = window * columns + 2 * pair;
        values[at] += weight;
        values[at + 1] += weight * (time - start(window));
    }

    /** Adds to one of the columns after the pairs. */
    public void add(int window, int column, double amount) {
        values[window * columns + 2 * pairs + column] += amount;
    }

    /** Returns what a pair weighs in a window. */
    public double weight(int window, int pair) {
        return values[window * columns + 2 * pair];
    }

    /** Returns the weighted time of a pair since the window began. */
    public double moment(int window, int pair) {
        return values[window * columns + 2 * pair + 1];
    }

    /** Returns what a pair weighs from one window to before another. */
    public double weight(int pair, int from, int to) {
        return total(2 * pair, from, to);
    }

    /** Returns the sum of one of the columns after the pairs, from one window to before another. */
    public double sum(int column, int from, int to) {
        return total(2 * pairs + column, from, to);
    }

    private double total(int column, int from, int to) {
        double total = 0;
        for (int window = from; window < to; window++) {
            total += values[window * columns + column];
        }
        return total;
    }

    private void merge() {
        for (int window = 0; window < MAX_WINDOWS / 2; window++) {
            int even = 2 * window * columns;
            int odd = even + columns;
            int merged = window * columns;
            for (int pair = 0; pair < 2 * pairs; pair += 2) {
                double moved = values[odd + pair + 1] + width * values[odd + pair];
                values[merged + pair] = values[even + pair] + values[odd + pair];
                values[merged + pair + 1] = values[even + pair + 1] + moved;
            }
            for (int column = 2 * pairs; column < columns; column++) {
                values[merged + column] = values[even + column] + values[odd + column];
            }
        }
        Arrays.fill(values, MAX_WINDOWS / 2 * columns, values.length, 0);
        setWidth(2 * width);
    }
}
