// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.torus;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;

/**
 * The virtual channels that can deadlock where a buffer is allocated only with room for the whole
 * packet.
 *
 * <p>Then every waiting packet is in one buffer, and the first one there waits for all its
 * permitted channels. A set of channels can deadlock only if each holds a packet without a
 * permitted channel outside of the set; the largest such set remains after repeated removal of the
 * channels without such a packet. An empty set is deadlock freedom.
 */
final class WholePacketDeadlock {
    private record Header(int router, int inPort, int inClass, int target, int state) {}

    private record Channel(int router, int inPort, int number) {}

    private final Network network;
    private final Routing routing;
    private final Map<Channel, Set<Set<Channel>>> waits = new HashMap<>();
    private final Set<Header> seen = new HashSet<>();
    private final Deque<Header> open = new ArrayDeque<>();

    private WholePacketDeadlock(Network network, Routing routing) {
        this.network = network;
        this.routing = routing;
    }

    static int channels(Network network, Routing routing) {
        WholePacketDeadlock search = new WholePacketDeadlock(network, routing);
        for (int source = 0; source < network.terminals(); source++) {
            for (int target = 0; target < network.terminals(); target++) {
                search.follow(source, target);
            }
        }
        return search.remaining();
    }

    private void follow(int source, int target) {
        int router = network.injectionRouter(source);
        int port = network.injectionPort(source);
        routing.startStates(
                source,
                target,
                (state, probability) ->
                        visit(new Header(router, port, Routing.INJECTED, target, state)));
        while (!open.isEmpty()) {
            move(open.remove());
        }
    }

    private void visit(Header header) {
        if (header.router() != network.ejectionRouter(header.target()) && seen.add(header)) {
            open.add(header);
        }
    }

    private void move(Header at) {
        RoutingChoices choices = new RoutingChoices();
        routing.route(at.router(), at.inPort(), at.inClass(), at.target(), at.state(), choices);
        Set<Channel> wanted = new HashSet<>();
        for (int i = 0; i < choices.size(); i++) {
            int router = network.peerRouter(at.router(), choices.port(i));
            int port = network.peerPort(at.router(), choices.port(i));
            for (long mask = choices.classMask(i); mask != 0; mask &= mask - 1) {
                int number = Long.numberOfTrailingZeros(mask);
                int state = routing.nextState(at.state(), at.router(), choices.port(i), number);
                wanted.add(new Channel(router, port, number));
                visit(new Header(router, port, number, at.target(), state));
            }
        }
        if (at.inClass() != Routing.INJECTED) {
            Channel held = new Channel(at.router(), at.inPort(), at.inClass());
            waits.computeIfAbsent(held, h -> new HashSet<>()).add(wanted);
        }
    }

    private int remaining() {
        Set<Channel> stuck = new HashSet<>(waits.keySet());
        while (stuck.removeIf(
                channel -> waits.get(channel).stream().noneMatch(stuck::containsAll))) {
            // until nothing changes
        }
        return stuck.size();
    }
}
