// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.topology;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

/** Routers passed on a shortest way, by breadth-first search against the channels. */
final class Distances {
    static final int NONE = Integer.MAX_VALUE;

    private final Network network;
    private final List<List<Integer>> before = new ArrayList<>();

    Distances(Network network) {
        this.network = network;
        for (int router = 0; router < network.routers(); router++) {
            before.add(new ArrayList<>());
        }
        for (int router = 0; router < network.routers(); router++) {
            for (int port = 0; port < network.ports(router); port++) {
                int peer = network.peerRouter(router, port);
                if (peer != Network.UNCONNECTED) {
                    before.get(peer).add(router);
                }
            }
        }
    }

    /** Returns the routers passed from each router to this terminal, both ends included. */
    int[] to(int target) {
        int[] passed = new int[network.routers()];
        Arrays.fill(passed, NONE);
        Deque<Integer> open = new ArrayDeque<>();
        passed[network.exitRouter(target)] = 1;
        open.add(network.exitRouter(target));
        while (!open.isEmpty()) {
            int router = open.poll();
            for (int previous : before.get(router)) {
                if (passed[previous] == NONE) {
                    passed[previous] = passed[router] + 1;
                    open.add(previous);
                }
            }
        }
        return passed;
    }
}
