// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkcheck;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;

/**
 * All states of a network where each virtual channel has room for one packet, and packets enter and
 * move whenever the next channel is empty. For routings without states of their own.
 */
final class NetworkStateSpace {
    private final Network network;
    private final Routing routing;

    private NetworkStateSpace(Network network, Routing routing) {
        this.network = network;
        this.routing = routing;
    }

    /** The far end of a virtual channel. */
    private record Place(int router, int port, int number) implements Comparable<Place> {
        @Override
        public int compareTo(Place other) {
            return toString().compareTo(other.toString());
        }
    }

    /** Returns whether there is a state in which no packet can ever move again. */
    static boolean canStandStill(Network network, Routing routing) {
        NetworkStateSpace states = new NetworkStateSpace(network, routing);
        Set<Map<Place, Integer>> reached = new HashSet<>(Set.of(Map.of()));
        Deque<Map<Place, Integer>> open = new ArrayDeque<>(reached);
        while (!open.isEmpty()) {
            Map<Place, Integer> state = open.remove();
            List<Map<Place, Integer>> nexts = states.moved(state);
            if (nexts.isEmpty() && !state.isEmpty()) {
                return true;
            }
            nexts.addAll(states.entered(state));
            for (Map<Place, Integer> next : nexts) {
                if (reached.add(next)) {
                    open.add(next);
                }
            }
        }
        return false;
    }

    /** The states after one packet has gone one step, or has left. */
    private List<Map<Place, Integer>> moved(Map<Place, Integer> state) {
        List<Map<Place, Integer>> nexts = new ArrayList<>();
        state.forEach(
                (place, target) -> {
                    Map<Place, Integer> rest = new TreeMap<>(state);
                    rest.remove(place);
                    if (place.router() == network.ejectionRouter(target)) {
                        nexts.add(rest);
                    } else {
                        addNexts(nexts, state, rest, place, target);
                    }
                });
        return nexts;
    }

    private List<Map<Place, Integer>> entered(Map<Place, Integer> state) {
        List<Map<Place, Integer>> nexts = new ArrayList<>();
        for (int source = 0; source < network.terminals(); source++) {
            for (int target = 0; target < network.terminals(); target++) {
                int router = network.injectionRouter(source);
                if (router != network.ejectionRouter(target)) {
                    Place entry =
                            new Place(router, network.injectionPort(source), Routing.INJECTED);
                    addNexts(nexts, state, state, entry, target);
                }
            }
        }
        return nexts;
    }

    /** Adds the states with a packet one step on, for each empty channel it may take. */
    private void addNexts(
            List<Map<Place, Integer>> nexts,
            Map<Place, Integer> state,
            Map<Place, Integer> rest,
            Place at,
            int target) {
        RoutingChoices choices = new RoutingChoices();
        routing.route(at.router(), at.port(), at.number(), target, 0, choices);
        for (int i = 0; i < choices.size(); i++) {
            int peer = network.peerRouter(at.router(), choices.port(i));
            int port = network.peerPort(at.router(), choices.port(i));
            for (int number = 0; number < routing.vcClasses(); number++) {
                Place place = new Place(peer, port, number);
                if ((choices.classMask(i) & 1L << number) != 0 && !state.containsKey(place)) {
                    Map<Place, Integer> next = new TreeMap<>(rest);
                    next.put(place, target);
                    nexts.add(next);
                }
            }
        }
    }
}
