// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.min;

/**
 * Variant of the model: which form of the printed equations is used.
 *
 * @param departure departure rate of a stage
 * @param delay time at a stage
 * @param feedback whether losses of hot traffic reduce the rates downstream; the paper uses the
 *     uniform recursion (13)
 */
record MinVariant(DepartureRateFormula departure, StageDelayFormula delay, boolean feedback) {
    /** Equations (5) and (12), consistent with Little's law. */
    static final MinVariant CORRECTED =
            new MinVariant(DepartureRateFormula.EQ12, StageDelayFormula.EQ5, true);

    /** Equations (13) and (14) as printed. */
    static final MinVariant PRINTED =
            new MinVariant(DepartureRateFormula.EQ13, StageDelayFormula.EQ14, false);

    MinVariant with(DepartureRateFormula other) {
        return new MinVariant(other, delay, feedback);
    }

    MinVariant with(StageDelayFormula other) {
        return new MinVariant(departure, other, feedback);
    }
}
