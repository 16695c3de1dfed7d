// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkcheck;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.kneepoint.api.topology.DeadlockFreedom;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;

/**
 * What a claim of freedom means, word for word and as slowly: every header is followed on its own
 * from every source, and every indirect dependency by a search of its own.
 */
final class DeadlockFreedomDefinition {
    private final Network network;
    private final Routing routing;
    private final Map<Header, List<Header>> nexts = new HashMap<>();

    private DeadlockFreedomDefinition(Network network, Routing routing) {
        this.network = network;
        this.routing = routing;
    }

    /** A virtual channel by the port from which it leads. */
    record Channel(int router, int port, int number) {}

    /** The channel held is null for a new packet. */
    private record Header(Channel held, int router, int inPort, int target, int state) {}

    static boolean holds(Network network, Routing routing) {
        DeadlockFreedomDefinition definition = new DeadlockFreedomDefinition(network, routing);
        DeadlockFreedom freedom = routing.deadlockFreedom();
        for (Header header : definition.headers()) {
            if (!definition.arrives(header)) {
                return false;
            }
            if (freedom.reallocation() == DeadlockFreedom.VcReallocation.NON_ATOMIC
                    && definition.leaves(header)) {
                return false;
            }
        }
        return isAcyclic(dependencies(network, routing));
    }

    /** Returns the channels of the escape for which packets may wait that hold another. */
    static Map<Channel, Set<Channel>> dependencies(Network network, Routing routing) {
        return new DeadlockFreedomDefinition(network, routing).dependencies();
    }

    private boolean isInside(Channel channel) {
        DeadlockFreedom freedom = routing.deadlockFreedom();
        return freedom.claim() == DeadlockFreedom.Claim.ACYCLIC
                || (freedom.escape() & 1L << channel.number()) != 0;
    }

    private Set<Header> headers() {
        Set<Header> headers = new HashSet<>();
        for (int source = 0; source < network.terminals(); source++) {
            for (int target = 0; target < network.terminals(); target++) {
                int router = network.injectionRouter(source);
                int port = network.injectionPort(source);
                int destination = target;
                routing.startStates(
                        source,
                        target,
                        (state, probability) ->
                                headers.addAll(
                                        reached(
                                                new Header(null, router, port, destination, state),
                                                header -> true)));
            }
        }
        return headers;
    }

    /** The header and all those after it, over those that the search may leave. */
    private Set<Header> reached(Header start, Predicate<Header> mayLeave) {
        Set<Header> reached = new HashSet<>(Set.of(start));
        Deque<Header> open = new ArrayDeque<>(reached);
        while (!open.isEmpty()) {
            Header header = open.remove();
            for (Header next : mayLeave.test(header) ? nexts(header) : List.<Header>of()) {
                if (reached.add(next)) {
                    open.add(next);
                }
            }
        }
        return reached;
    }

    private boolean hasArrived(Header header) {
        return header.router() == network.ejectionRouter(header.target());
    }

    private List<Header> nexts(Header header) {
        return nexts.computeIfAbsent(header, this::successors);
    }

    private List<Header> successors(Header header) {
        List<Header> found = new ArrayList<>();
        if (hasArrived(header)) {
            return found;
        }
        RoutingChoices choices = new RoutingChoices();
        int held = header.held() == null ? Routing.INJECTED : header.held().number();
        int router = header.router();
        routing.route(router, header.inPort(), held, header.target(), header.state(), choices);
        for (int i = 0; i < choices.size(); i++) {
            int port = choices.port(i);
            for (int number = 0; number < routing.vcClasses(); number++) {
                if ((choices.classMask(i) & 1L << number) != 0) {
                    found.add(
                            new Header(
                                    new Channel(router, port, number),
                                    network.peerRouter(router, port),
                                    network.peerPort(router, port),
                                    header.target(),
                                    routing.nextState(header.state(), router, port, number)));
                }
            }
        }
        return found;
    }

    private boolean arrives(Header header) {
        Set<Header> reached = new HashSet<>(Set.of(header));
        Deque<Header> open = new ArrayDeque<>(reached);
        while (!open.isEmpty()) {
            for (Header next : nexts(open.remove())) {
                if (isInside(next.held()) && reached.add(next)) {
                    open.add(next);
                }
            }
        }
        return reached.stream().anyMatch(this::hasArrived);
    }

    private boolean leaves(Header header) {
        return header.held() != null
                && isInside(header.held())
                && nexts(header).stream().anyMatch(next -> !isInside(next.held()));
    }

    private Map<Channel, Set<Channel>> dependencies() {
        boolean stretches =
                routing.deadlockFreedom().reallocation() == DeadlockFreedom.VcReallocation.ATOMIC;
        Map<Channel, Set<Channel>> dependencies = new HashMap<>();
        for (Header header : headers()) {
            if (header.held() != null && isInside(header.held())) {
                Set<Channel> wanted =
                        dependencies.computeIfAbsent(header.held(), held -> new HashSet<>());
                for (Header next : nexts(header)) {
                    reached(next, at -> stretches && !isInside(at.held())).stream()
                            .map(Header::held)
                            .filter(this::isInside)
                            .forEach(wanted::add);
                }
            }
        }
        return dependencies;
    }

    /** Takes away channels that wait for none until nothing changes. */
    private static boolean isAcyclic(Map<Channel, Set<Channel>> dependencies) {
        Set<Channel> waiting = new HashSet<>(dependencies.keySet());
        boolean changed = true;
        while (changed) {
            changed =
                    waiting.removeIf(
                            held -> dependencies.get(held).stream().noneMatch(waiting::contains));
        }
        return waiting.isEmpty();
    }
}
