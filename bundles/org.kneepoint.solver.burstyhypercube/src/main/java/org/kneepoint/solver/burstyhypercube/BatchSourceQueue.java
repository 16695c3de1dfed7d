// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.burstyhypercube;

/**
 * The source queue: batches of geometric size in a Poisson stream, one server. The message that
 * begins a busy period has another service time than the others.
 *
 * <p>The batches are the customers of an M/G/1 queue with exceptional first service, whose wait is
 * that of P. D. Welch, On a generalized M/G/1 queuing process in which the first customer of each
 * busy period receives exceptional service, Operations Research 12 (1964); the preceding messages
 * of the same batch are added. With equal service times it is the GE/G/1 queue of eq. (22).
 *
 * @param rate messages per cycle
 * @param batch mean size g of a batch, at least 1
 * @param first service time of a message that begins a busy period
 * @param next service time of every other message
 */
record BatchSourceQueue(double rate, double batch, SourceService first, SourceService next) {

    /**
     * A service time.
     *
     * @param mean cycles
     * @param meanSquare mean square, cycles squared
     */
    record SourceService(double mean, double meanSquare) {}

    /** Returns the utilisation that determines stability: that of a source that is never idle. */
    double load() {
        return rate * next.mean();
    }

    /** Returns the fraction of the time in which the source is busy. */
    double utilisation() {
        return 1 - idleFraction();
    }

    /** Returns the fraction of the time in which the source is idle. */
    private double idleFraction() {
        return (1 - load()) / (1 + rate / batch * (first.mean() - next.mean()));
    }

    /** Returns the fraction of the messages that begin a busy period. */
    double busyPeriodStarts() {
        return idleFraction() / batch;
    }

    /** Returns the mean wait of a message in the source queue, cycles. */
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
