// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.burstyhypercube;

/**
 * Holding time of a link of one dimension: from the cycle in which the header crosses it until the
 * tail has left its buffer, that is, has crossed the next link. On the last link of a message it is
 * the length L; else L + 1 + the wait for the next link + the delay of the tail there. Immutable.
 *
 * @param dimension of the link
 * @param meanHold mean, cycles
 * @param meanSquareHold mean square, cycles squared
 * @param tail delay of the tail on this link, over all lengths
 * @param holdAfterTail holding time, beyond one cycle, after the tail has left the preceding link
 * @param holdAfterTailTimesPassing mean product of that time and the transfer time of the message
 *     on the link, cycles squared
 */
record LinkHoldingTime(
        int dimension,
        double meanHold,
        double meanSquareHold,
        TailDelay tail,
        DelayMoments holdAfterTail,
        double holdAfterTailTimesPassing) {
    /**
     * Computes the times of a dimension from those of the higher dimensions.
     *
     * @param waits by dimension of a link and of the next
     * @param tails by dimension and buffers filled before; from this dimension on
     */
    static LinkHoldingTime of(
            int dimension, BurstyTraffic traffic, DelayMoments[][] waits, TailDelay[][] tails) {
        GeometricLengths lengths = traffic.lengths();
        double end = traffic.cube().lastLinkProbability(dimension);
        double hold = end * lengths.mean();
        double square = end * lengths.meanSquare();
        DelayMoments linger = DelayMoments.NONE;
        double lingerTimesStay = 0;
        for (int next = dimension + 1; next < tails.length; next++) {
            double turn = traffic.cube().turnProbability(dimension, next);
            DelayMoments wait = waits[dimension][next];
            TailDelay ahead = tails[next][0];
            double header = 1 + wait.mean();
            hold += turn * (lengths.mean() + header + ahead.delay().mean());
            double headerSquare = 1 + 2 * wait.mean() + wait.meanSquare();
            double mixed = lengths.mean() * header + ahead.timesLength();
            mixed += header * ahead.delay().mean();
            square +=
                    turn
                            * (lengths.meanSquare()
                                    + headerSquare
                                    + ahead.delay().meanSquare()
                                    + 2 * mixed);
            linger = linger.mixedWith(holdAfterTail(traffic, wait, tails[next]).weighted(turn));
            lingerTimesStay += turn * holdAfterTailTimesPassing(traffic, wait, tails[next]);
        }
        return new LinkHoldingTime(
                dimension, hold, square, tails[dimension][0], linger, lingerTimesStay);
    }

    /**
     * Holding time after the tail has left: a message that fits into the buffer waits in it; a
     * longer one fills it, and its tail is delayed downstream.
     */
    private static DelayMoments holdAfterTail(
            BurstyTraffic traffic, DelayMoments wait, TailDelay[] ahead) {
        double longer = traffic.lengths().longerThanGiven(traffic.buffer(), 0);
        return wait.weighted(1 - longer)
                .mixedWith(filling(traffic, wait, ahead).weighted(longer))
                .mixedWith(deeper(ahead, longer));
    }

    private static DelayMoments filling(
            BurstyTraffic traffic, DelayMoments wait, TailDelay[] ahead) {
        return wait.plus(ahead[1].delay()).upTo(traffic.buffer() - 1);
    }

    private static DelayMoments deeper(TailDelay[] ahead, double longer) {
        return ahead[0].delay().without(ahead[1].delay().weighted(longer));
    }

    /**
     * Mean product of the lingering time and the transfer time, which is the length plus the delay
     * of the tail.
     */
    private static double holdAfterTailTimesPassing(
            BurstyTraffic traffic, DelayMoments wait, TailDelay[] ahead) {
        GeometricLengths lengths = traffic.lengths();
        int room = traffic.buffer() - 1;
        double longer = lengths.longerThanGiven(traffic.buffer(), 0);
        double length = lengths.meanBeyond(traffic.buffer());
        double stopped = room * wait.plus(ahead[1].delay()).after(room).mean();
        return wait.mean() * (lengths.mean() - longer * length)
                + longer * (filling(traffic, wait, ahead).mean() * length + stopped)
                + deeper(ahead, longer).mean() * length;
    }

    /** Returns the mean residual holding time, cycles. */
    double meanResidual() {
        return meanSquareHold / (2 * meanHold);
    }
}
