// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.queueing;

/**
 * Erlang's second formula: the probability that a customer must wait in the queue M/M/c.
 *
 * <p>{@code C = B / (1 - u + u B)} with utilisation {@code u = load / c} and B of {@link ErlangB}
 * (Kleinrock, Queueing Systems I, 1975, eq. 3.40; this form has no cancellation). The queue itself
 * is {@link MMc}.
 */
public final class ErlangC {
    private ErlangC() {}

    /**
     * Returns the probability of waiting.
     *
     * @param servers number of servers, 1 to 1,000,000
     * @param load arrival rate times mean service time, at least 0; from {@code servers} on every
     *     customer waits and the result is 1
     * @throws IllegalArgumentException if an argument is outside its range
     */
    public static double waiting(int servers, double load) {
        double blocking = ErlangB.blocking(servers, load);
        return load >= servers ? 1 : waiting(blocking, load / servers, (servers - load) / servers);
    }

    static double waiting(double blocking, double utilisation, double slack) {
        return blocking / (slack + utilisation * blocking);
    }
}
