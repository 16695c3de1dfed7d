// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.hypercube;

import org.kneepoint.solver.hypercube.Trains.Train;

/**
 * The contest for the link of one dimension at a router, among the source and the links of the
 * dimensions below.
 *
 * <p>Each input brings one message at a time, so at most one of each is at the link, and a message
 * meets those of the other inputs as they are while its own input has none there. Of other inputs
 * that then hold the link for parts u_1, u_2, ... of the time it waits, first come first served, R
 * sum over r of r! e_r(u): R is what is left of the hold that it finds, e_r the elementary
 * symmetric polynomial, and r! e_r the chance of r others in a line, each of another input. With
 * many inputs that is R u / (1 - u), the queue M/G/1.
 *
 * <p>A message that comes right after another of its input which took the same link finds that one
 * still holding it, and behind it those that came meanwhile.
 */
final class Contention {
    private static final int LONGEST_LINE = 8;

    /** Keeps the first passes finite; a part of the time as small is overload in the end. */
    private static final double LEAST_ABSENCE = 0.01;

    private final Traffic traffic;
    private final Link link;
    private final Trains trains;
    private final double[] uses;
    private final double[] ownWaits;

    /**
     * Describes the contest.
     *
     * @param trains as found in the pass before
     */
    Contention(Traffic traffic, Link link, Trains trains) {
        this.traffic = traffic;
        this.link = link;
        this.trains = trains;
        uses = new double[link.dimension()];
        ownWaits = new double[link.dimension()];
        for (int from = 0; from < uses.length; from++) {
            uses[from] = traffic.flow(from, link.dimension()) * link.hold();
            ownWaits[from] = ownWait(from);
        }
    }

    /** Returns how the messages of an input fare. */
    Access access(int from) {
        double turn = traffic.cube().turn(from, link.dimension());
        double others = othersUse(from);
        double met = met(from, others);
        double mean = link.residual() * lines(from, met) + met * ownLines(from);
        return Access.of(
                train(from).following() * turn,
                Delay.exponential(met * others, mean),
                follower(from, others),
                late(from, turn));
    }

    private Train train(int from) {
        return trains.inputs()[from];
    }

    private Access before(int from) {
        return trains.accesses()[from][link.dimension()];
    }

    private double othersUse(int from) {
        double use = 0;
        for (int other = 0; other < uses.length; other++) {
            use += other == from ? 0 : uses[other];
        }
        return use;
    }

    /** Returns how long a message waits for another of its own input, mean over all. */
    private double ownWait(int from) {
        return before(from).follows() * (link.linger().mean() + step(from))
                + before(from).late().mean();
    }

    /** Returns the cycle that the source does not lose between two messages, as a link does. */
    private double step(int from) {
        return from == Cube.SOURCE ? 1 - traffic.cube().end(link.dimension()) : 0;
    }

    /**
     * Returns how much more often than over all time the others hold the link while an input has no
     * message at it: the time without one is less by that in which one waits or holds the link, and
     * of that of the others the part is lost in which one waits for them.
     */
    private double met(int from, double others) {
        if (others <= 0) {
            return 1;
        }
        double flow = traffic.flow(from, link.dimension());
        double wait = before(from).waiting().mean();
        double waitForOthers = Math.max(0, wait - ownWaits[from]);
        double absence = Math.max(LEAST_ABSENCE, 1 - uses[from] - flow * wait);
        return Math.max(0, 1 - flow * waitForOthers / others) / absence;
    }

    private double lines(int from, double met) {
        double[] elementary = new double[Math.min(LONGEST_LINE, uses.length) + 1];
        elementary[0] = 1;
        for (int other = 0; other < uses.length; other++) {
            for (int r = elementary.length - 1; other != from && r > 0; r--) {
                elementary[r] += met * uses[other] * elementary[r - 1];
            }
        }
        double sum = 0;
        double factorial = 1;
        for (int r = 1; r < elementary.length; r++) {
            factorial *= r;
            sum += factorial * elementary[r];
        }
        return sum;
    }

    /** Returns the time of those in the line that wait for another of their own input. */
    private double ownLines(int from) {
        double time = 0;
        for (int other = 0; other < uses.length; other++) {
            time += other == from ? 0 : uses[other] * ownWaits[other];
        }
        return time;
    }

    private Delay follower(int from, double others) {
        Delay wait = lingerMet(from).plus(Delay.exponential(others, queueMet(from)));
        double step = step(from);
        double square = step + 2 * step * wait.mean() + wait.square();
        return step > 0 ? new Delay(step, step + wait.mean(), square) : wait;
    }

    /** How long the message before lingers, if it is drawn by the length of its stay. */
    private Delay lingerMet(int from) {
        Delay linger = link.linger();
        if (linger.mean() <= 0) {
            return Delay.NONE;
        }
        double wait = before(from).waiting().mean();
        double stay = traffic.lengths().mean() + link.tail().delay().mean() + wait;
        double longer = (link.lingerTimesStay() / linger.mean() + wait) / stay;
        double drawn = train(from).drawn();
        return linger.times(1 - drawn + drawn * longer);
    }

    /** Returns the time that those take who came while the message before was there. */
    private double queueMet(int from) {
        Delay wait = before(from).waiting();
        Tail tail = link.tail();
        Lengths lengths = traffic.lengths();
        double passing = lengths.mean() + tail.delay().mean();
        double stay = wait.mean() + passing;
        double square =
                lengths.square()
                        + 2 * tail.timesLength()
                        + tail.delay().square()
                        + 2 * passing * wait.mean()
                        + wait.square();
        double drawn = train(from).drawn();
        double queue = 0;
        for (int other = 0; other < uses.length; other++) {
            double use = other == from ? 0 : uses[other];
            // Of each input one message at most; over a stay drawn by its length that tells.
            queue += use * ((1 - drawn) * stay + drawn * (square / stay) * (1 - use / 2));
        }
        return queue;
    }

    /**
     * The wait for an earlier message of the same input that lingers on the link still, although
     * others took other links since: each of them leaves less of it.
     */
    private Delay late(int from, double turn) {
        Delay linger = link.linger();
        if (linger.mean() <= 0) {
            return Delay.NONE;
        }
        double scale = linger.residual();
        double met = nextWithin(from, scale);
        double passed = traffic.lengths().outlasting(scale) * (1 - train(from).held() / 2);
        double visits = turn * met / (1 - met * (1 - turn) * passed);
        return linger.times(visits - turn * train(from).following());
    }

    /** Returns the probability that the next message of an input comes within a time. */
    private double nextWithin(int from, double time) {
        double following = train(from).following();
        double rate = from == Cube.SOURCE ? traffic.rate() / traffic.batch() : traffic.linkRate();
        return following + (1 - following) * rate * time / (1 + rate * time);
    }
}
