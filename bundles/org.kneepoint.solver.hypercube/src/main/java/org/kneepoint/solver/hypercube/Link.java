// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.hypercube;

/**
 * How long a message holds a link of one dimension: from the cycle in which its header crosses it
 * until the tail has left the buffer behind it, which is when it has crossed the next link. On the
 * last link of a message that is its length L; else L + 1 + the wait for the next link + the delay
 * of the tail there. Immutable.
 *
 * @param dimension of the link
 * @param hold mean, cycles
 * @param square mean square, cycles squared
 * @param tail delay of the tail on this link, whatever the length of the message
 * @param linger how long it is held, beyond one cycle, after the tail has left what is before it
 * @param lingerTimesStay mean product of that time and the time that the message takes to pass the
 *     link, cycles squared
 */
record Link(
        int dimension,
        double hold,
        double square,
        Tail tail,
        Delay linger,
        double lingerTimesStay) {
    /**
     * Finds the times of a dimension from those of the dimensions above.
     *
     * @param waits by dimension of a link and of the next
     * @param tails by dimension and buffers filled before; from this dimension on
     */
    static Link of(int dimension, Traffic traffic, Delay[][] waits, Tail[][] tails) {
        Lengths lengths = traffic.lengths();
        double end = traffic.cube().end(dimension);
        double hold = end * lengths.mean();
        double square = end * lengths.square();
        Delay linger = Delay.NONE;
        double lingerTimesStay = 0;
        for (int next = dimension + 1; next < tails.length; next++) {
            double turn = traffic.cube().turn(dimension, next);
            Delay wait = waits[dimension][next];
            Tail ahead = tails[next][0];
            double header = 1 + wait.mean();
            hold += turn * (lengths.mean() + header + ahead.delay().mean());
            double headerSquare = 1 + 2 * wait.mean() + wait.square();
            double mixed = lengths.mean() * header + ahead.timesLength();
            mixed += header * ahead.delay().mean();
            square += turn * (lengths.square() + headerSquare + ahead.delay().square() + 2 * mixed);
            linger = linger.or(linger(traffic, wait, tails[next]).times(turn));
            lingerTimesStay += turn * lingerTimesStay(traffic, wait, tails[next]);
        }
        return new Link(dimension, hold, square, tails[dimension][0], linger, lingerTimesStay);
    }

    /**
     * A message that fits into the buffer waits in it; of a longer one so much enters as there is
     * room, and where it would fit into more buffers its tail is held up ahead.
     */
    private static Delay linger(Traffic traffic, Delay wait, Tail[] ahead) {
        double longer = traffic.lengths().beyond(traffic.buffer(), 0);
        return wait.times(1 - longer)
                .or(filling(traffic, wait, ahead).times(longer))
                .or(deeper(ahead, longer));
    }

    private static Delay filling(Traffic traffic, Delay wait, Tail[] ahead) {
        return wait.plus(ahead[1].delay()).upTo(traffic.buffer() - 1);
    }

    private static Delay deeper(Tail[] ahead, double longer) {
        return ahead[0].delay().without(ahead[1].delay().times(longer));
    }

    /** Mean product of the time of lingering and that of passing, length and delay of the tail. */
    private static double lingerTimesStay(Traffic traffic, Delay wait, Tail[] ahead) {
        Lengths lengths = traffic.lengths();
        int room = traffic.buffer() - 1;
        double longer = lengths.beyond(traffic.buffer(), 0);
        double length = lengths.meanBeyond(traffic.buffer());
        double stopped = room * wait.plus(ahead[1].delay()).after(room).mean();
        return wait.mean() * (lengths.mean() - longer * length)
                + longer * (filling(traffic, wait, ahead).mean() * length + stopped)
                + deeper(ahead, longer).mean() * length;
    }

    /** Returns the mean of what is left of a hold at a random moment within it, cycles. */
    double residual() {
        return square / (2 * hold);
    }
}
