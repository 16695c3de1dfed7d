// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.burstyhypercube;

/**
 * Delay of the tail of a message on a link, due to waits downstream.
 *
 * <p>While the header waits at the next link, the following phits enter the buffer of this one;
 * only when it is full do the phits upstream stop. So a wait w for the next link and a delay d of
 * the tail there delay the tail by max(0, w + d - (b - 1)) here if the message is longer than the b
 * phits of the buffer, else by 0; at the next link the same holds for the message without these b
 * phits.
 *
 * @param delay of the tail
 * @param timesLength mean product of that delay and the length of the message, phits cycles
 */
record TailDelay(DelayMoments delay, double timesLength) {
    /**
     * Returns the delays on a link for messages that have filled 0, 1, ... buffers upstream.
     *
     * @param dimension of the link
     * @param waits by dimension of a link and of the next
     * @param tails by dimension of a link above this one and by the buffers filled before
     */
    static TailDelay[] of(
            int dimension, BurstyTraffic traffic, DelayMoments[][] waits, TailDelay[][] tails) {
        TailDelay[] result = new TailDelay[dimension];
        for (int filled = 0; filled < dimension; filled++) {
            result[filled] = of(dimension, filled, traffic, waits, tails);
        }
        return result;
    }

    private static TailDelay of(
            int dimension,
            int filled,
            BurstyTraffic traffic,
            DelayMoments[][] waits,
            TailDelay[][] tails) {
        int buffer = traffic.buffer();
        long full = (filled + 1L) * buffer;
        double longer = traffic.lengths().longerThanGiven(full, full - buffer);
        double length = traffic.lengths().meanBeyond(full);
        DelayMoments delay = DelayMoments.NONE;
        double timesLength = 0;
        for (int next = dimension + 1; next < tails.length; next++) {
            double weight = longer * traffic.cube().turnProbability(dimension, next);
            DelayMoments wait = waits[dimension][next];
            TailDelay ahead = tails[next][filled + 1];
            DelayMoments both = wait.plus(ahead.delay);
            delay = delay.mixedWith(both.after(buffer - 1).weighted(weight));
            double kept = both.tailFactor(buffer - 1) * weight;
            timesLength += kept * (length * wait.mean() + ahead.timesLength);
        }
        return new TailDelay(delay, timesLength);
    }
}
