// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole.model;

/**
 * Holding time of a channel with a buffer of one flit: the transfer time plus the downstream waits
 * that reach it.
 *
 * <p>Successive waits of a message are correlated: a message that waited for a channel follows
 * directly behind another, and is blocked downstream by the same message.
 */
final class SingleFlitHoldingTime {
    private final StationQueues stations;
    private final UpstreamReach reach;
    private final int depth;
    private final double variance;

    SingleFlitHoldingTime(StationQueues stations, UpstreamReach reach, MessageLength length) {
        this.stations = stations;
        this.reach = reach;
        depth = reach.depth();
        variance = length.variance();
    }

    /** Computes the holding time of a station from those downstream. */
    void update(IterationState state, int station) {
        if (stations.isEjection(station)) {
            state.holdingTime[station] = state.transferTime[station];
            state.frontTime[station] = state.holdingTime[station];
            return;
        }
        double waits = 0;
        for (int t = first(station); t < first(station + 1); t++) {
            waits +=
                    stations.outgoingProbability[t]
                            * (state.wait[t] + state.downstreamWaits[stations.target(t)]);
        }
        state.downstreamWaits[station] = waits;
        for (int distance = depth - 1; distance >= 0; distance--) {
            updateAtDistance(state, station, distance);
        }
        state.holdingTime[station] =
                state.transferTime[station] + state.upstreamHold[station * depth];
        state.holdingVariance[station] = state.upstreamHoldVariance[station * depth];
        state.frontTime[station] = state.holdingTime[station];
        state.frontVariance[station] = state.holdingVariance[station];
        state.extraHoldOfFollower[station] = extraHoldOfFollower(state, station);
    }

    private int first(int station) {
        return stations.firstOutgoing(station);
    }

    /** Computes the waits that hold a channel at a distance upstream of this one. */
    private void updateAtDistance(IterationState state, int station, int distance) {
        double mean = 0;
        double square = 0;
        double spread = 0;
        double longer = reach.longerProbability(distance);
        int farther = reach.farther(distance);
        for (int t = first(station); t < first(station + 1); t++) {
            int next = stations.target(t);
            double reachingWait = longer * state.wait[t];
            boolean isWithinReach = farther < depth;
            double total =
                    reachingWait + (isWithinReach ? state.upstreamHold[next * depth + farther] : 0);
            double covariance = 2 * reachingWait * state.extraHoldOfFollower[next];
            double waitVariance =
                    Math.max(0, longer * state.waitSecondMoment[t] - reachingWait * reachingWait)
                            + covariance;
            mean += stations.outgoingProbability[t] * total;
            square += stations.outgoingProbability[t] * total * total;
            spread +=
                    stations.outgoingProbability[t]
                            * (waitVariance
                                    + (isWithinReach
                                            ? state.upstreamHoldVariance[next * depth + farther]
                                            : variance));
        }
        state.upstreamHold[station * depth + distance] = mean;
        state.upstreamHoldVariance[station * depth + distance] =
                spread + Math.max(0, square - mean * mean);
    }

    /** Returns the additional holding time of a message that directly follows another. */
    private double extraHoldOfFollower(IterationState state, int station) {
        double offered = state.rate * stations.rate[station] / stations.servers[station];
        double used = Math.min(1, offered * state.holdingTime[station]);
        double longer = 0;
        for (int t = first(station); t < first(station + 1); t++) {
            longer +=
                    stations.outgoingProbability[t]
                            * state.followingWait[t]
                            * state.followingBias[t];
        }
        return used > 0 ? (1 - used) * longer / used : 0;
    }
}
