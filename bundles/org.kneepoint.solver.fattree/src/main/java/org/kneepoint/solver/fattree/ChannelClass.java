// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.fattree;

import org.kneepoint.queueing.MGc;
import org.kneepoint.queueing.PollaczekKhinchine;
import org.kneepoint.queueing.QueueingSystem;

/**
 * One class of equivalent channels: those between two levels in one direction. Times are in message
 * lengths.
 *
 * @param rate messages per message length on one channel
 * @param service mean holding time, at least 1; infinite if a channel downstream is saturated
 * @param waiting mean wait, without the blocking factor (9); infinite if there is no steady state
 */
record ChannelClass(double rate, double service, double waiting) {
    private static final int UP_LINKS = 2;

    /** A channel with a queue of its own: equation (6). */
    static ChannelClass singleServer(double rate, double service) {
        return service < Double.POSITIVE_INFINITY
                ? of(rate, service, PollaczekKhinchine.of(rate, service, scv(service)))
                : saturated(rate);
    }

    /**
     * One of the two up-links of a switch, which share a queue: equation (8).
     *
     * @param offered to the queue, messages per message length
     */
    static ChannelClass twoServers(double rate, double offered, double service) {
        return service < Double.POSITIVE_INFINITY
                ? of(rate, service, hokstad(offered, service))
                : saturated(rate);
    }

    private static ChannelClass of(double rate, double service, QueueingSystem queue) {
        double waiting = queue.saturated() ? Double.POSITIVE_INFINITY : queue.meanWaitingTime();
        return new ChannelClass(rate, service, waiting);
    }

    private static ChannelClass saturated(double rate) {
        return new ChannelClass(rate, Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY);
    }

    private static QueueingSystem hokstad(double offered, double service) {
        return MGc.of(offered, service, scv(service), UP_LINKS, MGc.Formula.HOKSTAD);
    }

    /** Equation (5): the standard deviation is the holding time beyond the length. */
    private static double scv(double service) {
        double blocked = (service - 1) / service;
        return blocked * blocked;
    }

    /** Returns whether the utilisation is 1 or more. */
    boolean isSaturated() {
        return waiting == Double.POSITIVE_INFINITY;
    }

    /** Returns the fraction of the time for which it is held. */
    double utilisation() {
        return rate * service;
    }

    /**
     * Returns the mean time from the request of this channel to the end of its service, for
     * messages that do not wait for their own part of its traffic: the terms of (11).
     *
     * @param own fraction of its traffic that comes from their own input, 0 to 1
     */
    double waitAndService(double own) {
        return service + (1 - own) * waiting;
    }
}
