// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.burstyhypercube;

/**
 * Waiting times at one link for the messages of one input of the router.
 *
 * @param backToBackProbability probability that the directly preceding message of this input took
 *     the same link
 * @param separateWait wait of a message without such a predecessor
 * @param backToBackWait wait of a message with one
 * @param lingeringWait additional wait for an earlier message of the same input
 * @param overallWait wait of all messages
 */
record LinkAccessDelay(
        double backToBackProbability,
        DelayMoments separateWait,
        DelayMoments backToBackWait,
        DelayMoments lingeringWait,
        DelayMoments overallWait) {
    /** No wait. */
    static final LinkAccessDelay NO_WAIT =
            of(0, DelayMoments.NONE, DelayMoments.NONE, DelayMoments.NONE);

    /** Mixes the waits. */
    static LinkAccessDelay of(
            double follows, DelayMoments separate, DelayMoments follower, DelayMoments late) {
        return new LinkAccessDelay(
                follows, separate, follower, late, mixture(follows, separate, follower, late));
    }

    private static DelayMoments mixture(
            double follows, DelayMoments separate, DelayMoments follower, DelayMoments late) {
        return follower.weighted(follows).mixedWith(separate.weighted(1 - follows)).mixedWith(late);
    }

    /** Returns the wait for another back-to-back probability. */
    DelayMoments overallWait(double preceded) {
        return mixture(preceded, separateWait, backToBackWait, lingeringWait);
    }
}
