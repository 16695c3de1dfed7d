// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.min;

/** Formulas of the mean time of a packet at a buffer and its switch. */
enum StageDelayFormula {
    /** Equation (5), Little's law for accepted packets: E[Q] / (lambda (1 - x)). */
    EQ5,

    /**
     * Equation (14), E[Q] / lambda. It contradicts (5), from which the paper derives it, and can be
     * less than the service time.
     */
    EQ14;

    /**
     * Returns the mean time at a buffer.
     *
     * @param centre the buffer
     * @return cycles
     */
    double meanTime(ServiceCentre centre) {
        return switch (this) {
            case EQ5 -> centre.meanTime();
            case EQ14 -> centre.meanTime() * centre.acceptedFraction();
        };
    }
}
