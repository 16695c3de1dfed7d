// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.statistics;

import java.util.Arrays;

/**
 * Sums over consecutive time windows of equal width. When time passes the last window, neighbours
 * merge and the width doubles, so that memory and cost do not grow with the length of a run.
 *
 * <p>The first columns are pairs: a weight, and the weighted time since the start of the window,
 * which a merge refers to the common start. The columns after them are plain sums.
 */
public final class TimeWindows {
    /** Most windows; after the first merge at least half as many are complete. */
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

    /** Returns the start time of a window. */
    public double start(int window) {
        return origin + window * width;
    }

    /** Returns the number of windows that are complete at a time from the origin on. */
    public int completed(double time) {
        return (int) Math.min(MAX_WINDOWS, (time - origin) * inverseWidth + ROUNDING);
    }

    /** Returns the window of a time from the origin on; merges windows if it is beyond the last. */
    public int indexOf(double time) {
        int window = (int) ((time - origin) * inverseWidth);
        while (window >= MAX_WINDOWS) {
            merge();
            window = (int) ((time - origin) * inverseWidth);
        }
        return window;
    }

    /** Merges windows until they are at least so wide. */
    public void widen(double least) {
        while (width < least) {
            merge();
        }
    }

    /**
     * Adds the sums of windows of the same origin, whose widths differ by a power of two; the wider
     * windows of the two remain.
     */
    public void addAll(TimeWindows other) {
        widen(other.width);
        for (int window = 0; window < MAX_WINDOWS; window++) {
            int into = (int) (window * (other.width / width));
            double shift = other.start(window) - start(into);
            int from = window * columns;
            int to = into * columns;
            for (int pair = 0; pair < 2 * pairs; pair += 2) {
                values[to + pair] += other.values[from + pair];
                values[to + pair + 1] +=
                        other.values[from + pair + 1] + shift * other.values[from + pair];
            }
            for (int column = 2 * pairs; column < columns; column++) {
                values[to + column] += other.values[from + column];
            }
        }
    }

    /** Adds a weight to a pair, at a time within the window. */
    public void addWeighted(int window, int pair, double time, double weight) {
        int at = window * columns + 2 * pair;
        values[at] += weight;
        values[at + 1] += weight * (time - start(window));
    }

    /** Adds to a column after the pairs. */
    public void add(int window, int column, double amount) {
        values[window * columns + 2 * pairs + column] += amount;
    }

    /** Returns the weight of a pair in a window. */
    public double weight(int window, int pair) {
        return values[window * columns + 2 * pair];
    }

    /** Returns the weighted time of a pair since the start of the window. */
    public double moment(int window, int pair) {
        return values[window * columns + 2 * pair + 1];
    }

    /** Returns the weight of a pair over the windows {@code from} to {@code to} - 1. */
    public double weight(int pair, int from, int to) {
        return total(2 * pair, from, to);
    }

    /**
     * Returns the sum of a column after the pairs over the windows {@code from} to {@code to} - 1.
     */
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
