// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.min;

/** Readings of the mean time that a packet spends at a buffer and its switch. */
enum StageDelayFormula {
    /** Equation (5), Little's law for the packets that enter: E[Q] / (lambda (1 - x)). */
    EQ5,

    /**
     * Equation (14), E[Q] / lambda. It contradicts (5), from which the paper derives it, and can be
     * shorter than the service itself.
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
