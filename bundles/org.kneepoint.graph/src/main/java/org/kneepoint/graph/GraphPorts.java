// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.graph;

import java.util.Arrays;
import java.util.List;
import org.kneepoint.api.topology.Network;

/** The ports of a {@link GraphNetwork} in flat arrays, router after router. Immutable. */
final class GraphPorts {
    /**
     * A link, or a channel of one direction.
     *
     * @param back attributes of the channel from the second router to the first, or null
     */
    record Link(int from, int to, ChannelAttributes there, ChannelAttributes back) {
        boolean isOneWay() {
            return back == null;
        }
    }

    /** By router: number of its first port; one more at the end. */
    private final int[] first;

    /** By port: the end of the channel that leaves there. */
    private final int[] peerRouters;

    private final int[] peerPorts;
    private final ChannelAttributes[] attributes;

    /** By terminal. */
    private final int[] terminalRouters;

    private final int[] terminalPorts;

    /**
     * Numbers the ports.
     *
     * @param terminalRouters router of each terminal
     * @throws ArithmeticException if the ports are more than an {@code int} counts
     */
    GraphPorts(int routers, List<Link> links, int[] terminalRouters) {
        int[] outputs = new int[routers];
        int[] inputs = new int[routers];
        for (Link link : links) {
            outputs[link.from()]++;
            inputs[link.to()]++;
            if (!link.isOneWay()) {
                outputs[link.to()]++;
                inputs[link.from()]++;
            }
        }
        int[] terminals = counts(routers, terminalRouters);
        first = new int[routers + 1];
        for (int router = 0; router < routers; router++) {
            int channels = Math.max(outputs[router], inputs[router]);
            first[router + 1] =
                    Math.addExact(first[router], Math.addExact(channels, terminals[router]));
        }
        int count = first[routers];
        peerRouters = new int[count];
        peerPorts = new int[count];
        attributes = new ChannelAttributes[count];
        Arrays.fill(peerRouters, Network.UNCONNECTED);
        Arrays.fill(peerPorts, Network.UNCONNECTED);
        Arrays.fill(attributes, ChannelAttributes.DEFAULT);
        connect(links, new int[routers], new int[routers]);
        this.terminalRouters = terminalRouters;
        terminalPorts = new int[terminalRouters.length];
        attach(terminals);
    }

    private static int[] counts(int routers, int[] terminalRouters) {
        int[] counts = new int[routers];
        for (int router : terminalRouters) {
            counts[router]++;
        }
        return counts;
    }

    /** Connects the links of both directions, then those of one. */
    private void connect(List<Link> links, int[] outputs, int[] inputs) {
        for (Link link : links) {
            if (!link.isOneWay()) {
                int near = outputs[link.from()]++;
                int far = outputs[link.to()]++;
                connect(link.from(), near, link.to(), far, link.there());
                connect(link.to(), far, link.from(), near, link.back());
            }
        }
        System.arraycopy(outputs, 0, inputs, 0, inputs.length);
        for (Link link : links) {
            if (link.isOneWay()) {
                int output = outputs[link.from()]++;
                connect(link.from(), output, link.to(), inputs[link.to()]++, link.there());
            }
        }
    }

    private void connect(int from, int output, int to, int input, ChannelAttributes channel) {
        int number = first[from] + output;
        peerRouters[number] = to;
        peerPorts[number] = input;
        attributes[number] = channel;
    }

    private void attach(int[] terminals) {
        int[] left = terminals.clone();
        for (int terminal = 0; terminal < terminalRouters.length; terminal++) {
            int router = terminalRouters[terminal];
            terminalPorts[terminal] = count(router) - left[router]--;
        }
    }

    int routers() {
        return first.length - 1;
    }

    int terminals() {
        return terminalRouters.length;
    }

    int count(int router) {
        return first[router + 1] - first[router];
    }

    int peerRouter(int router, int port) {
        return peerRouters[first[router] + port];
    }

    int peerPort(int router, int port) {
        return peerPorts[first[router] + port];
    }

    ChannelAttributes attributes(int router, int port) {
        return attributes[first[router] + port];
    }

    int terminalRouter(int terminal) {
        return terminalRouters[terminal];
    }

    int terminalPort(int terminal) {
        return terminalPorts[terminal];
    }

    /** Returns the number of terminals of each router. */
    int[] terminalCounts() {
        return counts(routers(), terminalRouters);
    }
}
