// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

import java.util.function.IntFunction;

/**
 * Checks of the invariants of a network of routers. The subject of an invariant is a number, which
 * is formatted only when the invariant is violated.
 */
public final class FlitInvariants {
    private FlitInvariants() {}

    /**
     * Checks conservation of flits.
     *
     * @param counted flits that were found in the network
     * @param expected flits that have entered and not left
     * @throws IllegalStateException if they differ
     */
    public static void requireFlitConservation(long counted, long expected) {
        if (counted != expected) {
            throw new IllegalStateException(
                    "flits: "
                            + counted
                            + " counted in the network, "
                            + expected
                            + " must be there");
        }
    }

    /**
     * Checks conservation of credits of a virtual channel: credits, buffered flits, and flits and
     * credits in transit add up to the buffer size.
     *
     * @param name names virtual channels
     * @param inputVc the one in question
     * @param credits places that upstream knows to be free
     * @param flits flits in the buffer
     * @param inTransit flits on their way to the buffer, and credits on their way back
     * @param buffer places of the buffer
     * @throws IllegalStateException if they do not add up, or one is negative
     */
    public static void requireCreditConservation(
            IntFunction<String> name,
            int inputVc,
            int credits,
            int flits,
            int inTransit,
            int buffer) {
        boolean isNegative = credits < 0 || flits < 0 || inTransit < 0;
        if (isNegative || credits + flits + inTransit != buffer) {
            throw new IllegalStateException(
                    name.apply(inputVc)
                            + ": of "
                            + buffer
                            + " places "
                            + flits
                            + " are taken, "
                            + credits
                            + " are known to be free, "
                            + inTransit
                            + " flits and credits are under way");
        }
    }

    /**
     * Checks any other invariant.
     *
     * @param name names what it is about
     * @param number of that
     * @param violation what is wrong if it does not hold
     * @throws IllegalStateException if it does not
     */
    public static void require(
            boolean holds, IntFunction<String> name, int number, String violation) {
        if (!holds) {
            throw new IllegalStateException(name.apply(number) + ": " + violation);
        }
    }
}
