// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart.network;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Optional;
import org.kneepoint.api.topology.Network;

/** The stages of a network whose channels lead in one direction only, such as an omega network. */
final class Stages {
    private Stages() {}

    /**
     * Returns the stage of each router: the most channels on a path to it, from 0.
     *
     * @return empty if the channels form a cycle, or there is none
     */
    static Optional<int[]> of(Network network) {
        int[] arriving = new int[network.routers()];
        forEachChannel(network, (from, to) -> arriving[to]++);
        ArrayDeque<Integer> open = new ArrayDeque<>();
        for (int router = 0; router < arriving.length; router++) {
            if (arriving[router] == 0) {
                open.add(router);
            }
        }
        int[] stages = new int[arriving.length];
        int done = 0;
        while (!open.isEmpty()) {
            int router = open.remove();
            done++;
            for (int port = 0; port < network.ports(router); port++) {
                int next = network.peerRouter(router, port);
                if (next != Network.UNCONNECTED) {
                    stages[next] = Math.max(stages[next], stages[router] + 1);
                    arriving[next]--;
                    if (arriving[next] == 0) {
                        open.add(next);
                    }
                }
            }
        }
        boolean staged = done == stages.length && Arrays.stream(stages).anyMatch(s -> s > 0);
        return staged ? Optional.of(stages) : Optional.empty();
    }

    /** Receives a channel. */
    @FunctionalInterface
    interface ChannelVisitor {
        void visit(int from, int to);
    }

    /** Visits all channels between routers. */
    static void forEachChannel(Network network, ChannelVisitor visitor) {
        for (int router = 0; router < network.routers(); router++) {
            for (int port = 0; port < network.ports(router); port++) {
                int next = network.peerRouter(router, port);
                if (next != Network.UNCONNECTED) {
                    visitor.visit(router, next);
                }
            }
        }
    }
}
