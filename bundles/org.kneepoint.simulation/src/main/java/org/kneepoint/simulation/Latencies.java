// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation;

import java.util.Arrays;

/**
 * How many packets had which latency: {@value #PER_OCTAVE} buckets of equal width within each power
 * of two. Whole cycles below {@code 2 x} {@value #PER_OCTAVE} have buckets of their own; elsewhere
 * a bucket is narrower than 0.1 % of its value. Below 1/16 cycle everything counts as 0.
 */
final class Latencies {
    private static final int PER_OCTAVE = 1024;
    private static final int SHIFT = 52 - 10;
    private static final long ZERO = Double.doubleToRawLongBits(1.0 / 16) >>> SHIFT;
    private static final int OCTAVES = 16;

    private long[] counts = new long[OCTAVES * PER_OCTAVE];
    private long number;
    private double largest;

    void clear() {
        Arrays.fill(counts, 0);
        number = 0;
        largest = 0;
    }

    /** Adds a latency, cycles, at least 0 and finite. */
    void add(double latency) {
        int bucket = (int) Math.max(0, (Double.doubleToRawLongBits(latency) >>> SHIFT) - ZERO);
        makeRoom(bucket + 1);
        counts[bucket]++;
        number++;
        if (latency > largest) {
            largest = latency;
        }
    }

    void addAll(Latencies more) {
        makeRoom(more.counts.length);
        for (int bucket = 0; bucket < more.counts.length; bucket++) {
            counts[bucket] += more.counts[bucket];
        }
        number += more.number;
        largest = Math.max(largest, more.largest);
    }

    private void makeRoom(int buckets) {
        if (buckets > counts.length) {
            counts = Arrays.copyOf(counts, Math.max(buckets, 2 * counts.length));
        }
    }

    long number() {
        return number;
    }

    double largest() {
        return largest;
    }

    /**
     * Returns the smallest latency that this fraction of the packets does not exceed, to 0.1 %; 0
     * if there are no packets.
     */
    double quantile(double fraction) {
        long wanted = (long) Math.ceil(fraction * number);
        long seen = 0;
        for (int bucket = 0; bucket < counts.length; bucket++) {
            seen += counts[bucket];
            if (counts[bucket] > 0 && seen >= wanted) {
                return Math.min(largest, value(bucket));
            }
        }
        return 0;
    }

    /** The middle of the whole cycles in a bucket, or its lower end if it is narrower. */
    private static double value(int bucket) {
        if (bucket == 0) {
            return 0;
        }
        double low = Double.longBitsToDouble(bucket + ZERO << SHIFT);
        double high = Double.longBitsToDouble(bucket + 1 + ZERO << SHIFT);
        return low + Math.max(0, high - low - 1) / 2;
    }
}
