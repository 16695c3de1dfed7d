// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkcheck;

import java.util.Arrays;

/** The moves of headers, numbered; those of one header in a row. One class of one choice is one. */
final class HeaderMoves {
    private static final int ROOM = 256;

    private int[] firsts = new int[ROOM];
    private int[] lasts = new int[ROOM];

    private int size;
    private int[] nexts = new int[ROOM];
    private int[] priorities = new int[ROOM];
    private double[] weights = new double[ROOM];

    boolean isLike(HeaderMoves other) {
        return Arrays.equals(nexts, 0, size, other.nexts, 0, other.size)
                && Arrays.equals(priorities, 0, size, other.priorities, 0, other.size)
                && Arrays.equals(weights, 0, size, other.weights, 0, other.size);
    }

    void clear() {
        size = 0;
    }

    /** Begins with the moves of a header. */
    void begin(int header) {
        if (header >= firsts.length) {
            int room = Math.max(header + 1, 2 * firsts.length);
            firsts = Arrays.copyOf(firsts, room);
            lasts = Arrays.copyOf(lasts, room);
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

    /** Returns the header at the far end of a move. */
    int next(int move) {
        return nexts[move];
    }

    int priority(int move) {
        return priorities[move];
    }

    double weight(int move) {
        return weights[move];
    }

    /** Returns the highest priority among the moves of a header. */
    int highest(int header) {
        int highest = Integer.MIN_VALUE;
        for (int move = first(header); move < last(header); move++) {
            highest = Math.max(highest, priorities[move]);
        }
        return highest;
    }
}
