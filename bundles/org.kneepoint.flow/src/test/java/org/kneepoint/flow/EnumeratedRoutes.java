// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.flow;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;
import org.kneepoint.api.traffic.TrafficPattern.Destinations;

/**
 * Flows by definition: every message from every source to every destination, over every
 * intermediate terminal of the routing, along all of its paths.
 *
 * <p>A station is named "router.port.class", "from t" or "to t".
 */
final class EnumeratedRoutes {
    private final Network network;
    private final Routing routing;
    private final Map<String, Double> rates = new HashMap<>();
    private final Map<String, Double> flows = new HashMap<>();

    EnumeratedRoutes(Network network, Routing routing, Destinations pattern) {
        this.network = network;
        this.routing = routing;
        int terminals = network.terminals();
        for (int s = 0; s < terminals; s++) {
            for (int d = 0; d < terminals; d++) {
                double share = pattern.traffic(s, d);
                if (share > 0 && routing.intermediates().isEmpty()) {
                    phase(s, d, d, share, "from " + s, true);
                } else if (share > 0) {
                    for (int middle = 0; middle < terminals; middle++) {
                        phase(s, middle, d, share / terminals, "from " + s, false);
                    }
                }
            }
        }
    }

    private void phase(
            int source, int target, int destination, double share, String at, boolean last) {
        int router = network.injectionRouter(source);
        if (at.startsWith("from") && !rates.containsKey(at)) {
            rates.put(at, 0.0);
        }
        if (router == network.ejectionRouter(target)) {
            arrive(target, destination, share, at, last);
            return;
        }
        routing.startStates(
                source,
                target,
                (state, p) ->
                        go(
                                new EnumeratedHeader(
                                        router, network.injectionPort(source), -1, state),
                                target,
                                destination,
                                share * p,
                                at,
                                last));
    }

    private void arrive(int target, int destination, double share, String at, boolean last) {
        if (last) {
            step(at, "to " + target, share);
        } else {
            phase(target, destination, destination, share, at, true);
        }
    }

    private void go(
            EnumeratedHeader header,
            int target,
            int destination,
            double share,
            String at,
            boolean last) {
        if (header.router == network.ejectionRouter(target)) {
            arrive(target, destination, share, at, last);
            return;
        }
        RoutingChoices choices = new RoutingChoices();
        routing.route(header.router, header.port, header.held, target, header.state, choices);
        int best = Integer.MIN_VALUE;
        for (int i = 0; i < choices.size(); i++) {
            best = Math.max(best, choices.priority(i));
        }
        double sum = 0;
        for (int i = 0; i < choices.size(); i++) {
            sum += choices.priority(i) == best ? choices.weight(i) : 0;
        }
        for (int i = 0; i < choices.size(); i++) {
            for (int c = 0; c < routing.vcClasses() && choices.priority(i) == best; c++) {
                if ((choices.classMask(i) >> c & 1) == 1) {
                    double part =
                            share * choices.weight(i) / sum / Long.bitCount(choices.classMask(i));
                    int port = choices.port(i);
                    String toLink =
                            header.router + "." + queue(network, routing, header.router, port);
                    boolean second = last && routing.intermediates().isPresent();
                    String to = toLink + "." + (second ? routing.vcClasses() + c : c);
                    step(at, to, part);
                    go(header.after(port, c, this), target, destination, part, to, last);
                }
            }
        }
    }

    /** The lowest port of a group. */
    static int queue(Network network, Routing routing, int router, int port) {
        return routing.selection().equals(Routing.Selection.FIRST_FREE)
                ? network.portGroup(router, port)
                : port;
    }

    private void step(String from, String to, double share) {
        rates.merge(to, share, Double::sum);
        rates.computeIfPresent(from, (at, rate) -> from.startsWith("from") ? rate + share : rate);
        flows.merge(from + " > " + to, share, Double::sum);
    }

    /** Messages per cycle by station. */
    Map<String, Double> rates() {
        return new TreeMap<>(rates);
    }

    /** Messages per cycle by pair of stations, as "a > b". */
    Map<String, Double> flows() {
        return new TreeMap<>(flows);
    }

    /** Names of the stations of a graph, in its order. */
    static List<String> names(StationGraph graph, Network network, Routing routing) {
        int classes = routing.vcClasses() * (routing.intermediates().isPresent() ? 2 : 1);
        Map<Integer, String> names = new HashMap<>();
        int number = 0;
        for (int router = 0; router < network.routers(); router++) {
            for (int port = 0; port < network.ports(router); port++) {
                for (int c = 0; c < classes; c++) {
                    names.put(number++, router + "." + port + "." + c);
                }
            }
        }
        for (int t = 0; t < network.terminals(); t++) {
            names.put(number + t, "from " + t);
            names.put(number + network.terminals() + t, "to " + t);
        }
        return Arrays.stream(graph.number).mapToObj(names::get).toList();
    }

    private record EnumeratedHeader(int router, int port, int held, int state) {
        EnumeratedHeader after(int out, int taken, EnumeratedRoutes walks) {
            return new EnumeratedHeader(
                    walks.network.peerRouter(router, out),
                    walks.network.peerPort(router, out),
                    taken,
                    walks.routing.nextState(state, router, out, taken));
        }
    }
}
