// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart.network;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.view.NetworkPicture.Channel;

/**
 * The links between the nodes of a picture: all channels between two of them are one.
 *
 * @param all links between different nodes
 * @param within largest value of the channels within each node; NaN if none has a value
 */
record Links(List<Link> all, double[] within) {
    /** Rejects null. */
    Links {
        all = List.copyOf(all);
    }

    /**
     * The channels between two nodes.
     *
     * @param a the lower node
     * @param b the higher node
     * @param forth those from a to b
     * @param back those from b to a
     */
    record Link(int a, int b, Direction forth, Direction back) {}

    /**
     * Channels in one direction.
     *
     * @param count number of channels
     * @param largest largest value of them; NaN if none has a value
     * @param channels the channels
     */
    record Direction(int count, double largest, List<Channel> channels) {}

    /** Returns the links of a network. */
    static Links of(Network network, Partition partition, Map<Channel, Double> values) {
        Map<Long, List<Channel>> channels = new LinkedHashMap<>();
        double[] within = new double[partition.nodes()];
        Arrays.fill(within, Double.NaN);
        for (int router = 0; router < network.routers(); router++) {
            for (int port = 0; port < network.ports(router); port++) {
                int peer = network.peerRouter(router, port);
                if (peer == Network.UNCONNECTED) {
                    continue;
                }
                Channel channel = new Channel(router, port);
                int from = partition.nodeOf()[router];
                int to = partition.nodeOf()[peer];
                if (from == to) {
                    within[from] = larger(within[from], values.getOrDefault(channel, Double.NaN));
                } else {
                    channels.computeIfAbsent(key(from, to, partition), k -> new ArrayList<>())
                            .add(channel);
                }
            }
        }
        return new Links(joined(channels, partition, values), within);
    }

    private static long key(int from, int to, Partition partition) {
        return (long) from * partition.nodes() + to;
    }

    private static List<Link> joined(
            Map<Long, List<Channel>> channels, Partition partition, Map<Channel, Double> values) {
        Map<Long, Link> links = new LinkedHashMap<>();
        for (long key : channels.keySet()) {
            int from = (int) (key / partition.nodes());
            int to = (int) (key % partition.nodes());
            int a = Math.min(from, to);
            int b = Math.max(from, to);
            links.computeIfAbsent(
                    key(a, b, partition),
                    k ->
                            new Link(
                                    a,
                                    b,
                                    direction(channels.get(key(a, b, partition)), values),
                                    direction(channels.get(key(b, a, partition)), values)));
        }
        return List.copyOf(links.values());
    }

    private static Direction direction(List<Channel> channels, Map<Channel, Double> values) {
        List<Channel> some = channels == null ? List.of() : List.copyOf(channels);
        double largest = Double.NaN;
        for (Channel channel : some) {
            largest = larger(largest, values.getOrDefault(channel, Double.NaN));
        }
        return new Direction(some.size(), largest, some);
    }

    /** The larger of two values, where NaN is none. */
    private static double larger(double a, double b) {
        return Double.isNaN(a) || b > a ? b : a;
    }

    /** Returns the number of channels of all links. */
    int channels() {
        return all.stream().mapToInt(link -> link.forth().count() + link.back().count()).sum();
    }

    /** Returns whether every link has as many channels in both directions. */
    boolean isSymmetric() {
        return all.stream().allMatch(link -> link.forth().count() == link.back().count());
    }
}
