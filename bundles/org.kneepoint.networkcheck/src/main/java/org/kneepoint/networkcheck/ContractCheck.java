// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkcheck;

/** Check of a network whose terminals and channels are connected correctly. */
@FunctionalInterface
interface ContractCheck {
    /**
     * Runs the check.
     *
     * @param budget steps that the check may take
     * @param violations list to which the violations are added
     */
    void run(PortNumbering ports, StepBudget budget, ContractViolations violations);
}
