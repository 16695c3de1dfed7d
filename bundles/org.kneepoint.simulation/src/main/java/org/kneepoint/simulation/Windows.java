// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation;

import java.util.Arrays;

/**
 * Sums over consecutive windows of time of equal width. When time leaves the last window, the width
 * doubles and neighbours merge, so that memory and cost do not grow with the length of a run.
 *
 * <p>The first columns come in pairs: a weight, and the weighted time since the window began, which
 * merging moves to the common beginning. The columns after them just add.
 */
final class Windows {
    /** Most windows; once they have merged, at least half as many have passed. */
    static final int MOST = 512;

    private static final double ROUNDING = 1e-6;

    private final int pairs;
    private final int columns;
    private final double[] cells;
    private double origin;
    private double width;
    private double scale;

    Windows(int pairs, int sums) {
        this.pairs = pairs;
        columns = 2 * pairs + sums;
        cells = new double[MOST * columns];
        restart(0, 1);
    }

    /** Forgets everything and begins anew with windows of this width. */
    void restart(double from, double cycles) {
        Arrays.fill(cells, 0);
        origin = from;
        setWidth(cycles);
    }

    private void setWidth(double cycles) {
        width = cycles;
        scale = 1 / cycles;
    }

    double width() {
        return width;
    }

    /** Returns the time at which a window begins. */
    double start(int window) {
        return origin + window * width;
    }

    /** Returns how many windows have passed at a time from the origin on. */
    int passed(double time) {
        return (int) Math.min(MOST, (time - origin) * scale + ROUNDING);
    }

    /** Returns the window of a time from the origin on, after making room for it. */
    int at(double time) {
        int window = (int) ((time - origin) * scale);
        while (window >= MOST) {
            merge();
            window = (int) ((time - origin) * scale);
        }
        return window;
    }

    /** Adds to a pair something that weighs so much, at a time within the window. */
    void mark(int window, int pair, double time, double weight) {
        int cell = window * columns + 2 * pair;
        cells[cell] += weight;
        cells[cell + 1] += weight * (time - start(window));
    }

    /** Adds to one of the columns after the pairs. */
    void add(int window, int column, double amount) {
        cells[window * columns + 2 * pairs + column] += amount;
    }

    /** Returns what a pair weighs in a window. */
    double weight(int window, int pair) {
        return cells[window * columns + 2 * pair];
    }

    /** Returns the weighted time of a pair since the window began. */
    double moment(int window, int pair) {
        return cells[window * columns + 2 * pair + 1];
    }

    /** Returns what a pair weighs from one window to before another. */
    double weight(int pair, int from, int to) {
        return total(2 * pair, from, to);
    }

    /** Returns the sum of one of the columns after the pairs, from one window to before another. */
    double sum(int column, int from, int to) {
        return total(2 * pairs + column, from, to);
    }

    private double total(int column, int from, int to) {
        double total = 0;
        for (int window = from; window < to; window++) {
            total += cells[window * columns + column];
        }
        return total;
    }

    private void merge() {
        for (int window = 0; window < MOST / 2; window++) {
            int even = 2 * window * columns;
            int odd = even + columns;
            int merged = window * columns;
            for (int pair = 0; pair < 2 * pairs; pair += 2) {
                double moved = cells[odd + pair + 1] + width * cells[odd + pair];
                cells[merged + pair] = cells[even + pair] + cells[odd + pair];
                cells[merged + pair + 1] = cells[even + pair + 1] + moved;
            }
            for (int column = 2 * pairs; column < columns; column++) {
                cells[merged + column] = cells[even + column] + cells[odd + column];
            }
        }
        Arrays.fill(cells, MOST / 2 * columns, cells.length, 0);
        setWidth(2 * width);
    }
}
