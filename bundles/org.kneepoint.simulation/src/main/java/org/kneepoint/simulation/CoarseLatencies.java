// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation;

import java.util.Arrays;

/**
 * How many packets had which latency, by the time of their generation: for the error of
 * percentiles. Time is divided into windows of equal width, which merge in pairs when their number
 * is used up; a bucket is narrower than 3 % of its value.
 */
final class CoarseLatencies {
    /** Most windows; once they have merged, at least half as many have passed. */
    static final int MOST = 64;

    private static final int SHIFT = 52 - 5;
    private static final long ZERO = Double.doubleToRawLongBits(1.0 / 16) >>> SHIFT;
    private static final int ROOM = 512;
    private static final double ROUNDING = 1e-6;

    private final int[][] counts = new int[MOST][ROOM];
    private double origin;
    private double width;
    private double scale;

    CoarseLatencies() {
        restart(0, 1);
    }

    /** Forgets everything and begins anew with windows of this width. */
    void restart(double from, double cycles) {
        for (int[] window : counts) {
            Arrays.fill(window, 0);
        }
        origin = from;
        setWidth(cycles);
    }

    private void setWidth(double cycles) {
        width = cycles;
        scale = 1 / cycles;
    }

    /** Adds a latency of a packet that was generated at a time from the origin on. */
    void add(double generated, double latency) {
        int window = (int) ((generated - origin) * scale);
        while (window >= MOST) {
            merge();
            window = (int) ((generated - origin) * scale);
        }
        int bucket = bucket(latency);
        if (bucket >= counts[window].length) {
            makeRoom(window, bucket + ROOM);
        }
        counts[window][bucket]++;
    }

    private static int bucket(double latency) {
        return (int) Math.max(0, (Double.doubleToRawLongBits(latency) >>> SHIFT) - ZERO);
    }

    private void merge() {
        for (int window = 0; window < MOST / 2; window++) {
            int[] first = counts[2 * window];
            int[] second = counts[2 * window + 1];
            makeRoom(window, Math.max(first.length, second.length));
            int[] sum = counts[window];
            for (int bucket = 0; bucket < sum.length; bucket++) {
                sum[bucket] = at(first, bucket) + at(second, bucket);
            }
        }
        for (int window = MOST / 2; window < MOST; window++) {
            Arrays.fill(counts[window], 0);
        }
        setWidth(2 * width);
    }

    private static int at(int[] window, int bucket) {
        return bucket < window.length ? window[bucket] : 0;
    }

    private void makeRoom(int window, int buckets) {
        if (buckets > counts[window].length) {
            counts[window] = Arrays.copyOf(counts[window], buckets);
        }
    }

    /**
     * Returns the fraction of the packets generated before a time that have about this latency or
     * more, from batches: in its bucket or above, or above only, whichever is nearer to a fraction.
     */
    BatchMeans above(double latency, double fraction, double time) {
        int passed = (int) Math.min(MOST, (time - origin) * scale + ROUNDING);
        BatchMeans with = fromBucket(bucket(latency), passed);
        BatchMeans without = fromBucket(bucket(latency) + 1, passed);
        boolean nearer = Math.abs(with.mean() - fraction) < Math.abs(without.mean() - fraction);
        return nearer ? with : without;
    }

    private BatchMeans fromBucket(int least, int passed) {
        Batches batches = new Batches(0, passed, Math.min(passed, Cohorts.BATCHES));
        return BatchMeans.of(
                batches.of((from, to) -> packets(from, to, 0)),
                batches.of((from, to) -> packets(from, to, least)));
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
