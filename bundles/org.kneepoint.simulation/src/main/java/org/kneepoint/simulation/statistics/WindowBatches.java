// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.statistics;

/**
 * Divides consecutive windows into batches of nearly equal size.
 *
 * @param from the first window
 * @param to the window after the last
 * @param number groups, at least 1
 */
public record WindowBatches(int from, int to, int number) {
    /** A sum over the windows from one to before another. */
    @FunctionalInterface
    public interface RangeSum {
        double between(int from, int to);
    }

    /** Returns the sum over each group. */
    public double[] sums(RangeSum sum) {
        double[] sums = new double[number];
        for (int group = 0; group < number; group++) {
            sums[group] = sum.between(edge(group), edge(group + 1));
        }
        return sums;
    }

    private int edge(int group) {
        return from + (int) ((long) (to - from) * group / number);
    }
}
