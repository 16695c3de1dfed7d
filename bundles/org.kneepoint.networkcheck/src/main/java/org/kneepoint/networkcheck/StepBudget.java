// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkcheck;

/** Remaining steps of an enumeration. */
final class StepBudget {
    private final long steps;
    private long left;

    StepBudget(long steps) {
        this.steps = Math.max(0, steps);
        left = this.steps;
    }

    /** Charges steps in advance. */
    void consume(long more) {
        if (more > left) {
            throw new StepBudgetExceededException("more than " + steps + " steps");
        }
        left -= more;
    }
}
