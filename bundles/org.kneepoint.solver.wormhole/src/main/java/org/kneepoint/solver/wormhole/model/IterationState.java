// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole.model;

import java.util.Arrays;

/** Variables of the fixed-point iteration. */
final class IterationState {
    /** Messages per cycle that each terminal generates, in the mean. */
    final double rate;

    /** By station: cycles for which the flits of a message pass, other virtual channels between. */
    final double[] transferTime;

    /** By station: cycles from the header to the tail of a message that waits for nothing. */
    final double[] transferLatency;

    /** By station: mean and variance of the time for which a message holds it. */
    final double[] holdingTime;

    final double[] holdingVariance;

    /** By station: how much longer a message holds it that directly follows another. */
    final double[] extraHoldOfFollower;

    /** By station: mean of all later waits of a message, whether or not they hold the station. */
    final double[] downstreamWaits;

    /** By station and distance: mean of the later waits that hold a station so far upstream. */
    final double[] upstreamHold;

    /** By station and distance: variance of the time held so far upstream. */
    final double[] upstreamHoldVariance;

    /**
     * By station: mean and variance of the time for which a message is first in the buffer behind
     * it; without buffers of several flits, that for which it holds the station.
     */
    final double[] frontTime;

    final double[] frontVariance;

    /** By station: mean wait in the buffer behind it for others of the same input. */
    final double[] bufferWait;

    /** By station: probability of such a wait. */
    final double[] bufferWaitProbability;

    /** By station: probability that a message is there when the one before it has just left. */
    final double[] backToBackProbability;

    /** By station: probability that a message holds it for longer than it takes to pass. */
    final double[] stallProbability;

    /** By transition: mean wait for the station entered, and its second moment. */
    final double[] wait;

    final double[] waitSecondMoment;

    /** By transition: probability to find the station entered busy. */
    final double[] busyProbability;

    /** By transition: mean number of others that wait already. */
    final double[] queueLength;

    /** By transition: the part of the wait that is due to messages following each other. */
    final double[] followingWait;

    /** By transition: how much of it is longer for those that follow than in the mean. */
    final double[] followingBias;

    /**
     * Starts without waits.
     *
     * @param rate messages per node per cycle
     * @param depth distances of which holding is known
     */
    IterationState(StationQueues stations, MessageLength length, double rate, int depth) {
        this.rate = rate;
        transferTime = all(stations.size, length.mean());
        transferLatency = all(stations.size, length.mean());
        holdingTime = all(stations.size, length.mean());
        holdingVariance = all(stations.size, length.variance());
        extraHoldOfFollower = new double[stations.size];
        downstreamWaits = new double[stations.size];
        upstreamHold = new double[stations.size * depth];
        upstreamHoldVariance = all(stations.size * depth, length.variance());
        frontTime = all(stations.size, length.mean());
        frontVariance = all(stations.size, length.variance());
        bufferWait = new double[stations.size];
        bufferWaitProbability = new double[stations.size];
        backToBackProbability = new double[stations.size];
        stallProbability = new double[stations.size];
        wait = new double[stations.transitions];
        waitSecondMoment = new double[stations.transitions];
        busyProbability = new double[stations.transitions];
        queueLength = new double[stations.transitions];
        followingWait = new double[stations.transitions];
        followingBias = new double[stations.transitions];
    }

    private static double[] all(int size, double value) {
        double[] values = new double[size];
        Arrays.fill(values, value);
        return values;
    }
}
