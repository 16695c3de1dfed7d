// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.analysis;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
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

    /** Merges windows until they are as wide as those of all others. */
    private void widen(List<WindowedLatencies> others) {
        for (WindowedLatencies other : others) {
            while (width < other.width) {
                merge();
            }
        }
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
     * Returns the fraction of the packets of several copies of a network, generated before a time,
     * whose latency is about this or more, from batches, each of one copy: those in its bucket or
     * above, or those above, whichever fraction is nearer to {@code fraction}.
     */
    static BatchMeans fractionAbove(
            List<WindowedLatencies> copies, double latency, double fraction, double time) {
        List<int[]> completed = new ArrayList<>();
        for (WindowedLatencies copy : copies) {
            copy.widen(copies);
            completed.addAll(Arrays.asList(copy.counts).subList(0, copy.completed(time)));
        }
        BatchMeans inclusive = fractionFromBucket(bucket(latency), completed);
        BatchMeans exclusive = fractionFromBucket(bucket(latency) + 1, completed);
        boolean isInclusiveNearer =
                Math.abs(inclusive.mean() - fraction) < Math.abs(exclusive.mean() - fraction);
        return isInclusiveNearer ? inclusive : exclusive;
    }

    private int completed(double time) {
        return (int) Math.min(MAX_WINDOWS, (time - origin) * inverseWidth + ROUNDING);
    }

    private static BatchMeans fractionFromBucket(int least, List<int[]> windows) {
        WindowBatches batches =
                new WindowBatches(0, windows.size(), Math.min(windows.size(), RunRules.BATCHES));
        return BatchMeans.of(
                batches.sums((from, to) -> packets(windows.subList(from, to), 0)),
                batches.sums((from, to) -> packets(windows.subList(from, to), least)));
    }

    private static double packets(List<int[]> windows, int least) {
        long packets = 0;
        for (int[] window : windows) {
            for (int bucket = least; bucket < window.length; bucket++) {
                packets += window[bucket];
            }
        }
        return packets;
    }
}
