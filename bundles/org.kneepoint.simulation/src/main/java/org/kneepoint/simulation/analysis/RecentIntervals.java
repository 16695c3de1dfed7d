// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.analysis;

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Confidence intervals of the last checkpoints of a run. The first interval within the precision is
 * often narrow by chance. Each of the last ones, scaled to the present length by the square root of
 * the time observed, estimates the same error; the widest counts. Where the windows are nearly
 * normal only the present one counts, since a narrow interval then does not imply a low mean.
 */
final class RecentIntervals {
    private final Deque<PacketSample> samples = new ArrayDeque<>();

    void clear() {
        samples.clear();
    }

    /** Adds a sample and returns it with the interval that counts. */
    PacketSample withWidestInterval(PacketSample sample) {
        double cycles = sample.interval().cycles();
        samples.removeIf(
                earlier -> earlier.interval().cycles() < RunRules.RECENT_FRACTION * cycles);
        samples.add(sample);
        if (sample.nearlyNormal()) {
            return sample;
        }
        double observed = sample.interval().observedCycles();
        PacketSample widest = sample;
        for (PacketSample recent : samples) {
            widest =
                    widest.withIntervalsAtLeast(
                            recent, Math.sqrt(recent.interval().observedCycles() / observed));
        }
        return widest;
    }
}
