// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole.model;

import java.util.Arrays;

/** What the equations say so far; from a sweep to the next it changes less and less. */
final class State {
    /** Messages per cycle that each terminal generates, in the mean. */
    final double load;

    /** By station: cycles for which the flits of a message pass, other virtual channels between. */
    final double[] passing;

    /** By station: mean and variance of the time for which a message holds it. */
    final double[] service;

    final double[] variance;

    /** By station: how much longer a message holds it that directly follows another. */
    final double[] afterAnother;

    /** By station: mean of all later waits of a message, whether or not they hold the station. */
    final double[] laterWaits;

    /** By station and distance: mean of the later waits that hold a station so far upstream. */
    final double[] held;

    /** By station and distance: variance of the time held so far upstream. */
    final double[] heldVariance;

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
        service = all(stations.size, length.mean());
        variance = all(stations.size, length.variance());
        afterAnother = new double[stations.size];
        laterWaits = new double[stations.size];
        held = new double[stations.size * depth];
        heldVariance = all(stations.size * depth, length.variance());
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
