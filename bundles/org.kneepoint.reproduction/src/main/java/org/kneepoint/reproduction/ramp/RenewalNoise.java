// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.ramp;

/**
 * The noise of the generation by (9) to (11): packets of each node begin at the times of a renewal
 * process, whose counts over a long time t have variance t var / mean^3 of the times between.
 */
final class RenewalNoise {
    private static final int STEPS = 1000;

    private RenewalNoise() {}

    /** Returns the standard deviation of the packets of a window at a load below 1. */
    static double deviation(double load) {
        double length = RampPaper.LENGTH;
        double probability = load / (length * (1 - load) + load);
        double variance = (1 - probability) / (probability * probability);
        double mean = length / load;
        return Math.sqrt(RampPaper.NODES * RampPaper.WINDOW * variance / (mean * mean * mean));
    }

    /** Returns the mean absolute deviation of the packets of a window over loads from 0 to this. */
    static double meanAbsolute(double to) {
        double sum = 0;
        for (int i = 0; i < STEPS; i++) {
            sum += deviation(load(i, to));
        }
        return Math.sqrt(2 / Math.PI) * sum / STEPS;
    }

    /** Returns the standard deviation of the packets of a window over loads from 0 to this. */
    static double standardDeviation(double to) {
        double sum = 0;
        for (int i = 0; i < STEPS; i++) {
            double each = deviation(load(i, to));
            sum += each * each;
        }
        return Math.sqrt(sum / STEPS);
    }

    private static double load(int step, double to) {
        return (step + 0.5) * to / STEPS;
    }
}
