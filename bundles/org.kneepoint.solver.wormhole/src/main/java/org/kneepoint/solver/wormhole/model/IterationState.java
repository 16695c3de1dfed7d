// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole.model;

import java.util.Arrays;

/** Variables of the fixed-point iteration. */
final class IterationState {
    /** Mean messages per cycle of a terminal. */
    final double rate;

    /** By station: cycles in which the flits of a message pass, other virtual channels included. */
    final double[] transferTime;

    /** By station: cycles from the header to the tail of a message without waits. */
    final double[] transferLatency;

    /** By station: mean and variance. */
    final double[] holdingTime;

    final double[] holdingVariance;

    /** By station: additional mean holding time of a message that directly follows another. */
    final double[] extraHoldOfFollower;

    /**
     * By station: mean of all downstream waits of a message, whether or not they hold the station.
     */
    final double[] downstreamWaits;

    /**
     * By station and distance: mean of the downstream waits that hold a station at that distance
     * upstream.
     */
    final double[] upstreamHold;

    /** By station and distance: variance of the holding time at that distance upstream. */
    final double[] upstreamHoldVariance;

    /**
     * By station: mean and variance of the time for which a message is first in its buffer; with
     * buffers of one flit, its holding time.
     */
    final double[] frontTime;

    final double[] frontVariance;

    /** By station: mean wait in its buffer behind messages of the same input. */
    final double[] bufferWait;

    /** By station: probability of such a wait. */
    final double[] bufferWaitProbability;

    /** By station: probability that a message is waiting when the preceding one leaves. */
    final double[] backToBackProbability;

    /** By station: probability that a message holds it for longer than its transfer time. */
    final double[] stallProbability;

    /** By transition: mean wait for the station entered, and its second moment. */
    final double[] wait;

    final double[] waitSecondMoment;

    /** By transition: probability that the station entered is busy. */
    final double[] busyProbability;

    /** By transition: mean number of messages waiting. */
    final double[] queueLength;

    /** By transition: part of the wait due to back-to-back messages. */
    final double[] followingWait;

    /** By transition: excess of this part for messages that follow directly. */
    final double[] followingBias;

    /**
     * Starts with zero waits.
     *
     * @param rate messages per node per cycle
     * @param depth number of distances upstream
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
