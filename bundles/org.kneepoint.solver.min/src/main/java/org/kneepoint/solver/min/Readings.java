// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.min;

/**
 * How the printed equations are read.
 *
 * @param departure the rate from stage to stage
 * @param delay the time at a stage
 * @param feedback whether hot traffic thins the rates of its own path; the paper computes the rates
 *     from the uniform recursion (13) alone
 */
record Readings(Departure departure, Delay delay, boolean feedback) {
    /** Equations (5) and (12): consistent with Little's law and with the derivation. */
    static final Readings CORRECTED = new Readings(Departure.EQ12, Delay.EQ5, true);

    /** Equations (13) and (14) to the letter. */
    static final Readings PRINTED = new Readings(Departure.EQ13, Delay.EQ14, false);

    Readings with(Departure other) {
        return new Readings(other, delay, feedback);
    }

    Readings with(Delay other) {
        return new Readings(departure, other, feedback);
    }
}
