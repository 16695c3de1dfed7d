// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.hypercube;

/**
 * The waits of the messages that come over one input of a router for one of its links.
 *
 * @param follows probability that the message right before it on this input took the same link
 * @param stranger wait of a message that was not preceded so
 * @param follower wait of a message that was
 * @param late additional wait for an earlier message of the same input
 * @param waiting wait of all
 */
record Access(double follows, Delay stranger, Delay follower, Delay late, Delay waiting) {
    /** No wait at all. */
    static final Access FREE = of(0, Delay.NONE, Delay.NONE, Delay.NONE);

    /** Mixes the waits. */
    static Access of(double follows, Delay stranger, Delay follower, Delay late) {
        return new Access(
                follows, stranger, follower, late, mixture(follows, stranger, follower, late));
    }

    private static Delay mixture(double follows, Delay stranger, Delay follower, Delay late) {
        return follower.times(follows).or(stranger.times(1 - follows)).or(late);
    }

    /** Returns the wait of messages that are preceded with another probability. */
    Delay waiting(double preceded) {
        return mixture(preceded, stranger, follower, late);
    }
}
