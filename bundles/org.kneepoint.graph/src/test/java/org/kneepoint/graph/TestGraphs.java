// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.graph;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.kneepoint.api.topology.ChannelRate;
import org.kneepoint.api.topology.Network;

/** Networks for the tests, and their distances by another algorithm. */
final class TestGraphs {
    static final ChannelAttributes SLOW = new ChannelAttributes(7, new ChannelRate(1, 2));

    private TestGraphs() {}

    /** The Petersen graph: an outer and an inner pentagon. */
    static GraphNetworkBuilder petersen() {
        GraphNetworkBuilder builder = GraphNetwork.builder("petersen", 10);
        for (int i = 0; i < 5; i++) {
            builder.link(i, (i + 1) % 5).link(i, 5 + i).link(5 + i, 5 + (i + 2) % 5);
        }
        return builder;
    }

    /** A ring with channels in one direction, one terminal each. */
    static GraphNetwork oneWayRing(int routers) {
        GraphNetworkBuilder builder = GraphNetwork.builder("ring", routers).terminalsEach(1);
        for (int i = 0; i < routers; i++) {
            builder.channel(i, (i + 1) % routers, ChannelAttributes.DEFAULT);
        }
        return builder.build();
    }

    /** A path with links in both directions, terminals at both ends. */
    static GraphNetworkBuilder path(int routers) {
        GraphNetworkBuilder builder = GraphNetwork.builder("path", routers);
        for (int i = 1; i < routers; i++) {
            builder.link(i - 1, i);
        }
        return builder.terminals(0, 1).terminals(routers - 1, 1);
    }

    /** A one-way ring with random links and channels added, parallel ones too, 0 to 3 terminals. */
    static GraphNetwork random(int routers, int links, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        GraphNetworkBuilder builder = GraphNetwork.builder("random " + seed, routers);
        for (int i = 0; i < routers; i++) {
            builder.channel(i, (i + 1) % routers, ChannelAttributes.DEFAULT);
            builder.terminals(i, i == 0 ? 1 : random.nextInt(4));
        }
        for (int i = 0; i < links; i++) {
            int from = random.nextInt(routers);
            int to = (from + 1 + random.nextInt(routers - 1)) % routers;
            if (random.nextBoolean()) {
                builder.link(from, to, SLOW, ChannelAttributes.DEFAULT);
            } else {
                builder.channel(from, to, SLOW);
            }
        }
        return builder.build();
    }

    /** Distances in channels by the algorithm of Floyd and Warshall. */
    static int[][] distances(Network network) {
        int routers = network.routers();
        int[][] distances = new int[routers][routers];
        for (int from = 0; from < routers; from++) {
            Arrays.fill(distances[from], routers);
            distances[from][from] = 0;
            for (int port = 0; port < network.ports(from); port++) {
                int to = network.peerRouter(from, port);
                if (to != Network.UNCONNECTED) {
                    distances[from][to] = 1;
                }
            }
        }
        for (int via = 0; via < routers; via++) {
            for (int[] row : distances) {
                for (int to = 0; to < routers; to++) {
                    row[to] = Math.min(row[to], row[via] + distances[via][to]);
                }
            }
        }
        return distances;
    }
}
