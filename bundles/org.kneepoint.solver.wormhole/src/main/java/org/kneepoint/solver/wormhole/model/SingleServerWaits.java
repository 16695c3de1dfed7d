// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole.model;

/**
 * The waits of all inputs of a station with one server. Owned by one thread, for it has scratch.
 *
 * <p>Each input offers one message at a time, so who comes sees the others as they are without him
 * (mean value analysis): U, the probability that one of them is being served, and Q, the mean
 * number that waits. He waits
 *
 * <pre>w = U r + Q x' + e</pre>
 *
 * with r the mean residual of the service of mean x, and x' the longer service of those that had to
 * wait. The last term is due to messages that follow each other. One that comes behind another of
 * its input, bound for the same station, comes at the moment in which the other has left and the
 * next of those who wait is taken: it waits for a whole service, not for a residual. With rare
 * messages it can be computed exactly, for any service times: let u be the part of the time in
 * which the input is held by messages to this station, each for a time a, and b a service; then
 *
 * <pre>e = u U (E[a^2]/E[a] - E[b^3]/(6 E[b] E[a])).</pre>
 *
 * <p>With more of them it stays behind this by a factor exp(-(u + U)). That is not derived, but
 * with it the latency of single switches, 2x2 to 8x8, agrees with simulations as closely as the
 * tests say.
 */
final class SingleServerWaits {
    private final StationQueues stations;
    private final MessageLength length;
    private final UpstreamReach reach;

    /** By input: messages per cycle; waiting or served; parts of its wait; and how many it is. */
    private final double[] rate;

    private final double[] presence;
    private final double[] residual;
    private final double[] queueing;
    private final double[] reciprocal;
    private final double[] count;

    SingleServerWaits(StationQueues stations, MessageLength length, UpstreamReach reach) {
        this.stations = stations;
        this.length = length;
        this.reach = reach;
        int most = stations.mostIncoming();
        rate = new double[most];
        presence = new double[most];
        residual = new double[most];
        queueing = new double[most];
        reciprocal = new double[most];
        count = new double[most];
    }

    /**
     * Computes the waits at a station.
     *
     * @return the largest change in relation to the service
     */
    double update(IterationState state, int station) {
        double mean = state.holdingTime[station];
        HoldingTimeMoments service =
                HoldingTimeMoments.of(mean, state.holdingVariance[station], length);
        double follower = mean + state.extraHoldOfFollower[station];
        int inputs = gatherInputs(state, station, follower);
        double change = 0;
        for (int k = 0; k < inputs; k++) {
            int t = stations.incoming[stations.firstIncoming[station] + k];
            updateSeenByInput(state, t, k, inputs, mean);
            double before = state.wait[t];
            updateWait(state, station, t, service, follower);
            change = Math.max(change, Math.abs(state.wait[t] - before) / mean);
        }
        return change;
    }

    /** Copies what is known of the inputs side by side. */
    private int gatherInputs(IterationState state, int station, double follower) {
        int from = stations.firstIncoming[station];
        int inputs = stations.firstIncoming[station + 1] - from;
        double present = 0;
        for (int k = 0; k < inputs; k++) {
            int t = stations.incoming[from + k];
            rate[k] = state.rate * stations.inputRate[t];
            presence[k] = rate[k] * (state.holdingTime[station] + state.wait[t]);
            queueing[k] = state.queueLength[t] * follower;
            residual[k] = Math.max(0, state.wait[t] - queueing[k]);
            count[k] = stations.inputs[t];
            present += count[k] * presence[k];
        }
        for (int k = 0; k < inputs; k++) {
            double others = present - presence[k];
            reciprocal[k] = others > 0 ? 1 / others : 0;
        }
        return inputs;
    }

    /**
     * What an input sees of the others. The think time of each is the same without the tagged one;
     * its wait is shorter, and so is its cycle. The residual part of that wait falls by the share
     * of the tagged input in what the other meets, the queue, which is of pairs, by twice as much.
     */
    private void updateSeenByInput(
            IterationState state, int t, int tagged, int inputs, double service) {
        double itself = presence[tagged];
        count[tagged]--;
        double arrivals = 0;
        double queue = 0;
        for (int k = 0; k < inputs; k++) {
            double share = Math.min(1, itself * reciprocal[k]);
            double less = residual[k] * share + queueing[k] * Math.min(1, 2 * share);
            double faster = count[k] * rate[k] / (1 - rate[k] * less);
            arrivals += faster;
            queue += faster * (residual[k] + queueing[k] - less);
        }
        count[tagged]++;
        state.busyProbability[t] = Math.min(1, arrivals * service);
        state.queueLength[t] = queue;
    }

    private void updateWait(
            IterationState state, int station, int t, HoldingTimeMoments service, double follower) {
        double busy = state.busyProbability[t];
        double residual = service.residual();
        double pace = follower / service.mean();
        double hold = holdByOne(state, station, t, service);
        double holdSquared = hold * hold + holdVariance(state, station, t, service);
        double sized = holdSquared / hold * pace;
        double whole = Math.max(0, sized - service.third() / (6 * service.mean() * hold));
        double used = state.rate * stations.inputRate[t] * state.frontTime[stations.origin[t]];
        double handOver = used * busy * StrictMath.exp(-used - busy) * whole;
        state.followingWait[t] = handOver;
        state.followingBias[t] = whole > 0 ? Math.max(0, sized - residual) / whole : 0;
        state.wait[t] = busy * residual + state.queueLength[t] * follower + handOver;
        state.waitSecondMoment[t] = waitSecondMoment(state, t, service);
    }

    /** Mean time for which a message of this input, bound for the station, holds the input. */
    private double holdByOne(IterationState state, int station, int t, HoldingTimeMoments service) {
        int farther = reach.farther(0);
        return farther == 0
                ? service.mean() + state.wait[t]
                : state.transferTime[station]
                        + state.wait[t]
                        + later(state.upstreamHold, station, farther, 0);
    }

    private double holdVariance(
            IterationState state, int station, int t, HoldingTimeMoments service) {
        int farther = reach.farther(0);
        double own = Math.max(0, state.waitSecondMoment[t] - state.wait[t] * state.wait[t]);
        return own
                + (farther == 0
                        ? service.variance()
                        : later(state.upstreamHoldVariance, station, farther, length.variance()));
    }

    private double later(double[] values, int station, int distance, double beyond) {
        return distance < reach.depth() ? values[station * reach.depth() + distance] : beyond;
    }

    /**
     * Second moment of the wait: one who must wait waits for a residual or, after a hand-over, for
     * a whole service, and for a Poisson number of others before him.
     */
    private static double waitSecondMoment(
            IterationState state, int t, HoldingTimeMoments service) {
        double busy = state.busyProbability[t];
        if (busy <= 0) {
            return 0;
        }
        double mean = service.mean();
        double residual = service.residual();
        double rest = Math.max(0, mean - residual);
        double first = residual + state.followingWait[t] / busy;
        double whole = rest > 0 ? Math.min(1, state.followingWait[t] / (busy * rest)) : 1;
        double mixed = residual + whole * rest;
        double squared =
                (1 - whole) * service.residualSquared()
                        + whole * (mean * mean + service.variance());
        double firstSquared = squared * first / mixed * first / mixed;
        double before = state.queueLength[t] / busy;
        double all =
                firstSquared
                        + 2 * first * before * mean
                        + (before + before * before) * mean * mean
                        + before * service.variance();
        return Math.max(busy * all, state.wait[t] * state.wait[t]);
    }
}
