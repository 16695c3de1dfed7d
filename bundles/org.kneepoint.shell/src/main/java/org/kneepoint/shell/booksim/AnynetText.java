// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.booksim;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.topology.ChannelRate;
import org.kneepoint.api.topology.Network;

/**
 * The network file of BookSim 2 (function {@code anynet}) of a network: a line for each router with
 * its terminals and its channels, the delay after each.
 *
 * @param text the file
 * @param losses what the file cannot hold, a line each without a full stop
 */
record AnynetText(String text, List<String> losses) {
    /**
     * Writes a network. A channel without one in the opposite direction gets it there.
     *
     * @param cycles by which the delays of the channels are multiplied
     * @throws BadInput if a terminal injects and ejects at different routers
     */
    static AnynetText of(Network network, int cycles) {
        List<List<Integer>> terminals = terminals(network);
        StringBuilder text = new StringBuilder();
        int parallel = 0;
        int rated = 0;
        int oneWay = 0;
        for (int router = 0; router < network.routers(); router++) {
            text.append("router ").append(router);
            terminals.get(router).forEach(node -> text.append(" node ").append(node));
            TreeMap<Integer, Integer> delays = new TreeMap<>();
            for (int port = 0; port < network.ports(router); port++) {
                int peer = network.peerRouter(router, port);
                if (peer != Network.UNCONNECTED) {
                    int delay = Math.multiplyExact(network.delay(router, port), cycles);
                    delays.merge(peer, delay, Math::min);
                    rated += network.rate(router, port).equals(ChannelRate.ONE) ? 0 : 1;
                }
            }
            for (int peer : delays.keySet()) {
                oneWay += leadsTo(network, peer, router) ? 0 : 1;
            }
            parallel += connected(network, router) - delays.size();
            delays.forEach(
                    (peer, delay) ->
                            text.append(" router ").append(peer).append(' ').append(delay));
            text.append('\n');
        }
        List<String> losses = new ArrayList<>();
        add(losses, parallel, "channels parallel to another one, left out: throughput is lower");
        add(losses, rated, "channels of a rate other than 1, written with rate 1");
        add(losses, oneWay, "channels in one direction, which get the other one too");
        return new AnynetText(text.toString(), List.copyOf(losses));
    }

    private static void add(List<String> losses, int count, String what) {
        if (count > 0) {
            losses.add(count + " " + what);
        }
    }

    private static List<List<Integer>> terminals(Network network) {
        List<List<Integer>> terminals = new ArrayList<>();
        for (int router = 0; router < network.routers(); router++) {
            terminals.add(new ArrayList<>());
        }
        for (int terminal = 0; terminal < network.terminals(); terminal++) {
            int router = network.injectionRouter(terminal);
            if (router != network.ejectionRouter(terminal)) {
                throw BadInput.because(
                        "network",
                        network,
                        network
                                + " cannot be written: terminal "
                                + terminal
                                + " injects at another router than it ejects at, which a network"
                                + " file of BookSim 2 does not provide for");
            }
            terminals.get(router).add(terminal);
        }
        return terminals;
    }

    private static int connected(Network network, int router) {
        int connected = 0;
        for (int port = 0; port < network.ports(router); port++) {
            connected += network.peerRouter(router, port) == Network.UNCONNECTED ? 0 : 1;
        }
        return connected;
    }

    private static boolean leadsTo(Network network, int from, int to) {
        int[] ports = new int[network.ports(from)];
        Arrays.setAll(ports, port -> network.peerRouter(from, port));
        return Arrays.stream(ports).anyMatch(peer -> peer == to);
    }
}
