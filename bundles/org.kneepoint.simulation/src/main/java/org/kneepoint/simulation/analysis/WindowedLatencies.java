// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.analysis;

import java.util.Arrays;
import org.kneepoint.simulation.statistics.BatchMeans;
import org.kneepoint.simulation.statistics.WindowBatches;

/**
 * Latency histograms per window of generation time, from which the error of percentiles is
 * estimated. Windows have equal width and merge in pairs when time passes the last; a bucket is
 * narrower than 3 % of its value.
 */
final class WindowedLatencies {
    /** Most windows; after the first merge at least half as many are complete. */
    static final int MAX_WINDOWS = 64;

    private static final int SHIFT = 52 - 5;
    private static final long ZERO_BUCKET = Double.doubleToRawLongBits(1.0 / 16) >>> SHIFT;
    private static final int INITIAL_BUCKETS = 512;
    private static final double ROUNDING = 1e-6;

    private final int[][] counts = new int[MAX_WINDOWS][INITIAL_BUCKETS];
    private double origin;
    private double width;
    private double inverseWidth;

    WindowedLatencies() {
        restart(0, 1);
    }

    /** Clears all counts and restarts with windows of this width. */
    void restart(double from, double cycles) {
        for (int[] window : counts) {
            Arrays.fill(window, 0);
        }
        origin = from;
        setWidth(cycles);
    }

    private void setWidth(double cycles) {
        width = cycles;
        inverseWidth = 1 / cycles;
    }

    /** Adds the latency of a packet generated at a time from the origin on. */
    void add(double generated, double latency) {
        int window = (int) ((generated - origin) * inverseWidth);
        while (window >= MAX_WINDOWS) {
            merge();
            window = (int) ((generated - origin) * inverseWidth);
        }
        int bucket = bucket(latency);
        if (bucket >= counts[window].length) {
            ensureCapacity(window, bucket + INITIAL_BUCKETS);
        }
        counts[window][bucket]++;
    }

    private static int bucket(double latency) {
        return (int) Math.max(0, (Double.doubleToRawLongBits(latency) >>> SHIFT) - ZERO_BUCKET);
    }

    private void merge() {
        for (int window = 0; window < MAX_WINDOWS / 2; window++) {
            int[] first = counts[2 * window];
            int[] second = counts[2 * window + 1];
            ensureCapacity(window, Math.max(first.length, second.length));
            int[] sum = counts[window];
            for (int bucket = 0; bucket < sum.length; bucket++) {
                sum[bucket] = at(first, bucket) + at(second, bucket);
            }
        }
        for (int window = MAX_WINDOWS / 2; window < MAX_WINDOWS; window++) {
            Arrays.fill(counts[window], 0);
        }
        setWidth(2 * width);
    }

    private static int at(int[] window, int bucket) {
        return bucket < window.length ? window[bucket] : 0;
    }

    private void ensureCapacity(int window, int buckets) {
        if (buckets > counts[window].length) {
            counts[window] = Arrays.copyOf(counts[window], buckets);
        }
    }

    /**
     * Returns the fraction of the packets generated before a time whose latency is about this or
     * more, from batches: those in its bucket or above, or those above, whichever fraction is
     * nearer to {@code fraction}.
     */
    BatchMeans fractionAbove(double latency, double fraction, double time) {
        int completed = (int) Math.min(MAX_WINDOWS, (time - origin) * inverseWidth + ROUNDING);
        BatchMeans inclusive = fractionFromBucket(bucket(latency), completed);
        BatchMeans exclusive = fractionFromBucket(bucket(latency) + 1, completed);
        boolean isInclusiveNearer =
                Math.abs(inclusive.mean() - fraction) < Math.abs(exclusive.mean() - fraction);
        return isInclusiveNearer ? inclusive : exclusive;
    }

    private BatchMeans fractionFromBucket(int least, int completed) {
        WindowBatches batches =
                new WindowBatches(0, completed, Math.min(completed, RunRules.BATCHES));
        return BatchMeans.of(
                batches.sums((from, to) -> packets(from, to, 0)),
                batches.sums((from, to) -> packets(from, to, least)));
    }

    private double packets(int from, int to, int least) {
        long packets = 0;
        for (int window = from; window < to; window++) {
            for (int bucket = least; bucket < counts[window].length; bucket++) {
                packets += counts[window][bucket];
            }
        }
        return packets;
    }
}
