// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkcheck;

import java.util.Arrays;

/**
 * The moves of headers, numbered consecutively for each header: one for each VC class of each
 * choice.
 */
final class HeaderMoves {
    private static final int INITIAL_CAPACITY = 256;

    private int[] firsts = new int[INITIAL_CAPACITY];
    private int[] lasts = new int[INITIAL_CAPACITY];

    private int size;
    private int[] nexts = new int[INITIAL_CAPACITY];
    private int[] priorities = new int[INITIAL_CAPACITY];
    private double[] weights = new double[INITIAL_CAPACITY];

    boolean isLike(HeaderMoves other) {
        return Arrays.equals(nexts, 0, size, other.nexts, 0, other.size)
                && Arrays.equals(priorities, 0, size, other.priorities, 0, other.size)
                && Arrays.equals(weights, 0, size, other.weights, 0, other.size);
    }

    void clear() {
        size = 0;
    }

    /** Starts the moves of a header. */
    void begin(int header) {
        if (header >= firsts.length) {
            int capacity = Math.max(header + 1, 2 * firsts.length);
            firsts = Arrays.copyOf(firsts, capacity);
            lasts = Arrays.copyOf(lasts, capacity);
        }
        firsts[header] = size;
        lasts[header] = size;
    }

    void add(int header, int next, int priority, double weight) {
        if (size == nexts.length) {
            nexts = Arrays.copyOf(nexts, 2 * size);
            priorities = Arrays.copyOf(priorities, 2 * size);
            weights = Arrays.copyOf(weights, 2 * size);
        }
        nexts[size] = next;
        priorities[size] = priority;
        weights[size] = weight;
        size++;
        lasts[header] = size;
    }

    /** Returns the first move of a header. */
    int first(int header) {
        return firsts[header];
    }

    /** Returns the number after the last move of a header. */
    int last(int header) {
        return lasts[header];
    }

    int count(int header) {
        return lasts[header] - firsts[header];
    }

    /** Returns the header after a move. */
    int next(int move) {
        return nexts[move];
    }

    int priority(int move) {
        return priorities[move];
    }

    double weight(int move) {
        return weights[move];
    }

    /** Returns the highest priority of the moves of a header. */
    int highest(int header) {
        int highest = Integer.MIN_VALUE;
        for (int move = first(header); move < last(header); move++) {
            highest = Math.max(highest, priorities[move]);
        }
        return highest;
    }
}
