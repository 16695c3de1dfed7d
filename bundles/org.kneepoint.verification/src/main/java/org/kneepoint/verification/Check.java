// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.verification;

/** Looks for faults in a network whose terminals and channels are in order. */
@FunctionalInterface
interface Check {
    /**
     * Looks.
     *
     * @param budget is spent step by step
     * @param findings takes what is wrong
     */
    void run(Ports ports, Budget budget, Findings findings);
}
