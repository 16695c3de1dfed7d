// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkcheck;

/** The enumeration exceeds its budget of steps. */
final class StepBudgetExceededException extends RuntimeException {
    private static final long serialVersionUID = 1;

    StepBudgetExceededException(String reason) {
        super(reason, null, false, false);
    }
}
