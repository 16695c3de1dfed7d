// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.bounds;

import java.util.Arrays;

/**
 * A perfect matching of rows and columns of the largest total weight, with dual values that prove
 * it: for each pair the sum of the duals of row and column is at least the weight, and their total
 * is that of the matching.
 *
 * <p>By shortest augmenting paths (R. Jonker, A. Volgenant: A Shortest Augmenting Path Algorithm
 * for Dense and Sparse Linear Assignment Problems, Computing 38, 1987).
 *
 * @param columns by row: its column
 * @param total weight of the matching
 * @param rowDuals by row
 * @param columnDuals by column
 */
record Assignment(int[] columns, double total, double[] rowDuals, double[] columnDuals) {
    private static final int NONE = -1;

    /**
     * Solves the assignment problem.
     *
     * @param weights square
     */
    static Assignment of(double[][] weights) {
        return new Search(weights).solve();
    }

    /** Returns the sum of the duals, an upper bound of the total weight of any matching. */
    double bound() {
        return Arrays.stream(rowDuals).sum() + Arrays.stream(columnDuals).sum();
    }

    /** The matching so far; duals are of the costs, which are the negative weights. */
    private static final class Search {
        private final double[][] weights;
        private final int size;
        private final double[] rowDuals;
        private final double[] columnDuals;
        private final int[] rowOf;
        private final int[] columnOf;
        private final int[] previous;
        private final double[] distance;
        private final boolean[] done;

        Search(double[][] weights) {
            this.weights = weights;
            size = weights.length;
            rowDuals = new double[size];
            columnDuals = new double[size];
            rowOf = new int[size];
            columnOf = new int[size];
            previous = new int[size];
            distance = new double[size];
            done = new boolean[size];
            Arrays.fill(rowOf, NONE);
            Arrays.fill(columnOf, NONE);
        }

        Assignment solve() {
            begin();
            for (int row = 0; row < size; row++) {
                if (columnOf[row] == NONE) {
                    augment(row);
                }
            }
            double total = 0;
            for (int row = 0; row < size; row++) {
                total += weights[row][columnOf[row]];
                rowDuals[row] = -rowDuals[row];
                columnDuals[row] = -columnDuals[row];
            }
            return new Assignment(columnOf, total, rowDuals, columnDuals);
        }

        /** Matches each row with a free column of its largest weight. */
        private void begin() {
            for (int row = 0; row < size; row++) {
                double largest = Arrays.stream(weights[row]).max().orElse(0);
                rowDuals[row] = -largest;
                for (int column = 0; column < size && columnOf[row] == NONE; column++) {
                    if (weights[row][column] == largest && rowOf[column] == NONE) {
                        columnOf[row] = column;
                        rowOf[column] = row;
                    }
                }
            }
        }

        /** Extends the matching by the shortest alternating path from a free row. */
        private void augment(int first) {
            Arrays.fill(done, false);
            for (int column = 0; column < size; column++) {
                distance[column] = reduced(first, column);
                previous[column] = first;
            }
            int end = NONE;
            double length = 0;
            while (end == NONE) {
                int nearest = nearest();
                done[nearest] = true;
                length = distance[nearest];
                if (rowOf[nearest] == NONE) {
                    end = nearest;
                } else {
                    relax(rowOf[nearest], length);
                }
            }
            update(first, length);
            while (true) {
                int row = previous[end];
                rowOf[end] = row;
                int next = columnOf[row];
                columnOf[row] = end;
                if (row == first) {
                    return;
                }
                end = next;
            }
        }

        private double reduced(int row, int column) {
            return -weights[row][column] - rowDuals[row] - columnDuals[column];
        }

        private int nearest() {
            int nearest = NONE;
            for (int column = 0; column < size; column++) {
                if (!done[column] && (nearest == NONE || distance[column] < distance[nearest])) {
                    nearest = column;
                }
            }
            return nearest;
        }

        private void relax(int row, double length) {
            for (int column = 0; column < size; column++) {
                double to = length + reduced(row, column);
                if (!done[column] && to < distance[column]) {
                    distance[column] = to;
                    previous[column] = row;
                }
            }
        }

        private void update(int first, double length) {
            rowDuals[first] += length;
            for (int column = 0; column < size; column++) {
                if (done[column] && rowOf[column] != NONE) {
                    double change = distance[column] - length;
                    columnDuals[column] += change;
                    rowDuals[rowOf[column]] -= change;
                }
            }
        }
    }
}
