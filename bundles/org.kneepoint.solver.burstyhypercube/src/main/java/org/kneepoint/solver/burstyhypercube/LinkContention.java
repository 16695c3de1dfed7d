// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.burstyhypercube;

import org.kneepoint.solver.burstyhypercube.BackToBackMessages.InputSequence;

/**
 * Contention for the link of one dimension at a router, among the source and the links of lower
 * dimensions.
 *
 * <p>Each input offers one message at a time, so at most one of each is at the link, and an arrival
 * sees the other inputs as without its own. If these hold the link for fractions u_1, u_2, ... of
 * the time, its first-come-first-served wait is R times the sum over r of r! e_r(u), with R the
 * mean residual holding time, e_r the elementary symmetric polynomial, and r! e_r the probability
 * of r others in the queue, each of another input. For many inputs it is R u / (1 - u), the M/G/1
 * queue.
 *
 * <p>A message directly behind another of its input to the same link finds that one still holding
 * it, and behind it the messages that arrived meanwhile.
 */
final class LinkContention {
    private static final int LONGEST_QUEUE = 8;

    /** Least idle fraction of an input, which keeps the first sweeps finite. */
    private static final double LEAST_ABSENCE = 0.01;

    private final BurstyTraffic traffic;
    private final LinkHoldingTime link;
    private final BackToBackMessages messages;
    private final double[] utilisations;
    private final double[] ownWaits;

    /**
     * Creates the contention for a link.
     *
     * @param trains back-to-back statistics of the previous sweep
     */
    LinkContention(BurstyTraffic traffic, LinkHoldingTime link, BackToBackMessages trains) {
        this.traffic = traffic;
        this.link = link;
        this.messages = trains;
        utilisations = new double[link.dimension()];
        ownWaits = new double[link.dimension()];
        for (int from = 0; from < utilisations.length; from++) {
            utilisations[from] = traffic.flow(from, link.dimension()) * link.meanHold();
            ownWaits[from] = ownWait(from);
        }
    }

    /** Returns the waiting times of the messages of an input. */
    LinkAccessDelay accessDelay(int from) {
        double turn = traffic.cube().turnProbability(from, link.dimension());
        double others = othersUse(from);
        double met = conditionalFactor(from, others);
        double mean = link.meanResidual() * queueLengthSum(from, met) + met * ownInputWaits(from);
        return LinkAccessDelay.of(
                sequence(from).backToBackProbability() * turn,
                DelayMoments.exponential(met * others, mean),
                backToBackWait(from, others),
                lingeringWait(from, turn));
    }

    private InputSequence sequence(int from) {
        return messages.sequences()[from];
    }

    private LinkAccessDelay previousPass(int from) {
        return messages.accessDelays()[from][link.dimension()];
    }

    private double othersUse(int from) {
        double use = 0;
        for (int other = 0; other < utilisations.length; other++) {
            use += other == from ? 0 : utilisations[other];
        }
        return use;
    }

    /** Returns the mean wait for another message of the same input. */
    private double ownWait(int from) {
        return previousPass(from).backToBackProbability()
                        * (link.holdAfterTail().mean() + sourceCycle(from))
                + previousPass(from).lingeringWait().mean();
    }

    /** Returns the cycle between two messages, which a link has and the source has not. */
    private double sourceCycle(int from) {
        return from == ECubeHypercube.SOURCE
                ? 1 - traffic.cube().lastLinkProbability(link.dimension())
                : 0;
    }

    /**
     * Returns the factor of the utilisation of the link by others, given that an input has no
     * message at it: that time excludes the waits and holds of the input, and the holds of others
     * during its waits.
     */
    private double conditionalFactor(int from, double others) {
        if (others <= 0) {
            return 1;
        }
        double flow = traffic.flow(from, link.dimension());
        double wait = previousPass(from).overallWait().mean();
        double waitForOthers = Math.max(0, wait - ownWaits[from]);
        double absence = Math.max(LEAST_ABSENCE, 1 - utilisations[from] - flow * wait);
        return Math.max(0, 1 - flow * waitForOthers / others) / absence;
    }

    private double queueLengthSum(int from, double met) {
        double[] elementary = new double[Math.min(LONGEST_QUEUE, utilisations.length) + 1];
        elementary[0] = 1;
        for (int other = 0; other < utilisations.length; other++) {
            for (int r = elementary.length - 1; other != from && r > 0; r--) {
                elementary[r] += met * utilisations[other] * elementary[r - 1];
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

    /** Returns the time of queued messages that wait for another of their own input. */
    private double ownInputWaits(int from) {
        double time = 0;
        for (int other = 0; other < utilisations.length; other++) {
            time += other == from ? 0 : utilisations[other] * ownWaits[other];
        }
        return time;
    }

    private DelayMoments backToBackWait(int from, double others) {
        DelayMoments wait = lingerMet(from).plus(DelayMoments.exponential(others, queueMet(from)));
        double step = sourceCycle(from);
        double square = step + 2 * step * wait.mean() + wait.meanSquare();
        return step > 0 ? new DelayMoments(step, step + wait.mean(), square) : wait;
    }

    /** Lingering time of the preceding message, biased by the length of its stay. */
    private DelayMoments lingerMet(int from) {
        DelayMoments linger = link.holdAfterTail();
        if (linger.mean() <= 0) {
            return DelayMoments.NONE;
        }
        double wait = previousPass(from).overallWait().mean();
        double stay = traffic.lengths().mean() + link.tail().delay().mean() + wait;
        double longer = (link.holdAfterTailTimesPassing() / linger.mean() + wait) / stay;
        double drawn = sequence(from).lengthBias();
        return linger.weighted(1 - drawn + drawn * longer);
    }

    /**
     * Returns the service time of messages that arrived during the stay of the preceding message.
     */
    private double queueMet(int from) {
        DelayMoments wait = previousPass(from).overallWait();
        TailDelay tail = link.tail();
        GeometricLengths lengths = traffic.lengths();
        double passing = lengths.mean() + tail.delay().mean();
        double stay = wait.mean() + passing;
        double square =
                lengths.meanSquare()
                        + 2 * tail.timesLength()
                        + tail.delay().meanSquare()
                        + 2 * passing * wait.mean()
                        + wait.meanSquare();
        double drawn = sequence(from).lengthBias();
        double queue = 0;
        for (int other = 0; other < utilisations.length; other++) {
            double use = other == from ? 0 : utilisations[other];
            // at most one message of each input, which matters for length-biased stays
            queue += use * ((1 - drawn) * stay + drawn * (square / stay) * (1 - use / 2));
        }
        return queue;
    }

    /**
     * The wait for an earlier message of the same input that still lingers on the link, after
     * others took other links: each of them shortens it.
     */
    private DelayMoments lingeringWait(int from, double turn) {
        DelayMoments linger = link.holdAfterTail();
        if (linger.mean() <= 0) {
            return DelayMoments.NONE;
        }
        double scale = linger.meanResidual();
        double met = nextWithin(from, scale);
        double passed =
                traffic.lengths().outlastingProbability(scale)
                        * (1 - sequence(from).delayedProbability() / 2);
        double visits = turn * met / (1 - met * (1 - turn) * passed);
        return linger.weighted(visits - turn * sequence(from).backToBackProbability());
    }

    /** Returns the probability that the next message of an input arrives within a time. */
    private double nextWithin(int from, double time) {
        double following = sequence(from).backToBackProbability();
        double rate =
                from == ECubeHypercube.SOURCE
                        ? traffic.rate() / traffic.meanBatch()
                        : traffic.linkRate();
        return following + (1 - following) * rate * time / (1 + rate * time);
    }
}
