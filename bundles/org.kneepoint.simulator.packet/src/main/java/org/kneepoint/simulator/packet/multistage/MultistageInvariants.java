// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.packet.multistage;

/** Checks of the invariants of the network. */
final class MultistageInvariants {
    private MultistageInvariants() {}

    /**
     * Compares two counts of the same.
     *
     * @param what is counted
     * @throws IllegalStateException with both numbers if they differ
     */
    static void requireEqual(String what, long one, long other) {
        if (one != other) {
            throw new IllegalStateException(what + ": " + one + " and " + other + " differ");
        }
    }

    /**
     * Checks a condition.
     *
     * @throws IllegalStateException naming the place where it does not hold
     */
    static void require(boolean condition, String law, int place) {
        if (!condition) {
            throw new IllegalStateException(law + ": not at place " + place);
        }
    }
}
