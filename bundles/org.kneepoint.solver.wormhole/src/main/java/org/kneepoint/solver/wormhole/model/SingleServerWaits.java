// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole.model;

/**
 * The waits of all inputs of a station with one server. Not thread-safe.
 *
 * <p>Each input offers one message at a time, so an arrival sees the others as without its own
 * input (mean value analysis): U, the probability that one of them is in service, and Q, the mean
 * number waiting. Its wait is
 *
 * <pre>w = U r + Q x' + e</pre>
 *
 * with r the mean residual of the service time of mean x, and x' the longer service time of
 * messages that had to wait. The last term is due to back-to-back messages. A message behind
 * another of its input to the same station arrives just when the other has left and the next
 * service begins: it waits for a whole service, not for a residual. For rare messages it is exact
 * for any service times: let u be the fraction of the time in which the input is held by messages
 * to this station, each for a time a, and b a service time; then
 *
 * <pre>e = u U (E[a^2]/E[a] - E[b^3]/(6 E[b] E[a])).</pre>
 *
 * <p>For frequent messages it is smaller by a factor exp(-(u + U)). The factor is not derived; with
 * it the latency of single switches, 2x2 to 8x8, agrees with simulations.
 */
final class SingleServerWaits {
    private final StationQueues stations;
    private final MessageLength length;
    private final UpstreamReach reach;

    /**
     * By input: messages per cycle; probability of waiting or service; parts of its wait;
     * multiplicity.
     */
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
        int maxIncoming = stations.maxIncoming();
        rate = new double[maxIncoming];
        presence = new double[maxIncoming];
        residual = new double[maxIncoming];
        queueing = new double[maxIncoming];
        reciprocal = new double[maxIncoming];
        count = new double[maxIncoming];
    }

    /**
     * Computes the waits at a station.
     *
     * @return the largest change relative to the service time
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

    /** Copies the variables of the inputs into contiguous arrays. */
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
     * Computes what an arrival of an input sees of the others. Without the tagged input their think
     * times are the same, and their waits and cycles shorter: the residual part of a wait by the
     * share of the tagged input, the queue, a term of pairs, by twice as much.
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
        double followingWait = used * busy * StrictMath.exp(-used - busy) * whole;
        state.followingWait[t] = followingWait;
        state.followingBias[t] = whole > 0 ? Math.max(0, sized - residual) / whole : 0;
        state.wait[t] = busy * residual + state.queueLength[t] * follower + followingWait;
        state.waitSecondMoment[t] = waitSecondMoment(state, t, service);
    }

    /** Mean time for which a message of this input to the station holds the input. */
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
     * Second moment of the wait: a message that must wait waits for a residual or, if back to back,
     * for a whole service, and for a Poisson number of others.
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
