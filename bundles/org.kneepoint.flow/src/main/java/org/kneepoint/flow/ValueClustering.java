// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.flow;

import java.util.Arrays;

/**
 * Clusters values that differ by rounding only: in ascending order, a value within a relative 1e-9
 * of the preceding one equals it.
 */
final class ValueClustering {
    private static final double ROUNDING = 1e-9;

    private ValueClustering() {}

    /**
     * Numbers the values.
     *
     * @param values at least 0
     * @return a number for each, 0 for the least; equal within a cluster
     */
    static int[] numbers(double[] values) {
        double[] least = least(values);
        int[] numbers = new int[values.length];
        for (int i = 0; i < values.length; i++) {
            int found = Arrays.binarySearch(least, values[i]);
            numbers[i] = found >= 0 ? found : -found - 2;
        }
        return numbers;
    }

    /** Returns the least value of each cluster, ascending. */
    private static double[] least(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        int size = 0;
        double before = Double.NEGATIVE_INFINITY;
        for (double value : sorted) {
            if (value - before > ROUNDING * value) {
                sorted[size++] = value;
            }
            before = value;
        }
        return Arrays.copyOf(sorted, size);
    }
}
