// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.analysis;

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Confidence intervals of the last checkpoints of a run. The first one narrow enough is narrow by
 * chance more often than not; each of them, scaled to the present length by the root of time, is an
 * estimate of the error, and the widest counts; but not where the windows of time are nearly
 * normal, for then an interval narrow by chance does not come with a latency low by chance.
 */
final class RecentIntervals {
    /** Part of the time that counts; in its half there are four checkpoints. */
    private static final double RECENT_FRACTION = 0.5;

    private final Deque<PacketSample> samples = new ArrayDeque<>();

    void clear() {
        samples.clear();
    }

    /** Adds a sample, and returns it with the widest of the recent intervals if they count. */
    PacketSample withWidestInterval(PacketSample sample) {
        double cycles = sample.interval().cycles();
        samples.removeIf(earlier -> earlier.interval().cycles() < RECENT_FRACTION * cycles);
        samples.add(sample);
        if (sample.nearlyNormal()) {
            return sample;
        }
        PacketSample widest = sample;
        for (PacketSample recent : samples) {
            widest =
                    widest.withIntervalsAtLeast(
                            recent, Math.sqrt(recent.interval().cycles() / cycles));
        }
        return widest;
    }
}
