// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.burstyhypercube;

/**
 * The queue of a source: batches of geometric size in a Poisson stream, one server. The message
 * that begins a busy period is served otherwise than those that follow others.
 *
 * <p>Of batches, each one customer of a queue M/G/1 whose first customer is exceptional, the wait
 * is that of P. D. Welch, On a generalized M/G/1 queuing process in which the first customer of
 * each busy period receives exceptional service, Operations Research 12 (1964); then come the
 * messages before in the own batch. With equal services it is the GE/G/1 queue of eq. (22).
 *
 * @param rate messages per cycle
 * @param batch mean size g of a batch, at least 1
 * @param first service of a message that begins a busy period
 * @param next service of every other message
 */
record BatchSourceQueue(double rate, double batch, SourceService first, SourceService next) {

    /**
     * A service time.
     *
     * @param mean cycles
     * @param meanSquare mean square, cycles squared
     */
    record SourceService(double mean, double meanSquare) {}

    /** Returns the utilisation that decides on stability: that of a source that never rests. */
    double load() {
        return rate * next.mean();
    }

    /** Returns the part of the time in which the source is busy. */
    double utilisation() {
        return 1 - idleFraction();
    }

    /** Returns the part of the time in which the source rests. */
    private double idleFraction() {
        return (1 - load()) / (1 + rate / batch * (first.mean() - next.mean()));
    }

    /** Returns the part of the messages that begin a busy period. */
    double busyPeriodStarts() {
        return idleFraction() / batch;
    }

    /** Returns the mean wait of a message until those before it have left, cycles. */
    double meanWait() {
        double batches = rate / batch;
        double rest = 1 - load();
        double change = first.mean() - next.mean();
        double others = batch - 1;
        double pairs = 2 * batch * others;
        double spread = next.meanSquare() - next.mean() * next.mean();
        double square = batch * spread + (pairs + batch) * next.mean() * next.mean();
        double changeOfSquare =
                first.meanSquare() - next.meanSquare() + 2 * others * next.mean() * change;
        return batches * changeOfSquare / (2 * (1 + batches * change))
                + batches * square / (2 * rest)
                + others * next.mean()
                + idleFraction() * others / batch * change;
    }
}
