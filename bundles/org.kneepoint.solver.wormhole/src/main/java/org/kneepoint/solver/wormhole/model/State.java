// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole.model;

import java.util.Arrays;

/** What the equations say so far; from a sweep to the next it changes less and less. */
final class State {
    /** Messages per cycle that each terminal generates, in the mean. */
    final double load;

    /** By station: cycles for which the flits of a message pass, other virtual channels between. */
    final double[] passing;

    /** By station: cycles from the header to the tail of a message that waits for nothing. */
    final double[] tail;

    /** By station: mean and variance of the time for which a message holds it. */
    final double[] service;

    final double[] variance;

    /** By station: how much longer a message holds it that directly follows another. */
    final double[] follower;

    /** By station: mean of all later waits of a message, whether or not they hold the station. */
    final double[] laterWaits;

    /** By station and distance: mean of the later waits that hold a station so far upstream. */
    final double[] held;

    /** By station and distance: variance of the time held so far upstream. */
    final double[] heldVariance;

    /**
     * By station: mean and variance of the time for which a message is first in the buffer behind
     * it; without buffers of several flits, that for which it holds the station.
     */
    final double[] front;

    final double[] frontVariance;

    /** By station: mean wait in the buffer behind it for others of the same input. */
    final double[] ahead;

    /** By station: probability of such a wait. */
    final double[] behind;

    /** By station: probability that a message is there when the one before it has just left. */
    final double[] direct;

    /** By station: probability that a message holds it for longer than it takes to pass. */
    final double[] stalled;

    /** By transition: mean wait for the station entered, and its second moment. */
    final double[] wait;

    final double[] waitSquared;

    /** By transition: probability to find the station entered busy. */
    final double[] busy;

    /** By transition: mean number of others that wait already. */
    final double[] queue;

    /** By transition: the part of the wait that is due to messages following each other. */
    final double[] handOver;

    /** By transition: how much of it is longer for those that follow than in the mean. */
    final double[] bias;

    /**
     * Starts without waits.
     *
     * @param load messages per node per cycle
     * @param depth distances of which holding is known
     */
    State(Stations stations, MessageLength length, double load, int depth) {
        this.load = load;
        passing = all(stations.size, length.mean());
        tail = all(stations.size, length.mean());
        service = all(stations.size, length.mean());
        variance = all(stations.size, length.variance());
        follower = new double[stations.size];
        laterWaits = new double[stations.size];
        held = new double[stations.size * depth];
        heldVariance = all(stations.size * depth, length.variance());
        front = all(stations.size, length.mean());
        frontVariance = all(stations.size, length.variance());
        ahead = new double[stations.size];
        behind = new double[stations.size];
        direct = new double[stations.size];
        stalled = new double[stations.size];
        wait = new double[stations.transitions];
        waitSquared = new double[stations.transitions];
        busy = new double[stations.transitions];
        queue = new double[stations.transitions];
        handOver = new double[stations.transitions];
        bias = new double[stations.transitions];
    }

    private static double[] all(int size, double value) {
        double[] values = new double[size];
        Arrays.fill(values, value);
        return values;
    }
}
