// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.bounds;

import java.util.Arrays;
import org.kneepoint.support.SplitMix64;

/**
 * The shares of the packets of each pair of terminals that pass one channel, where they are above
 * 0.
 */
final class PairShares {
    private static final int INITIAL_CAPACITY = 16;

    /** Shares that differ by less are equal. */
    private static final double DIGITS = 1e9;

    private int size;
    private int[] pairs = new int[INITIAL_CAPACITY];
    private double[] shares = new double[INITIAL_CAPACITY];

    /** Adds to the share of a pair; additions to one pair follow each other. */
    void add(int pair, double share) {
        if (size > 0 && pairs[size - 1] == pair) {
            shares[size - 1] += share;
            return;
        }
        if (size == pairs.length) {
            pairs = Arrays.copyOf(pairs, 2 * size);
            shares = Arrays.copyOf(shares, 2 * size);
        }
        pairs[size] = pair;
        shares[size] = share;
        size++;
    }

    /** Returns the matrix by source and destination. */
    double[][] matrix(int terminals) {
        double[][] matrix = new double[terminals][terminals];
        for (int i = 0; i < size; i++) {
            matrix[pairs[i] / terminals][pairs[i] % terminals] = shares[i];
        }
        return matrix;
    }

    /** Returns an upper bound of the sum of shares over a permutation. */
    double bound(int terminals) {
        double[] rows = new double[terminals];
        double[] columns = new double[terminals];
        for (int i = 0; i < size; i++) {
            int row = pairs[i] / terminals;
            int column = pairs[i] % terminals;
            rows[row] = Math.max(rows[row], shares[i]);
            columns[column] = Math.max(columns[column], shares[i]);
        }
        return Math.min(Arrays.stream(rows).sum(), Arrays.stream(columns).sum());
    }

    /**
     * Returns a number that is equal for channels with the same worst permutation, but for the
     * names of the terminals: the stable colouring of the matrix by colour refinement. The
     * assignment problem is a linear program, whose value depends on the colouring only (M. Grohe,
     * K. Kersting, M. Mladenov, E. Selman: Dimension Reduction via Colour Refinement, ESA 2014).
     * Colours are 64-bit hashes: the probability of a collision is about 10^-19.
     */
    long colouring(int terminals) {
        long[] rows = new long[terminals];
        long[] columns = new long[terminals];
        int before = 0;
        long round = 0;
        while (true) {
            refine(rows, columns, terminals);
            int colours = distinct(rows) + distinct(columns);
            round++;
            if (colours == before) {
                return SplitMix64.mix(round + sum(rows) + SplitMix64.mix(sum(columns)));
            }
            before = colours;
        }
    }

    private void refine(long[] rows, long[] columns, int terminals) {
        long[] nextRows = new long[terminals];
        long[] nextColumns = new long[terminals];
        for (int i = 0; i < size; i++) {
            int row = pairs[i] / terminals;
            int column = pairs[i] % terminals;
            long label = SplitMix64.mix((long) Math.rint(DIGITS * shares[i]));
            nextRows[row] += SplitMix64.mix(label + columns[column]);
            nextColumns[column] += SplitMix64.mix(label ^ SplitMix64.mix(rows[row]));
        }
        for (int i = 0; i < terminals; i++) {
            rows[i] = SplitMix64.mix(nextRows[i] + SplitMix64.mix(rows[i]));
            columns[i] = SplitMix64.mix(nextColumns[i] + SplitMix64.mix(columns[i]));
        }
    }

    private static long sum(long[] colours) {
        return Arrays.stream(colours).map(SplitMix64::mix).sum();
    }

    private static int distinct(long[] colours) {
        return (int) Arrays.stream(colours).distinct().count();
    }
}
