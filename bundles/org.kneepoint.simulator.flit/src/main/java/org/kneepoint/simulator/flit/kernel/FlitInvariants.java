// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

import java.util.function.IntFunction;

/**
 * Checks of the invariants of a network of routers. The subject of an invariant is a number,
 * formatted only in case of a violation.
 */
public final class FlitInvariants {
    private FlitInvariants() {}

    /**
     * Checks conservation of flits.
     *
     * @param counted flits found in the network
     * @param expected flits injected and not ejected
     * @throws IllegalStateException if they differ
     */
    public static void requireFlitConservation(long counted, long expected) {
        if (counted != expected) {
            throw new IllegalStateException(
                    "conservation of flits: " + counted + " counted, " + expected + " expected");
        }
    }

    /**
     * Checks conservation of credits of a virtual channel: credits, buffered flits, and flits and
     * credits in transit add up to the buffer size.
     *
     * @param name name of a virtual channel by its number
     * @param inputVc input VC
     * @param credits credits upstream
     * @param flits flits in the buffer
     * @param inTransit flits and credits in transit
     * @param buffer buffer size, flits
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
                            + ": buffer "
                            + buffer
                            + ", flits "
                            + flits
                            + ", credits "
                            + credits
                            + ", in transit "
                            + inTransit
                            + " do not add up");
        }
    }

    /**
     * Checks another invariant.
     *
     * @param name name of its subject by number
     * @param number number of the subject
     * @param violation message if it does not hold
     * @throws IllegalStateException if it does not hold
     */
    public static void require(
            boolean holds, IntFunction<String> name, int number, String violation) {
        if (!holds) {
            throw new IllegalStateException(name.apply(number) + ": " + violation);
        }
    }
}
