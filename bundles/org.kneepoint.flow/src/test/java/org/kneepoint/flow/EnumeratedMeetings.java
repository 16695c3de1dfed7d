// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.flow;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.traffic.TrafficPattern.Destinations;

/**
 * Merging rates by definition: pairs of messages are followed hop by hop until their routes
 * diverge, or for more hops than any path.
 */
final class EnumeratedMeetings {
    private static final int STEPS = 150;

    private final Network network;
    private final Routing routing;
    private final int vcs;
    private final Map<String, Double> rates;
    private final Map<String, Double> flows;
    private final Map<String, Map<String, Double>> onward = new TreeMap<>();
    private final Map<String, Double> known = new HashMap<>();

    EnumeratedMeetings(Network network, Routing routing, Destinations pattern, int vcs) {
        this.network = network;
        this.routing = routing;
        this.vcs = vcs;
        EnumeratedRoutes walks = new EnumeratedRoutes(network, routing, pattern);
        rates = walks.rates();
        flows = walks.flows();
        flows.forEach(
                (step, flow) -> {
                    String[] ends = step.split(" > ");
                    onward.computeIfAbsent(ends[0], from -> new TreeMap<>())
                            .put(ends[1], flow / rates.get(ends[0]));
                });
    }

    /** Messages per cycle and port, by pair of stations. */
    Map<String, Double> joining() {
        Map<String, Double> joining = new TreeMap<>();
        for (String step : flows.keySet()) {
            String[] ends = step.split(" > ");
            joining.put(step, isLink(ends[1]) ? joining(ends[0], ends[1]) : 0);
        }
        return joining;
    }

    private double joining(String from, String entered) {
        double sum = 0;
        for (String other : beside(entered)) {
            if (!other.equals(entered) || vcs(entered) > 1) {
                double along = 0;
                for (String rival : isLink(from) ? beside(from) : List.<String>of()) {
                    along += flows.getOrDefault(rival + " > " + other, 0.0);
                }
                double parted = 1 - meeting(entered, other, STEPS);
                sum += Math.max(0, rates.get(other) - along) * parted;
            }
        }
        return sum / ports(entered);
    }

    private double meeting(String a, String b, int steps) {
        if (steps == 0) {
            return 0;
        }
        String key = a + " " + b + " " + steps;
        if (!known.containsKey(key)) {
            double[] sum = {0};
            onward.get(a)
                    .forEach(
                            (s, p) ->
                                    onward.get(b)
                                            .forEach(
                                                    (r, q) -> sum[0] += p * q * next(s, r, steps)));
            known.put(key, sum[0]);
        }
        return known.get(key);
    }

    private double next(String s, String r, int steps) {
        if (s.equals(r) && (!isLink(s) || vcs(s) * ports(s) == 1)) {
            return 1;
        }
        return isLink(s) && isLink(r) && link(s).equals(link(r)) ? meeting(s, r, steps - 1) : 0;
    }

    private List<String> beside(String station) {
        return rates.keySet().stream()
                .filter(other -> isLink(other) && link(other).equals(link(station)))
                .toList();
    }

    private static boolean isLink(String station) {
        return !station.contains(" ");
    }

    private static String link(String station) {
        return station.substring(0, station.lastIndexOf('.'));
    }

    /** Virtual channel v of V belongs to the class in whose V / classes it ends. */
    int vcs(String station) {
        int classes = FlowCases.fewest(routing);
        int own = Integer.parseInt(station.substring(station.lastIndexOf('.') + 1));
        return (int)
                IntStream.rangeClosed(1, vcs)
                        .filter(v -> Math.ceil((double) v * classes / vcs) - 1 == own)
                        .count();
    }

    private long ports(String station) {
        String[] parts = station.split("\\.");
        int router = Integer.parseInt(parts[0]);
        int group = Integer.parseInt(parts[1]);
        return IntStream.range(0, network.ports(router))
                .filter(port -> network.peerRouter(router, port) != Network.UNCONNECTED)
                .filter(port -> EnumeratedRoutes.queue(network, routing, router, port) == group)
                .count();
    }
}
