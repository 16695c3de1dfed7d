// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.bounds;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.kneepoint.api.topology.IntermediateDraw;
import org.kneepoint.api.topology.IntermediateSelector;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.traffic.TrafficPattern.Destinations;

/**
 * The load of every channel under a traffic pattern when all its flows follow a routing relation
 * (Dally and Towles 2004, section 3.3), and the load at which the first channel is full.
 *
 * <p>Exact for oblivious routing, in one phase or over intermediate terminals; of two phases both
 * are followed to their ends. Where the state of the network selects, the loads are those of
 * choices drawn by weight, and of minimal paths only.
 */
public final class ChannelLoads {
    /** Of channels whose loads are equal but for rounding the first is named. */
    private static final double ROUNDING = 1e-12;

    private final Channels channels;
    private final List<FollowedFlows> phases;
    private final double[] loads;
    private final Choice choice;

    /** What the state of the network selects. */
    public enum Choice {
        /** Nothing: the routing is oblivious. */
        NONE,
        /** The output port, at some header. */
        OUTPUT,
        /** The minimal path or that over a drawn intermediate terminal. */
        PATH,
        /** Intermediate terminals in a way that is not known. */
        UNKNOWN
    }

    private ChannelLoads(
            Channels channels, List<FollowedFlows> phases, double[] loads, Choice choice) {
        this.channels = channels;
        this.phases = phases;
        this.loads = loads;
        this.choice = choice;
    }

    /**
     * Computes the loads.
     *
     * @param budget most steps of the enumeration of each phase
     * @throws org.kneepoint.networkcheck.StepBudgetExceededException if the network is too large
     * @throws org.kneepoint.api.scenario.BadInput if the routing violates its contract
     */
    public static ChannelLoads of(
            Network network, Routing routing, Destinations destinations, long budget) {
        TrafficMatrix traffic = TrafficMatrix.of(destinations);
        Channels channels = new Channels(network);
        Optional<IntermediateSelector> selector = routing.intermediates();
        Optional<IntermediateDraw> draw = selector.flatMap(IntermediateSelector::draw);
        boolean isUniform = selector.map(IntermediateSelector::isUniform).orElse(false);
        boolean isKnown = selector.isEmpty() || isUniform || draw.isPresent();
        List<FollowedFlows> phases = new ArrayList<>();
        if (isUniform) {
            TrafficMatrix both = DrawnTraffic.uniform(traffic, network.terminals());
            phases.add(phase(network, routing, channels, both, budget));
        } else if (draw.isPresent() && !draw.get().isAdaptive()) {
            phases.addAll(drawn(network, routing, channels, draw.get(), traffic, budget));
        } else if (isKnown) {
            phases.add(phase(network, routing, channels, traffic, budget));
        }
        double[] loads = new double[channels.count()];
        phases.forEach(phase -> phase.addLoads(loads));
        addTerminals(network, channels, traffic, loads);
        Choice choice = choice(isKnown, draw, phases);
        return new ChannelLoads(channels, phases, loads, choice);
    }

    /** Returns the load at which the first channel of a terminal is full, whatever the routing. */
    public static LoadBound ofTerminals(Network network, Destinations destinations) {
        Channels channels = new Channels(network);
        double[] loads = new double[channels.count()];
        addTerminals(network, channels, TrafficMatrix.of(destinations), loads);
        return new ChannelLoads(channels, List.of(), loads, Choice.NONE).ofTerminals();
    }

    private static List<FollowedFlows> drawn(
            Network network,
            Routing routing,
            Channels channels,
            IntermediateDraw draw,
            TrafficMatrix traffic,
            long budget) {
        DrawnPaths paths = new DrawnPaths(network, routing, draw, traffic, channels, budget);
        return DrawnTraffic.of(paths, network.terminals(), DrawnTraffic.Choice.DRAWN).flows(paths);
    }

    private static FollowedFlows phase(
            Network network,
            Routing routing,
            Channels channels,
            TrafficMatrix traffic,
            long budget) {
        return new FollowedFlows(
                network, routing, channels, traffic, FollowedFlows.PhaseEnd.AT_TARGET, budget);
    }

    private static Choice choice(
            boolean isKnown, Optional<IntermediateDraw> draw, List<FollowedFlows> phases) {
        if (!isKnown) {
            return Choice.UNKNOWN;
        }
        if (draw.map(IntermediateDraw::isAdaptive).orElse(false)) {
            return Choice.PATH;
        }
        return phases.stream().anyMatch(FollowedFlows::isAdaptive) ? Choice.OUTPUT : Choice.NONE;
    }

    private static void addTerminals(
            Network network, Channels channels, TrafficMatrix traffic, double[] loads) {
        double[] sent = traffic.sent(network.terminals());
        double[] received = traffic.received(network.terminals());
        for (int terminal = 0; terminal < network.terminals(); terminal++) {
            loads[channels.injection(terminal)] = sent[terminal];
            loads[channels.ejection(terminal)] = received[terminal];
        }
    }

    /** Returns the channels. */
    public Channels channels() {
        return channels;
    }

    /** Returns the load of a channel at a load of 1, flits per cycle. */
    public double load(int channel) {
        return loads[channel];
    }

    /**
     * Returns what terminals send at a load of 1, mean over all: less than 1 if some are silent.
     */
    public double meanSent() {
        double sum = 0;
        int terminals = (channels.count() - channels.links()) / 2;
        for (int terminal = 0; terminal < terminals; terminal++) {
            sum += loads[channels.injection(terminal)];
        }
        return sum / terminals;
    }

    /** Returns what the state of the network selects. */
    public Choice choice() {
        return choice;
    }

    /** Returns the load at which the first channel is full, those of terminals included. */
    public LoadBound bound() {
        LoadBound links = ofLinks();
        LoadBound terminals = ofTerminals();
        return terminals.load() <= links.load() ? terminals : links;
    }

    /** Returns the load at which the first channel between routers is full. */
    public LoadBound ofLinks() {
        return bound(0, channels.links());
    }

    /** Returns the load at which the first channel of a terminal is full. */
    public LoadBound ofTerminals() {
        return bound(channels.links(), channels.count());
    }

    private LoadBound bound(int from, int to) {
        int fullest = -1;
        double largest = 0;
        for (int channel = from; channel < to; channel++) {
            double relative = loads[channel] / channels.rate(channel);
            if (relative > largest * (1 + ROUNDING)) {
                largest = relative;
                fullest = channel;
            }
        }
        return fullest < 0
                ? new LoadBound(Double.POSITIVE_INFINITY, fullest, "")
                : new LoadBound(1 / largest, fullest, channels.name(fullest));
    }

    /**
     * Returns the flows through a channel, those of both phases of a path, the largest first; empty
     * for a channel of a terminal.
     */
    public List<PairFlow> flows(int channel) {
        if (channel < 0 || channel >= channels.links()) {
            return List.of();
        }
        List<PairFlow> flows = new ArrayList<>();
        phases.forEach(phase -> flows.addAll(phase.through(channel)));
        flows.sort(Comparator.comparingDouble(PairFlow::flow).reversed());
        return flows;
    }
}
