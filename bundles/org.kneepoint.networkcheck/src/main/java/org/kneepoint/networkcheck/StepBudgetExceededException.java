// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkcheck;

/** An enumeration is given up because it is too large. */
final class StepBudgetExceededException extends RuntimeException {
    private static final long serialVersionUID = 1;

    StepBudgetExceededException(String reason) {
        super(reason, null, false, false);
    }
}
