// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.bounds;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.kneepoint.api.topology.Network;

/**
 * The graph of the routers: one directed link for all channels from one router to another, with the
 * sum of their rates. Immutable.
 */
final class RouterLinks {
    private static final int NONE = -1;

    private final int routers;
    private final int[] from;
    private final int[] to;
    private final double[] rate;
    private final int[][] out;
    private final int[] reverse;

    RouterLinks(Network network) {
        routers = network.routers();
        List<int[]> ends = new ArrayList<>();
        List<Double> rates = new ArrayList<>();
        out = new int[routers][];
        Map<Long, Integer> numbers = new LinkedHashMap<>();
        for (int router = 0; router < routers; router++) {
            Map<Integer, Double> peers = new LinkedHashMap<>();
            for (int port = 0; port < network.ports(router); port++) {
                int peer = network.peerRouter(router, port);
                if (peer != Network.UNCONNECTED && peer != router) {
                    peers.merge(peer, network.rate(router, port).value(), Double::sum);
                }
            }
            out[router] = new int[peers.size()];
            int place = 0;
            for (Map.Entry<Integer, Double> peer : peers.entrySet()) {
                numbers.put(key(router, peer.getKey()), ends.size());
                out[router][place++] = ends.size();
                ends.add(new int[] {router, peer.getKey()});
                rates.add(peer.getValue());
            }
        }
        from = ends.stream().mapToInt(end -> end[0]).toArray();
        to = ends.stream().mapToInt(end -> end[1]).toArray();
        rate = rates.stream().mapToDouble(r -> r).toArray();
        reverse = new int[from.length];
        for (int link = 0; link < from.length; link++) {
            reverse[link] = numbers.getOrDefault(key(to[link], from[link]), NONE);
        }
    }

    private static long key(int from, int to) {
        return (long) from << Integer.SIZE | to;
    }

    int routers() {
        return routers;
    }

    int size() {
        return from.length;
    }

    int from(int link) {
        return from[link];
    }

    int to(int link) {
        return to[link];
    }

    double rate(int link) {
        return rate[link];
    }

    /** Returns the links out of a router; not to be changed. */
    int[] out(int router) {
        return out[router];
    }

    /** Returns the link in the opposite direction, or -1. */
    int reverse(int link) {
        return reverse[link];
    }

    /** Returns whether every link has an opposite one of the same rate. */
    boolean isBidirectional() {
        for (int link = 0; link < from.length; link++) {
            if (reverse[link] == NONE || rate[reverse[link]] != rate[link]) {
                return false;
            }
        }
        return true;
    }

    /** Returns the sum of the rates, flits per cycle. */
    double totalRate() {
        double sum = 0;
        for (double r : rate) {
            sum += r;
        }
        return sum;
    }
}
