// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.burstyhypercube;

import java.util.Arrays;

/**
 * Interpretation of the paper where its text is ambiguous. Immutable.
 *
 * @param service mean time of a message on a link, cycles
 * @param scv squared coefficient of variation of that time
 * @param rate messages per node and cycle, in eqs (12), (14) and (22)
 * @param fillProbabilities by number d: probability that a message fills at least d buffers
 * @param heldProbabilities by number d: probability that a buffer holds d messages, eq. (7)
 * @param literal whether service times of a link are exponential, contention follows eq. (19),
 *     blocked messages are offered again (15), and no time is added for the links of the header
 */
record PaperInterpretation(
        double service,
        double scv,
        double rate,
        double[] fillProbabilities,
        double[] heldProbabilities,
        boolean literal) {

    /** Largest number of messages in a buffer that is distinguished. */
    private static final int MOST_HELD = 64;

    private static final double NEGLIGIBLE = 1e-14;

    /**
     * Returns the interpretation of the published tables: a flit takes as many cycles as it has
     * phits, lengths are rounded up, and a buffer holds whole flits, at least one.
     */
    static PaperInterpretation documented(BurstyTraffic traffic) {
        GeometricLengths lengths = traffic.lengths();
        int flits = -Math.floorDiv(-traffic.buffer(), lengths.phitsPerFlit());
        double[] buffers = new double[traffic.cube().dimensions() + 1];
        for (int d = 0; d < buffers.length; d++) {
            long fewer = Math.max(0, (long) d * flits - 1) * lengths.phitsPerFlit();
            buffers[d] = lengths.longerThanGiven(fewer, 0);
        }
        double[] held = heldProbabilities(flits / lengths.meanFlitsBeforeRounding());
        return new PaperInterpretation(
                lengths.mean(),
                lengths.continueProbability(),
                traffic.rate(),
                buffers,
                held,
                false);
    }

    /**
     * Returns the text as printed: a flit takes a cycle, lengths are exponential, buffers count
     * flits.
     *
     * @param rate of eq. (1), messages per node and cycle
     * @param length mean, flits
     * @param room places of a buffer, flits
     */
    static PaperInterpretation printed(
            ECubeHypercube cube, double rate, double length, double room) {
        double[] buffers = new double[cube.dimensions() + 1];
        for (int d = 0; d < buffers.length; d++) {
            buffers[d] = StrictMath.exp(-d * room / length);
        }
        return new PaperInterpretation(
                length, 1, rate, buffers, heldProbabilities(room / length), true);
    }

    /**
     * Returns the probabilities that 0, 1, ... exponential lengths fit into a buffer, a Poisson
     * distribution; the last includes the tail.
     *
     * @param lengths size of the buffer in mean lengths
     */
    private static double[] heldProbabilities(double lengths) {
        double[] held = new double[MOST_HELD + 1];
        double rest = 1;
        double term = StrictMath.exp(-lengths);
        int d = 0;
        for (; d < MOST_HELD && rest > NEGLIGIBLE; d++) {
            held[d] = term;
            rest -= term;
            term *= lengths / (d + 1);
        }
        held[d] = Math.max(0, rest);
        return Arrays.copyOf(held, d + 1);
    }
}
