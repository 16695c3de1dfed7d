// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.sharedbuffer.delta;

/** Small dense systems of linear equations. */
public final class LinearSystem {
    private LinearSystem() {}

    /**
     * Solves by Gaussian elimination with partial pivoting.
     *
     * @param matrix {@code [row][column]}, overwritten
     * @param right side, overwritten
     * @return the solution; not finite if the matrix is singular
     */
    public static double[] solve(double[][] matrix, double[] right) {
        int size = right.length;
        for (int column = 0; column < size; column++) {
            exchange(matrix, right, column, pivot(matrix, column));
            for (int row = column + 1; row < size; row++) {
                double factor = matrix[row][column] / matrix[column][column];
                right[row] -= factor * right[column];
                for (int j = column; j < size; j++) {
                    matrix[row][j] -= factor * matrix[column][j];
                }
            }
        }
        for (int row = size - 1; row >= 0; row--) {
            for (int j = row + 1; j < size; j++) {
                right[row] -= matrix[row][j] * right[j];
            }
            right[row] /= matrix[row][row];
        }
        return right;
    }

    private static int pivot(double[][] matrix, int column) {
        int pivot = column;
        for (int row = column + 1; row < matrix.length; row++) {
            if (Math.abs(matrix[row][column]) > Math.abs(matrix[pivot][column])) {
                pivot = row;
            }
        }
        return pivot;
    }

    private static void exchange(double[][] matrix, double[] right, int a, int b) {
        double[] row = matrix[a];
        matrix[a] = matrix[b];
        matrix[b] = row;
        double value = right[a];
        right[a] = right[b];
        right[b] = value;
    }
}
