// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole.model;

/**
 * The waits of all inputs of a station with several servers, such as the up-links of a fat-tree
 * switch or the virtual channels of a link.
 *
 * <p>Each input offers one message at a time. An arrival sees the others as in a closed M/M/m queue
 * with as many customers, exactly. For other service times the wait of M/M/m is multiplied by (m +
 * C^2)/(m + 1) for rare messages and (1 + C^2)/2 for many. The effect of back-to-back messages is
 * added as with one server; with m servers it vanishes for constant service and rare messages, and
 * grows with the variation of the holding time of an input.
 */
final class MultiServerWaits {
    /**
     * Strength of the effect of back-to-back messages, fitted to simulations of the butterfly
     * fat-tree of 64 nodes: 1.5 for messages of 16 flits, half of it for exponential lengths.
     */
    private static final double FOLLOWING_EFFECT = 1.5;

    /**
     * Excess of the effect for messages that follow directly, over the mean of all: the value of
     * one server with rare messages and constant service, (1 - 1/2) / (5/6).
     */
    private static final double FOLLOWING_BIAS = 0.6;

    /** Least idle fraction of an input. */
    private static final double HARDLY = 1e-9;

    private final StationQueues stations;
    private final MessageLength length;
    private final double followingEffect;

    MultiServerWaits(StationQueues stations, MessageLength length) {
        this.stations = stations;
        this.length = length;
        followingEffect = FOLLOWING_EFFECT * (1 - Math.min(1, length.scv()) / 2);
    }

    /**
     * Computes the waits at a station.
     *
     * @return the largest change relative to the service time
     */
    double update(IterationState state, int station) {
        HoldingTimeMoments service =
                HoldingTimeMoments.of(
                        state.holdingTime[station], state.holdingVariance[station], length);
        int servers = stations.servers[station];
        double used = state.rate * stations.rate[station] * service.mean() / servers;
        double rare = (servers + service.scv()) / (servers + 1);
        double often = (1 + service.scv()) / 2;
        double factor = (1 - used) * rare + used * often;
        double change = 0;
        int end = stations.firstIncoming[station + 1];
        for (int i = stations.firstIncoming[station]; i < end; i++) {
            int t = stations.incoming[i];
            double before = state.wait[t];
            updateSeenByInput(state, station, t);
            updateWait(state, station, t, service, factor);
            change = Math.max(change, Math.abs(state.wait[t] - before) / service.mean());
        }
        return change;
    }

    /** Computes what an arrival of an input sees of the others: all servers busy, and the queue. */
    private void updateSeenByInput(IterationState state, int station, int tagged) {
        double[] products = loadProducts(state, station, tagged);
        int servers = stations.servers[station];
        double order = 1;
        double all = 0;
        double busy = 0;
        double queue = 0;
        for (int n = 0; n < products.length; n++) {
            order *= n == 0 ? 1 : n / (double) Math.min(n, servers);
            double weight = products[n] * order;
            all += weight;
            if (n >= servers) {
                busy += weight;
                queue += weight * (n - servers);
            }
        }
        state.busyProbability[tagged] = busy / all;
        state.queueLength[tagged] = queue / all;
    }

    /**
     * Returns, by number of customers, the sum over all sets of inputs of the product of their
     * loads.
     */
    private double[] loadProducts(IterationState state, int station, int tagged) {
        int end = stations.firstIncoming[station + 1];
        int inputs = -1;
        for (int i = stations.firstIncoming[station]; i < end; i++) {
            inputs += stations.inputs[stations.incoming[i]];
        }
        double[] products = new double[inputs + 1];
        products[0] = 1;
        int so = 0;
        for (int i = stations.firstIncoming[station]; i < end; i++) {
            int t = stations.incoming[i];
            double rate = state.rate * stations.inputRate[t];
            double present = rate * (state.holdingTime[station] + state.wait[t]);
            // service time over think time; an input that is never idle has no think time
            double weight = rate * state.holdingTime[station] / Math.max(HARDLY, 1 - present);
            int count = stations.inputs[t] - (t == tagged ? 1 : 0);
            for (int k = 0; k < count; k++) {
                so++;
                for (int n = so; n > 0; n--) {
                    products[n] += weight * products[n - 1];
                }
            }
        }
        return products;
    }

    private void updateWait(
            IterationState state, int station, int t, HoldingTimeMoments service, double factor) {
        int servers = stations.servers[station];
        double mean = service.mean();
        double busy = state.busyProbability[t];
        double spread = Math.max(0, state.waitSecondMoment[t] - state.wait[t] * state.wait[t]);
        double hold = mean + state.wait[t];
        double sized = (hold * hold + service.variance() + spread) / hold;
        double pace = 1 + state.extraHoldOfFollower[station] / mean;
        double longer = Math.max(0, sized * pace - mean - length.variance() / mean);
        double used = state.rate * stations.inputRate[t] * state.frontTime[stations.origin[t]];
        state.followingWait[t] =
                followingEffect * used * busy * StrictMath.exp(-used - busy) * longer * 2 / servers;
        state.followingBias[t] = FOLLOWING_BIAS;
        state.wait[t] =
                (busy + state.queueLength[t]) * mean / servers * factor + state.followingWait[t];
        state.waitSecondMoment[t] = waitSecondMoment(state, t, service, servers);
    }

    /**
     * The residual is that of the first of m completions, between constant and exponential service.
     */
    private static double waitSecondMoment(
            IterationState state, int t, HoldingTimeMoments service, int servers) {
        if (state.busyProbability[t] <= 0) {
            return 0;
        }
        double equal = 2.0 * (servers + 1) / (servers + 2);
        double shape = equal + (2 - equal) * Math.min(1, service.scv());
        return shape * state.wait[t] * state.wait[t] / state.busyProbability[t];
    }
}
