// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole.flow;

/**
 * All stations that carry something, one by one, and the transitions between them, sorted by
 * origin. Not changed once made.
 */
final class Graph {
    /** Where the stations are. */
    Places places;

    /** By station: its number among the stations of {@link Places}. */
    int[] number;

    /** By station. */
    Kind[] kind;

    int[] delay;

    /** By station: flits per cycle of each of its channels. */
    double[] bandwidth;

    int[] routingClass;

    /** By station: parallel channels. */
    int[] ports;

    /** By station: virtual channels of its class on each of them. */
    int[] lanes;

    /** By station: the lowest of those that share its channels; they are neighbours. */
    int[] link;

    /** By station: messages per cycle. */
    double[] rate;

    /** By station: its first transition; one more at the end. */
    int[] first;

    /** By transition: the station entered. */
    int[] target;

    /** By transition: the share of what leaves its origin. */
    double[] probability;

    /** By transition: messages per cycle. */
    double[] flow;

    /** By transition: ports of its origin that lead to the router where it is made. */
    int[] feeders;

    /** By transition: messages per cycle that join the one who makes it, see {@link Joining}. */
    double[] joining;

    /** Returns the number of stations. */
    int size() {
        return number.length;
    }

    /** Returns the station behind the last of those that share the channels of one. */
    int linkEnd(int station) {
        int end = station + 1;
        while (end < size() && link[end] == link[station]) {
            end++;
        }
        return end;
    }

    /** Returns whether all messages in a station stand in one queue. */
    boolean isSingle(int station) {
        return lanes[station] * ports[station] == 1;
    }

    /**
     * Returns the mean over all channels between routers of the messages per cycle, in relation to
     * their bandwidths.
     */
    double meanLinkRate() {
        double sum = 0;
        for (int station = 0; station < size(); station++) {
            sum += kind[station] == Kind.LINK ? rate[station] / bandwidth[station] : 0;
        }
        int channels = places.wiring.channels();
        return channels == 0 ? 0 : sum / channels;
    }

    /**
     * Returns the messages per cycle on the busiest channel between routers, in relation to its
     * bandwidth.
     */
    double mostLinkRate() {
        double most = 0;
        for (int station = 0; station < size(); station = linkEnd(station)) {
            double sum = 0;
            for (int other = station; other < linkEnd(station); other++) {
                sum += kind[station] == Kind.LINK ? rate[other] / ports[other] : 0;
            }
            most = Math.max(most, sum / bandwidth[station]);
        }
        return most;
    }
}
