// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation;

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * The intervals found at the last checkpoints of a run. The first one narrow enough is narrow by
 * chance more often than not; each of them, scaled to the present length by the root of time, is an
 * estimate of the error, and the widest counts.
 */
final class RecentIntervals {
    /** Three checkpoints: 5, 4 and 3 are the most unequal. */
    private static final double SINCE = 0.59;

    private final Deque<Sample> samples = new ArrayDeque<>();

    void clear() {
        samples.clear();
    }

    /** Adds a sample, and returns it with the widest of the recent intervals. */
    Sample widened(Sample sample) {
        double cycles = sample.passage().cycles();
        samples.removeIf(earlier -> earlier.passage().cycles() < SINCE * cycles);
        samples.add(sample);
        double latency = 0;
        double networkLatency = 0;
        for (Sample recent : samples) {
            double scale = Math.sqrt(recent.passage().cycles() / cycles);
            latency = Math.max(latency, scale * recent.latency().halfWidth());
            networkLatency = Math.max(networkLatency, scale * recent.networkLatency().halfWidth());
        }
        return sample.atLeast(latency, networkLatency);
    }
}
