// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.flow;

/**
 * All stations with traffic and the transitions between them, sorted by origin. Immutable after
 * construction.
 */
final class StationGraph {
    /** Locations of the headers. */
    HeaderLocations locations;

    /** By station: its number among the stations of {@link HeaderLocations}. */
    int[] number;

    StationKind[] kind;

    int[] delay;

    /** By station: flits per cycle of each of its channels. */
    double[] bandwidth;

    int[] routingClass;

    /** By station: parallel channels. */
    int[] ports;

    /** By station: virtual channels of its class on each of them. */
    int[] vcs;

    /** By station: the lowest of the consecutive stations that share its channels. */
    int[] link;

    /** By station: messages per cycle. */
    double[] rate;

    /** By station: its first transition; one more at the end. */
    int[] firstTransition;

    /** By transition: the station entered. */
    int[] target;

    /** By transition: its probability at the origin. */
    double[] probability;

    /** By transition: messages per cycle. */
    double[] flow;

    /** By transition: ports of its origin that lead to the router of the transition. */
    int[] upstreamPorts;

    /** By transition: its merging rate, see {@link MergingRates}. */
    double[] mergingRate;

    /** Returns the number of stations. */
    int size() {
        return number.length;
    }

    /** Returns the end of the stations that share the channels of one. */
    int linkEnd(int station) {
        int end = station + 1;
        while (end < size() && link[end] == link[station]) {
            end++;
        }
        return end;
    }

    /** Returns whether all messages in a station stand in one queue. */
    boolean isSingleServer(int station) {
        return vcs[station] * ports[station] == 1;
    }

    /**
     * Returns the mean rate of all channels between routers, messages per cycle over the channel
     * rate.
     */
    double meanLinkRate() {
        double sum = 0;
        for (int station = 0; station < size(); station++) {
            sum += kind[station] == StationKind.LINK ? rate[station] / bandwidth[station] : 0;
        }
        int channels = locations.wiring.channels();
        return channels == 0 ? 0 : sum / channels;
    }

    /**
     * Returns the rate of the busiest channel between routers, messages per cycle over the channel
     * rate.
     */
    double maxLinkRate() {
        double highest = 0;
        for (int station = 0; station < size(); station = linkEnd(station)) {
            double sum = 0;
            for (int other = station; other < linkEnd(station); other++) {
                sum += kind[station] == StationKind.LINK ? rate[other] / ports[other] : 0;
            }
            highest = Math.max(highest, sum / bandwidth[station]);
        }
        return highest;
    }
}
