// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.bounds;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.networkcheck.RouteGraph;

/**
 * Follows the flows of one phase of a routing relation to every destination, in the order of the
 * headers, so that each move is passed once.
 */
final class FollowedFlows {
    /** Flow that has not arrived and may be neglected. */
    private static final double NEGLIGIBLE = 1e-13;

    private static final int ROUNDS = 1000;

    private final Network network;
    private final Routing routing;
    private final Channels channels;
    private final TrafficMatrix traffic;
    private final PhaseEnd end;
    private final RouteGraph graph;
    private double[] flow = new double[0];
    private boolean isAdaptive;

    /** Where a phase ends before the router of its target. */
    @FunctionalInterface
    interface PhaseEnd {
        /** The phase ends at its target only. */
        PhaseEnd AT_TARGET = (router, target) -> false;

        boolean isAt(int router, int target);
    }

    /**
     * Prepares to follow a phase.
     *
     * @param budget most steps
     */
    FollowedFlows(
            Network network,
            Routing routing,
            Channels channels,
            TrafficMatrix traffic,
            PhaseEnd end,
            long budget) {
        this.network = network;
        this.routing = routing;
        this.channels = channels;
        this.traffic = traffic;
        this.end = end;
        graph = new RouteGraph(network, routing, budget);
    }

    /** Explores the headers for a destination. */
    RouteGraph explore(int target) {
        graph.explore(target, source -> traffic.between(source, target) > 0);
        if (flow.length < graph.channels() || flow.length < graph.size()) {
            flow = new double[2 * Math.max(graph.channels(), graph.size())];
        }
        return graph;
    }

    /** Returns whether some header that was passed selects by the state of the network. */
    boolean isAdaptive() {
        return isAdaptive;
    }

    /** Adds the loads of the channels between routers. */
    void addLoads(double[] loads) {
        for (int target = 0; target < network.terminals(); target++) {
            explore(target);
            Arrays.fill(flow, 0, graph.size(), 0);
            for (int start = 0; start < graph.starts(); start++) {
                flow[graph.startHeader(start)] +=
                        graph.startProbability(start)
                                * traffic.between(graph.source(start), target);
            }
            int round = 0;
            do {
                requireArrival(round++, target);
                advance(target, loads);
            } while (graph.isCyclic() && Arrays.stream(flow, 0, graph.size()).sum() > NEGLIGIBLE);
        }
    }

    private void requireArrival(int round, int target) {
        if (round == ROUNDS) {
            throw BadInput.because(
                    "routing",
                    routing.name(),
                    "the expected path length to terminal " + target + " is unbounded");
        }
    }

    private void advance(int target, double[] loads) {
        for (int place = 0; place < graph.size(); place++) {
            int header = graph.header(place);
            double amount = flow[header];
            flow[header] = 0;
            if (amount > 0 && !end.isAt(graph.router(header), target)) {
                isAdaptive = isAdaptive || graph.isAdaptive(header);
                for (int move = graph.first(header); move < graph.last(header); move++) {
                    double part = amount * graph.share(header, move);
                    loads[channels.link(graph.channel(move))] += part;
                    flow[graph.next(move)] += part;
                }
            }
        }
    }

    /** Returns the flows through a channel, the largest first. */
    List<PairFlow> through(int channel) {
        List<PairFlow> flows = new ArrayList<>();
        for (int target = 0; target < network.terminals(); target++) {
            explore(target);
            double[] passing = costs(target, link -> link == channel ? 1 : 0);
            double[] shares = new double[network.terminals()];
            for (int start = 0; start < graph.starts(); start++) {
                shares[graph.source(start)] +=
                        graph.startProbability(start) * passing[graph.startHeader(start)];
            }
            for (int source = 0; source < shares.length; source++) {
                double rate = shares[source] * traffic.between(source, target);
                if (rate > 0) {
                    flows.add(new PairFlow(source, target, rate));
                }
            }
        }
        flows.sort(Comparator.comparingDouble(PairFlow::flow).reversed());
        return flows;
    }

    /**
     * Returns by header the expected cost of the rest of the phase.
     *
     * @param target the destination explored
     * @param cost of each channel between routers
     */
    private double[] costs(int target, IntToDoubleFunction cost) {
        double[] costs = new double[graph.size()];
        double change;
        int round = 0;
        do {
            change = 0;
            for (int place = graph.size() - 1; place >= 0; place--) {
                int header = graph.header(place);
                if (end.isAt(graph.router(header), target)) {
                    continue;
                }
                double sum = 0;
                for (int move = graph.first(header); move < graph.last(header); move++) {
                    int link = channels.link(graph.channel(move));
                    sum +=
                            graph.share(header, move)
                                    * (costs[graph.next(move)] + cost.applyAsDouble(link));
                }
                change = Math.max(change, Math.abs(sum - costs[header]));
                costs[header] = sum;
            }
        } while (graph.isCyclic() && change > NEGLIGIBLE && round++ < ROUNDS);
        return costs;
    }

    /** Returns the expected cost of the phase from each terminal to each. */
    double[][] costs(IntToDoubleFunction cost) {
        double[][] pairs = new double[network.terminals()][network.terminals()];
        for (int target = 0; target < network.terminals(); target++) {
            explore(target);
            double[] costs = costs(target, cost);
            for (int start = 0; start < graph.starts(); start++) {
                pairs[graph.source(start)][target] +=
                        graph.startProbability(start) * costs[graph.startHeader(start)];
            }
        }
        return pairs;
    }

    /** Returns the routers where the phase to the explored target can end, ascending. */
    int[] ends(int target) {
        return IntStream.range(0, graph.size())
                .map(graph::header)
                .filter(header -> isEnd(header, target))
                .map(graph::router)
                .distinct()
                .sorted()
                .toArray();
    }

    private boolean isEnd(int header, int target) {
        return graph.first(header) == graph.last(header) || end.isAt(graph.router(header), target);
    }

    /**
     * Returns by source the probabilities that the phase to the explored target ends at each of
     * some routers; the phase has no cycles.
     *
     * @param ends all routers where it can end
     */
    double[][] arrivals(int target, int[] ends) {
        double[][] shares = new double[graph.size()][ends.length];
        for (int place = graph.size() - 1; place >= 0; place--) {
            int header = graph.header(place);
            if (isEnd(header, target)) {
                shares[header][Arrays.binarySearch(ends, graph.router(header))] = 1;
                continue;
            }
            for (int move = graph.first(header); move < graph.last(header); move++) {
                add(shares[header], graph.share(header, move), shares[graph.next(move)]);
            }
        }
        double[][] arrivals = new double[network.terminals()][ends.length];
        for (int start = 0; start < graph.starts(); start++) {
            add(
                    arrivals[graph.source(start)],
                    graph.startProbability(start),
                    shares[graph.startHeader(start)]);
        }
        return arrivals;
    }

    private static void add(double[] sum, double factor, double[] terms) {
        for (int i = 0; i < sum.length; i++) {
            sum[i] += factor * terms[i];
        }
    }
}
