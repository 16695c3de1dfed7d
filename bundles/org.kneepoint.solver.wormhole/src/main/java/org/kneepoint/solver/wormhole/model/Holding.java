// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole.model;

/**
 * The time for which a message holds a channel: that in which its flits pass, and the later waits
 * that are felt so far upstream.
 *
 * <p>Successive waits of a message go together. One that had to wait for a channel follows directly
 * behind another there, and finds the same obstacle next.
 */
final class Holding {
    private final Stations stations;
    private final Slack slack;
    private final int depth;
    private final double variance;

    Holding(Stations stations, Slack slack, MessageLength length) {
        this.stations = stations;
        this.slack = slack;
        depth = slack.depth();
        variance = length.variance();
    }

    /** Computes the holding time of a station from what is known downstream. */
    void update(State state, int station) {
        if (stations.isEjection(station)) {
            state.service[station] = state.passing[station];
            return;
        }
        double waits = 0;
        for (int t = first(station); t < first(station + 1); t++) {
            waits += stations.share[t] * (state.wait[t] + state.laterWaits[stations.target(t)]);
        }
        state.laterWaits[station] = waits;
        for (int distance = depth - 1; distance >= 0; distance--) {
            hold(state, station, distance);
        }
        state.service[station] = state.passing[station] + state.held[station * depth];
        state.variance[station] = state.heldVariance[station * depth];
        state.afterAnother[station] = afterAnother(state, station);
    }

    private int first(int station) {
        return stations.firstOutgoing(station);
    }

    /** The waits that are felt at a channel so many hops upstream of this one. */
    private void hold(State state, int station, int distance) {
        double mean = 0;
        double square = 0;
        double spread = 0;
        double free = slack.free(distance);
        double longer = slack.longer(distance);
        int farther = slack.farther(distance);
        for (int t = first(station); t < first(station + 1); t++) {
            int next = stations.target(t);
            double felt = longer * Felt.mean(state.wait[t], state.busy[t], free);
            double squared =
                    free == 0
                            ? state.waitSquared[t]
                            : Felt.square(state.wait[t], state.busy[t], free);
            boolean known = farther < depth;
            double all = felt + (known ? state.held[next * depth + farther] : 0);
            double along = 2 * felt * follower(state, next);
            double own = Math.max(0, longer * squared - felt * felt) + along;
            mean += stations.share[t] * all;
            square += stations.share[t] * all * all;
            spread +=
                    stations.share[t]
                            * (own
                                    + (known
                                            ? state.heldVariance[next * depth + farther]
                                            : variance));
        }
        state.held[station * depth + distance] = mean;
        state.heldVariance[station * depth + distance] = spread + Math.max(0, square - mean * mean);
    }

    /**
     * How much longer than in the mean a message holds a station if it directly follows another.
     */
    double follower(State state, int station) {
        return (1 - used(state, station)) * state.afterAnother[station];
    }

    private double used(State state, int station) {
        double offered = state.load * stations.rate[station] / stations.servers[station];
        return Math.min(1, offered * state.service[station]);
    }

    private double afterAnother(State state, int station) {
        double used = used(state, station);
        double longer = 0;
        for (int t = first(station); t < first(station + 1); t++) {
            longer += stations.share[t] * state.handOver[t] * state.bias[t];
        }
        return used > 0 ? longer / used : 0;
    }
}
