// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.explanation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.view.NetworkPicture.Channel;

/**
 * The tree of blocked channels behind a full one (Pfister and Norton 1985): a channel into a router
 * of the tree is of the tree too, with the router from which it comes, if it is blocked for a given
 * part of the time.
 *
 * @param root router of the full channel
 * @param hops by router of the tree: channels from it to the root
 * @param channels the blocked channels, those next to the root first
 */
public record BlockedTree(int root, Map<Integer, Integer> hops, List<Channel> channels) {
    /** Part of the time from which on a channel counts as blocked. */
    public static final double THRESHOLD = 0.5;

    /**
     * Finds the tree.
     *
     * @param blocked fraction of the time in which each channel is blocked
     */
    public static BlockedTree of(Network network, int root, Map<Channel, Double> blocked) {
        Map<Integer, List<Channel>> into = new LinkedHashMap<>();
        blocked.forEach(
                (channel, fraction) -> {
                    if (fraction >= THRESHOLD && exists(network, channel)) {
                        int end = network.peerRouter(channel.router(), channel.port());
                        into.computeIfAbsent(end, router -> new ArrayList<>()).add(channel);
                    }
                });
        Map<Integer, Integer> hops = new LinkedHashMap<>();
        List<Channel> channels = new ArrayList<>();
        List<Integer> open = new ArrayList<>(List.of(root));
        hops.put(root, 0);
        for (int next = 0; next < open.size(); next++) {
            int router = open.get(next);
            for (Channel channel : into.getOrDefault(router, List.of())) {
                channels.add(channel);
                if (hops.putIfAbsent(channel.router(), hops.get(router) + 1) == null) {
                    open.add(channel.router());
                }
            }
        }
        return new BlockedTree(root, hops, List.copyOf(channels));
    }

    /** A table read from a file may have channels that the network lacks. */
    private static boolean exists(Network network, Channel channel) {
        return channel.router() < network.routers()
                && channel.port() < network.ports(channel.router())
                && network.peerRouter(channel.router(), channel.port()) != Network.UNCONNECTED;
    }

    /** Returns the routers of the tree, the root included. */
    public Set<Integer> routers() {
        return hops.keySet();
    }

    /** Returns the largest number of hops to the root. */
    public int depth() {
        return hops.values().stream().mapToInt(hop -> hop).max().orElse(0);
    }
}
