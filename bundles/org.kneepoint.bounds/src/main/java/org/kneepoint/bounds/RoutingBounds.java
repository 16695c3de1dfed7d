// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.bounds;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.traffic.TrafficPattern.Destinations;
import org.kneepoint.networkcheck.StepBudgetExceededException;

/**
 * The load at which the first channel between routers is full with a routing: one value for an
 * oblivious routing, those of the best and of the worst split of the flows for an adaptive one.
 *
 * <p>The best split of an adaptive routing is that of a linear program over all splits at all
 * headers; the worst is the one that is worst for some channel. A routing that selects between the
 * minimal path and one over a drawn node, as UGAL does, splits the packets of each pair of routers
 * and each node drawn at the source; the worst split of a large network is left out.
 */
public final class RoutingBounds {
    private final Network network;
    private final Routing routing;
    private final Destinations destinations;
    private final long budget;
    private final double precision;
    private final ChannelLoads loads;

    private RoutingBounds(
            Network network,
            Routing routing,
            Destinations destinations,
            double precision,
            long budget) {
        this.network = network;
        this.routing = routing;
        this.destinations = destinations;
        this.precision = precision;
        this.budget = budget;
        loads = ChannelLoads.of(network, routing, destinations, budget);
    }

    /** How the flows are split. */
    public enum Split {
        /** By the routing, whatever the state of the network. */
        FIXED,
        /** As is best. */
        BEST,
        /** As is worst. */
        WORST
    }

    /**
     * A bound.
     *
     * @param load at which the first channel is full, flits per node per cycle
     * @param certificate upper end of the interval in which the value lies, or the load
     * @param channel name of that channel; empty if it is not determined
     * @param flows through that channel, the largest first; may be empty
     */
    public record Bound(
            Split split, double load, double certificate, String channel, List<PairFlow> flows) {
        /** Copies the flows. */
        public Bound {
            flows = List.copyOf(flows);
        }
    }

    /**
     * Computes the bounds.
     *
     * @param precision relative width of the interval of a best split
     * @param budget most steps of each enumeration
     * @return one or two, the best split first; none if it is not known how intermediate terminals
     *     are selected; one of infinite load in a network of one router
     * @throws BadInput if the network is too large, or the routing violates its contract
     */
    public static List<Bound> of(
            Network network,
            Routing routing,
            Destinations destinations,
            double precision,
            long budget) {
        try {
            return new RoutingBounds(network, routing, destinations, precision, budget).bounds();
        } catch (StepBudgetExceededException e) {
            throw BadInput.because(
                    "network",
                    network,
                    network + " is too large to follow all flows: " + e.getMessage());
        }
    }

    private List<Bound> bounds() {
        if (loads.channels().links() == 0) {
            return List.of(fixed());
        }
        return switch (loads.choice()) {
            case NONE -> List.of(fixed());
            case OUTPUT -> ofOutputs();
            case PATH -> ofPaths();
            case UNKNOWN -> List.of();
        };
    }

    private Bound fixed() {
        LoadBound bound = loads.ofLinks();
        return new Bound(
                Split.FIXED,
                bound.load(),
                bound.load(),
                bound.name(),
                loads.flows(bound.channel()));
    }

    private List<Bound> ofOutputs() {
        TrafficMatrix traffic = TrafficMatrix.of(destinations);
        boolean isOverUniform = routing.intermediates().isPresent();
        TrafficMatrix phases =
                isOverUniform ? DrawnTraffic.uniform(traffic, network.terminals()) : traffic;
        Channels channels = loads.channels();
        AdaptiveSplit split =
                new AdaptiveSplit(network, routing, channels, phases, Long.MAX_VALUE / 2);
        LeastLoad.Bracket least = LeastLoad.of(split, precision, budget);
        List<Bound> bounds = new ArrayList<>();
        bounds.add(
                new Bound(Split.BEST, 1 / least.reached(), 1 / least.certified(), "", List.of()));
        bounds.add(worst(channels, split.largest()));
        return bounds;
    }

    private static int fullest(double[] relative) {
        int fullest = 0;
        for (int channel = 1; channel < relative.length; channel++) {
            fullest = relative[channel] > relative[fullest] ? channel : fullest;
        }
        return fullest;
    }

    /** Packets take the minimal path or that over the terminal drawn. */
    private List<Bound> ofPaths() {
        Channels channels = loads.channels();
        DrawnPaths paths =
                new DrawnPaths(
                        network,
                        routing,
                        routing.intermediates().orElseThrow().draw().orElseThrow(),
                        TrafficMatrix.of(destinations),
                        channels,
                        Long.MAX_VALUE / 2);
        DrawnSplit split = new DrawnSplit(paths, channels, network.terminals());
        LeastLoad.Bracket least = LeastLoad.of(split, precision, budget);
        List<Bound> bounds = new ArrayList<>();
        bounds.add(
                new Bound(Split.BEST, 1 / least.reached(), 1 / least.certified(), "", List.of()));
        if (split.steps() * channels.links() <= budget) {
            double[] largest = new double[channels.links()];
            Arrays.setAll(largest, split::largest);
            bounds.add(worst(channels, largest));
        }
        return bounds;
    }

    private static Bound worst(Channels channels, double[] largest) {
        int fullest = fullest(largest);
        double load = 1 / largest[fullest];
        return new Bound(Split.WORST, load, load, channels.name(fullest), List.of());
    }
}
