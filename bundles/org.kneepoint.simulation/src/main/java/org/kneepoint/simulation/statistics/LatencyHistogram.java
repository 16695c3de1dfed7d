// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.statistics;

import java.util.Arrays;

/**
 * Histogram of latencies: {@value #BUCKETS_PER_OCTAVE} buckets of equal width within each power of
 * two. Latencies of whole cycles below {@code 2 x} {@value #BUCKETS_PER_OCTAVE} are exact;
 * elsewhere a bucket is narrower than 0.1 % of its value. Values below 1/16 cycle count as 0.
 */
public final class LatencyHistogram {
    private static final int BUCKETS_PER_OCTAVE = 1024;
    private static final int SHIFT = 52 - 10;
    private static final long ZERO_BUCKET = Double.doubleToRawLongBits(1.0 / 16) >>> SHIFT;
    private static final int OCTAVES = 16;

    private long[] counts = new long[OCTAVES * BUCKETS_PER_OCTAVE];
    private long count;
    private double maximum;

    public void clear() {
        Arrays.fill(counts, 0);
        count = 0;
        maximum = 0;
    }

    /** Adds a latency, cycles, at least 0 and finite. */
    public void add(double latency) {
        int bucket =
                (int) Math.max(0, (Double.doubleToRawLongBits(latency) >>> SHIFT) - ZERO_BUCKET);
        ensureCapacity(bucket + 1);
        counts[bucket]++;
        count++;
        if (latency > maximum) {
            maximum = latency;
        }
    }

    public void addAll(LatencyHistogram other) {
        ensureCapacity(other.counts.length);
        for (int bucket = 0; bucket < other.counts.length; bucket++) {
            counts[bucket] += other.counts[bucket];
        }
        count += other.count;
        maximum = Math.max(maximum, other.maximum);
    }

    private void ensureCapacity(int buckets) {
        if (buckets > counts.length) {
            counts = Arrays.copyOf(counts, Math.max(buckets, 2 * counts.length));
        }
    }

    public long count() {
        return count;
    }

    public double maximum() {
        return maximum;
    }

    /**
     * Returns the quantile: the smallest latency that this fraction of the packets does not exceed,
     * to 0.1 %; 0 without packets.
     */
    public double quantile(double fraction) {
        long rank = (long) Math.ceil(fraction * count);
        long seen = 0;
        for (int bucket = 0; bucket < counts.length; bucket++) {
            seen += counts[bucket];
            if (counts[bucket] > 0 && seen >= rank) {
                return Math.min(maximum, value(bucket));
            }
        }
        return 0;
    }

    /** Middle of the whole cycles in a bucket, or its lower end if it is narrower than a cycle. */
    private static double value(int bucket) {
        if (bucket == 0) {
            return 0;
        }
        double low = Double.longBitsToDouble(bucket + ZERO_BUCKET << SHIFT);
        double high = Double.longBitsToDouble(bucket + 1 + ZERO_BUCKET << SHIFT);
        return low + Math.max(0, high - low - 1) / 2;
    }
}
