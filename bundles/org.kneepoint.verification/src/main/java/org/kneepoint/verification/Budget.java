// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.verification;

/** How many more steps of a relation may be gone. */
final class Budget {
    private final long steps;
    private long left;

    Budget(long steps) {
        this.steps = Math.max(0, steps);
        left = this.steps;
    }

    /** Takes steps away before they are gone. */
    void spend(long more) {
        if (more > left) {
            throw new Exhausted("it takes more than " + steps + " steps");
        }
        left -= more;
    }
}
