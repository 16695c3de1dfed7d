// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkcheck;

/** An enumeration exceeds its budget of steps: the network is too large for it. */
public final class StepBudgetExceededException extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** States which limit is exceeded. */
    public StepBudgetExceededException(String reason) {
        super(reason, null, false, false);
    }
}
