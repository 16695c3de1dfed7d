// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.bounds;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.topology.IntermediateSelector;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.traffic.TrafficPattern.Destinations;
import org.kneepoint.networkcheck.RouteGraph;
import org.kneepoint.networkcheck.StepBudgetExceededException;

/**
 * The permutation under which the first channel between routers of a network with oblivious routing
 * is full at the lowest load (B. Towles, W. J. Dally: Worst-Case Traffic for Oblivious Routing
 * Functions, SPAA 2002): for each channel the assignment of destinations to sources with the
 * largest load. Of channels with equal assignment problems one is solved.
 *
 * @param load at which the channel is full, flits per node per cycle
 * @param certificate load that every permutation can reach, from the dual values of the assignment
 *     problems: equal but for rounding
 * @param channel name of that channel
 * @param partners by terminal: its destination; a terminal may be its own
 * @param flows of that permutation through that channel, the largest first
 */
public record WorstPermutation(
        double load, double certificate, String channel, int[] partners, List<PairFlow> flows) {
    /** Most pairs with a share of some channel; 12 bytes each. */
    private static final int MOST_SHARES = 1 << 25;

    /**
     * Finds the permutation.
     *
     * @param budget most steps of the enumeration
     * @throws StepBudgetExceededException if the network is too large
     * @throws BadInput if the routing is not oblivious
     */
    public static WorstPermutation of(Network network, Routing routing, long budget) {
        if (routing.intermediates().map(IntermediateSelector::isUniform).orElse(false)) {
            return ofAny(network, routing, budget);
        }
        requireOblivious(routing, routing.intermediates().isEmpty());
        Channels channels = new Channels(network);
        PairShares[] shares = shares(network, routing, channels, budget);
        return worst(network.terminals(), channels, shares);
    }

    /** Over a uniform intermediate terminal every permutation is uniform traffic, twice. */
    private static WorstPermutation ofAny(Network network, Routing routing, long budget) {
        int terminals = network.terminals();
        int[] next = IntStream.range(0, terminals).map(t -> (t + 1) % terminals).toArray();
        ChannelLoads loads =
                ChannelLoads.of(network, routing, new PermutationDestinations(next, true), budget);
        LoadBound bound = loads.ofLinks();
        return new WorstPermutation(
                bound.load(), bound.load(), bound.name(), next, loads.flows(bound.channel()));
    }

    private static void requireOblivious(Routing routing, boolean isOblivious) {
        if (!isOblivious) {
            throw BadInput.because(
                    "routing",
                    routing.name(),
                    "pattern=worst needs an oblivious routing of one phase or over a uniform"
                            + " intermediate node, not "
                            + routing.name());
        }
    }

    private static PairShares[] shares(
            Network network, Routing routing, Channels channels, long budget) {
        PairShares[] shares = new PairShares[channels.links()];
        Arrays.setAll(shares, channel -> new PairShares());
        RouteGraph graph = new RouteGraph(network, routing, budget);
        PairPaths paths = new PairPaths(graph, channels);
        long total = 0;
        for (int target = 0; target < network.terminals(); target++) {
            graph.explore(target, source -> true);
            requireOblivious(routing, paths.begin());
            for (int source = 0; source < network.terminals(); source++) {
                int pair = Math.addExact(source * network.terminals(), target);
                total += paths.follow(source, (channel, share) -> shares[channel].add(pair, share));
            }
            if (total > MOST_SHARES) {
                throw new StepBudgetExceededException("more than " + MOST_SHARES + " shares");
            }
        }
        return shares;
    }

    private static WorstPermutation worst(int terminals, Channels channels, PairShares[] shares) {
        List<Integer> order = new ArrayList<>();
        double[] bounds = new double[shares.length];
        for (int channel = 0; channel < shares.length; channel++) {
            bounds[channel] = shares[channel].bound(terminals) / channels.rate(channel);
            order.add(channel);
        }
        order.sort(Comparator.comparingDouble(channel -> -bounds[channel]));
        Set<Long> solved = new HashSet<>();
        int worst = -1;
        double largest = 0;
        double certified = 0;
        int[] partners = IntStream.range(0, terminals).toArray();
        for (int channel : order) {
            if (bounds[channel] <= largest) {
                break;
            }
            double rate = channels.rate(channel);
            long colouring = shares[channel].colouring(terminals);
            if (solved.add(colouring ^ Double.doubleToLongBits(rate))) {
                Assignment most = Assignment.of(shares[channel].matrix(terminals));
                certified = Math.max(certified, most.bound() / rate);
                if (most.total() / rate > largest) {
                    largest = most.total() / rate;
                    worst = channel;
                    partners = most.columns();
                }
            }
        }
        if (worst < 0) {
            return new WorstPermutation(1 / largest, 1 / certified, "", partners, List.of());
        }
        double[][] loads = shares[worst].matrix(terminals);
        separate(loads, partners);
        return new WorstPermutation(
                1 / largest, 1 / certified, channels.name(worst), partners, flows(loads, partners));
    }

    /**
     * Gives terminals that are their own destinations another one, in exchange with a terminal
     * whose packets do not pass the channel either: this keeps the largest load.
     */
    private static void separate(double[][] loads, int[] partners) {
        int[] free =
                IntStream.range(0, partners.length)
                        .filter(source -> loads[source][partners[source]] == 0)
                        .toArray();
        for (int source : free) {
            for (int i = 0; i < free.length && partners[source] == source; i++) {
                if (free[i] != source) {
                    partners[source] = partners[free[i]];
                    partners[free[i]] = source;
                }
            }
        }
    }

    private static List<PairFlow> flows(double[][] shares, int[] partners) {
        return IntStream.range(0, partners.length)
                .filter(source -> shares[source][partners[source]] > 0)
                .mapToObj(
                        source ->
                                new PairFlow(
                                        source, partners[source], shares[source][partners[source]]))
                .sorted(Comparator.comparingDouble(PairFlow::flow).reversed())
                .toList();
    }

    /**
     * Returns the traffic of the permutation. A terminal that is its own destination is silent, but
     * sends in a network where inputs and outputs are at different routers.
     */
    public Destinations destinations(Network network) {
        boolean self =
                IntStream.range(0, network.terminals())
                        .anyMatch(t -> network.injectionRouter(t) != network.ejectionRouter(t));
        return new PermutationDestinations(partners, self);
    }
}
