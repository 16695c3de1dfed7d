// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.packet.multistage;

/** Checks of the invariants of the network. */
final class MultistageInvariants {
    private MultistageInvariants() {}

    /**
     * Requires two counts to be equal.
     *
     * @param what subject of the counts
     * @throws IllegalStateException with both numbers if they differ
     */
    static void requireEqual(String what, long one, long other) {
        if (one != other) {
            throw new IllegalStateException(what + ": " + one + " and " + other + " differ");
        }
    }

    /**
     * Requires a condition.
     *
     * @throws IllegalStateException naming the place where it is violated
     */
    static void require(boolean condition, String invariant, int place) {
        if (!condition) {
            throw new IllegalStateException(invariant + ": violated at place " + place);
        }
    }
}
