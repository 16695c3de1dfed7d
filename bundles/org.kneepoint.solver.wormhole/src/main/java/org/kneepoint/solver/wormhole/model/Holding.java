// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole.model;

/**
 * The time for which a message holds a channel with a buffer of one flit: that in which its flits
 * pass, and the later waits that are felt so far upstream.
 *
 * <p>Successive waits of a message go together. One that had to wait for a channel follows directly
 * behind another there, and finds the same obstacle next.
 */
final class Holding {
    private final Stations stations;
    private final Reach reach;
    private final int depth;
    private final double variance;

    Holding(Stations stations, Reach reach, MessageLength length) {
        this.stations = stations;
        this.reach = reach;
        depth = reach.depth();
        variance = length.variance();
    }

    /** Computes the holding time of a station from what is known downstream. */
    void update(State state, int station) {
        if (stations.isEjection(station)) {
            state.service[station] = state.passing[station];
            state.front[station] = state.service[station];
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
        state.front[station] = state.service[station];
        state.frontVariance[station] = state.variance[station];
        state.follower[station] = follower(state, station);
    }

    private int first(int station) {
        return stations.firstOutgoing(station);
    }

    /** The waits that are felt at a channel so many hops upstream of this one. */
    private void hold(State state, int station, int distance) {
        double mean = 0;
        double square = 0;
        double spread = 0;
        double longer = reach.longer(distance);
        int farther = reach.farther(distance);
        for (int t = first(station); t < first(station + 1); t++) {
            int next = stations.target(t);
            double felt = longer * state.wait[t];
            boolean known = farther < depth;
            double all = felt + (known ? state.held[next * depth + farther] : 0);
            double along = 2 * felt * state.follower[next];
            double own = Math.max(0, longer * state.waitSquared[t] - felt * felt) + along;
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
    private double follower(State state, int station) {
        double offered = state.load * stations.rate[station] / stations.servers[station];
        double used = Math.min(1, offered * state.service[station]);
        double longer = 0;
        for (int t = first(station); t < first(station + 1); t++) {
            longer += stations.share[t] * state.handOver[t] * state.bias[t];
        }
        return used > 0 ? (1 - used) * longer / used : 0;
    }
}
