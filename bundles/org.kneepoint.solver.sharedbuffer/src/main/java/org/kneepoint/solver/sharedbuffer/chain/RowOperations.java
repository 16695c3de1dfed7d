// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.sharedbuffer.chain;

/** Sums of multiples of rows, four at a time: the inner loops of the elimination. */
final class RowOperations {
    static final int STRIDE = 4;

    private RowOperations() {}

    /**
     * Adds a row vector times a matrix.
     *
     * @param factors the vector; entries {@code from} to {@code to}, excluding the last
     * @param from first row of the matrix
     * @param to row after the last
     * @param matrix its rows
     * @param offset first column of the matrix
     * @param sums to which the product is added
     * @param start first index of the sums
     * @param length columns
     */
    static void addProduct(
            double[] factors,
            int from,
            int to,
            double[][] matrix,
            int offset,
            double[] sums,
            int start,
            int length) {
        int row = from;
        for (; row + STRIDE <= to; row += STRIDE) {
            double f0 = factors[row];
            double f1 = factors[row + 1];
            double f2 = factors[row + 2];
            double f3 = factors[row + 3];
            if (f0 != 0 || f1 != 0 || f2 != 0 || f3 != 0) {
                double[] r0 = matrix[row];
                double[] r1 = matrix[row + 1];
                double[] r2 = matrix[row + 2];
                double[] r3 = matrix[row + 3];
                for (int i = 0; i < length; i++) {
                    sums[start + i] +=
                            f0 * r0[offset + i]
                                    + f1 * r1[offset + i]
                                    + f2 * r2[offset + i]
                                    + f3 * r3[offset + i];
                }
            }
        }
        for (; row < to; row++) {
            add(factors[row], matrix[row], offset, sums, start, length);
        }
    }

    private static void add(
            double factor, double[] row, int offset, double[] sums, int start, int length) {
        if (factor != 0) {
            for (int i = 0; i < length; i++) {
                sums[start + i] += factor * row[offset + i];
            }
        }
    }
}
