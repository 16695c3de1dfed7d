// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.graph;

import java.util.Arrays;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.kneepoint.api.topology.Network;

/**
 * The routers of a network and the channels between them as a directed graph, parallel channels
 * included. Immutable; compressed rows of neighbours.
 */
public final class RouterGraph {
    /** Distance of a router to which there is no path. */
    public static final int UNREACHED = -1;

    /** By router: index of its first channel; one more at the end. */
    private final int[] first;

    /** By channel: the router at its end. */
    private final int[] ends;

    private RouterGraph(int[] first, int[] ends) {
        this.first = first;
        this.ends = ends;
    }

    /** Returns the graph of a network. */
    public static RouterGraph of(Network network) {
        int[] first = new int[network.routers() + 1];
        for (int router = 0; router < network.routers(); router++) {
            first[router + 1] = first[router];
            for (int port = 0; port < network.ports(router); port++) {
                if (network.peerRouter(router, port) != Network.UNCONNECTED) {
                    first[router + 1]++;
                }
            }
        }
        int[] ends = new int[first[network.routers()]];
        int channel = 0;
        for (int router = 0; router < network.routers(); router++) {
            for (int port = 0; port < network.ports(router); port++) {
                int peer = network.peerRouter(router, port);
                if (peer != Network.UNCONNECTED) {
                    ends[channel++] = peer;
                }
            }
        }
        return new RouterGraph(first, ends);
    }

    /** Returns the number of routers. */
    public int routers() {
        return first.length - 1;
    }

    /** Returns the number of channels. */
    public int channels() {
        return ends.length;
    }

    /** Returns the number of channels that leave a router. */
    public int degree(int router) {
        return first[router + 1] - first[router];
    }

    /**
     * Returns the router at the end of a channel.
     *
     * @param router at which the channel begins
     * @param channel 0 to the {@linkplain #degree degree} - 1
     */
    public int neighbour(int router, int channel) {
        return ends[first[router] + channel];
    }

    /** Returns the graph with all channels in the opposite direction. */
    public RouterGraph reversed() {
        int[] begins = new int[first.length];
        for (int end : ends) {
            begins[end + 1]++;
        }
        Arrays.parallelPrefix(begins, Integer::sum);
        int[] next = Arrays.copyOf(begins, routers());
        int[] origins = new int[ends.length];
        for (int router = 0; router < routers(); router++) {
            for (int channel = first[router]; channel < first[router + 1]; channel++) {
                origins[next[ends[channel]]++] = router;
            }
        }
        return new RouterGraph(begins, origins);
    }

    /**
     * Returns the distances of all routers from one, in channels, by breadth-first search; {@link
     * #UNREACHED} where there is no path.
     */
    public int[] distancesFrom(int router) {
        int[] distances = new int[routers()];
        Arrays.fill(distances, UNREACHED);
        distances[router] = 0;
        int[] queue = new int[routers()];
        queue[0] = router;
        int end = 1;
        for (int i = 0; i < end; i++) {
            int here = queue[i];
            for (int channel = first[here]; channel < first[here + 1]; channel++) {
                int next = ends[channel];
                if (distances[next] == UNREACHED) {
                    distances[next] = distances[here] + 1;
                    queue[end++] = next;
                }
            }
        }
        return distances;
    }

    /** Returns a router that router 0 cannot reach, or that cannot reach it; empty if none. */
    public OptionalInt unconnected() {
        int[] from = distancesFrom(0);
        int[] to = reversed().distancesFrom(0);
        return IntStream.range(0, routers())
                .filter(router -> from[router] == UNREACHED || to[router] == UNREACHED)
                .findFirst();
    }

    /** Returns whether there is a path from every router to every other. */
    public boolean isConnected() {
        return unconnected().isEmpty();
    }

    /** Returns the common degree of all routers; empty if they have different ones. */
    public OptionalInt regularDegree() {
        int degree = degree(0);
        for (int router = 1; router < routers(); router++) {
            if (degree(router) != degree) {
                return OptionalInt.empty();
            }
        }
        return OptionalInt.of(degree);
    }
}
