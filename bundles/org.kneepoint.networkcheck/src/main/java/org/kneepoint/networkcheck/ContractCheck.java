// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkcheck;

/** Looks for faults in a network whose terminals and channels are in order. */
@FunctionalInterface
interface ContractCheck {
    /**
     * Looks.
     *
     * @param budget is spent step by step
     * @param violations takes what is wrong
     */
    void run(PortNumbering ports, StepBudget budget, ContractViolations violations);
}
