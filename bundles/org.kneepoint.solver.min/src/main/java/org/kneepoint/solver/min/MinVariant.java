// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.min;

/**
 * Variant of the model: which form of the printed equations is used.
 *
 * @param departure the rate from stage to stage
 * @param delay the time at a stage
 * @param feedback whether hot traffic thins the rates of its own path; the paper computes the rates
 *     from the uniform recursion (13) alone
 */
record MinVariant(DepartureRateFormula departure, StageDelayFormula delay, boolean feedback) {
    /** Equations (5) and (12): consistent with Little's law and with the derivation. */
    static final MinVariant CORRECTED =
            new MinVariant(DepartureRateFormula.EQ12, StageDelayFormula.EQ5, true);

    /** Equations (13) and (14) to the letter. */
    static final MinVariant PRINTED =
            new MinVariant(DepartureRateFormula.EQ13, StageDelayFormula.EQ14, false);

    MinVariant with(DepartureRateFormula other) {
        return new MinVariant(other, delay, feedback);
    }

    MinVariant with(StageDelayFormula other) {
        return new MinVariant(departure, other, feedback);
    }
}
