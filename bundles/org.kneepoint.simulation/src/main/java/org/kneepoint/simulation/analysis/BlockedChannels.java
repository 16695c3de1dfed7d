// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.analysis;

import org.kneepoint.simulation.SimulationEngine;

/** How often the channels of an engine are blocked, sampled at equal intervals of time. */
final class BlockedChannels {
    /** Distance of two samples, cycles: prime, since arbiters repeat after a few cycles. */
    static final int INTERVAL = 61;

    private final SimulationEngine engine;
    private final long[] counts;
    private long samples;
    private double next;

    private BlockedChannels(SimulationEngine engine, int channels, double next) {
        this.engine = engine;
        this.next = next;
        counts = new long[channels];
    }

    /** Samples an engine from time 0 on. */
    static BlockedChannels of(SimulationEngine engine) {
        return new BlockedChannels(engine, engine.channels(), INTERVAL);
    }

    /** Takes no samples. */
    static BlockedChannels none() {
        return new BlockedChannels(null, 0, Double.POSITIVE_INFINITY);
    }

    /** Returns the time of the next sample, cycles; infinite if there is none. */
    double next() {
        return next;
    }

    /** Takes the sample that is due, if one is. */
    void observe(double now) {
        if (now >= next) {
            engine.countBlocked(counts);
            samples++;
            next += INTERVAL;
        }
    }

    /** Returns the samples taken so far. */
    Samples samples() {
        return new Samples(counts.clone(), samples);
    }

    /**
     * Samples.
     *
     * @param counts samples in which each channel was blocked
     * @param number number of samples
     */
    record Samples(long[] counts, long number) {
        /**
         * Returns the fraction of the samples since earlier ones in which each channel was blocked;
         * NaN without samples.
         */
        double[] since(Samples earlier) {
            double[] fractions = new double[counts.length];
            for (int channel = 0; channel < fractions.length; channel++) {
                fractions[channel] =
                        (double) (counts[channel] - earlier.counts[channel])
                                / (number - earlier.number);
            }
            return fractions;
        }
    }
}
