// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.statistics;

/**
 * Divides consecutive windows into batches of nearly equal size.
 *
 * @param from first window
 * @param to window after the last
 * @param number batches, at least 1
 */
public record WindowBatches(int from, int to, int number) {
    /** Sum over the windows {@code from} to {@code to} - 1. */
    @FunctionalInterface
    public interface RangeSum {
        double between(int from, int to);
    }

    /** Returns the sum over each batch. */
    public double[] sums(RangeSum sum) {
        double[] sums = new double[number];
        for (int batch = 0; batch < number; batch++) {
            sums[batch] = sum.between(edge(batch), edge(batch + 1));
        }
        return sums;
    }

    private int edge(int batch) {
        return from + (int) ((long) (to - from) * batch / number);
    }
}
