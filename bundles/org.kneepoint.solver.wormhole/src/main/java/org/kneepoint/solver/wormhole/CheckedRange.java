// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole;

import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.kneepoint.api.result.Validity;
import org.kneepoint.api.run.NetworkContext;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.TreeNetwork;
import org.kneepoint.api.traffic.LengthDistribution.Lengths;
import org.kneepoint.flow.StationFlows;

/**
 * Range in which a model was close to the simulations it was compared with.
 *
 * @param shareOfSaturation upper end of the range over the saturation load of the model; 0 for an
 *     empty range
 */
record CheckedRange(double shareOfSaturation) {
    private static final CheckedRange NOWHERE = new CheckedRange(0);

    private static final int MOST_VCS = 4;
    private static final int SMALLEST = 8;
    private static final int LARGEST = 256;
    private static final int SHORTEST = 8;
    private static final int LONGEST = 64;
    private static final double HOPS_FOR_A_FLIT = 2;
    private static final int LARGEST_BUFFER = 64;
    private static final int NODES_FOR_A_HOP = 2;

    private static final double PLAIN = 0.8;
    private static final double VARIED = 0.7;
    private static final double HARD = 0.5;
    private static final double BUFFERED = 0.65;
    private static final double SLOW = 0.4;
    private static final double PAPER = 0.6;
    private static final String UNIFORM = "uniform";
    private static final String HOT_SPOT = "hotspot";
    private static final Set<String> COMPARED = Set.of(UNIFORM, "transpose", "tornado");

    /** Returns the validity of a load, given over the saturation load. */
    Validity of(double loadOfSaturation) {
        return shareOfSaturation > 0 && loadOfSaturation <= shareOfSaturation
                ? Validity.CHECKED
                : Validity.EXTRAPOLATED;
    }

    /** Returns the range of a context. */
    static CheckedRange of(NetworkContext context, StationFlows flows) {
        Scenario scenario = context.scenario();
        Network network = context.network();
        Lengths lengths = context.lengths();
        boolean sized = network.terminals() >= SMALLEST && network.terminals() <= LARGEST;
        boolean fits = lengths.mean() >= SHORTEST && lengths.mean() <= LONGEST;
        int span = network.diameter().orElseGet(flows::longestPath);
        boolean spans = span <= HOPS_FOR_A_FLIT * lengths.mean();
        if (!sized || !fits || !spans || isHot(scenario) || !flows.isOfUnitBandwidth()) {
            return NOWHERE;
        }
        int delay = longestDelay(flows);
        if (WormholeModelParameters.isPaper(scenario)) {
            return paper(scenario, delay);
        }
        boolean isRow = network.terminals() <= NODES_FOR_A_HOP * span;
        return refined(context, delay, isRow);
    }

    private static CheckedRange paper(Scenario scenario, int delay) {
        boolean plain =
                scenario.get(WormholeModelParameters.BUFFER) == 1
                        && scenario.get(WormholeModelParameters.VCS) == 1;
        return plain && delay == 1 && isUniform(scenario) ? new CheckedRange(PAPER) : NOWHERE;
    }

    /** Features other than the simplest were compared one at a time. */
    private static CheckedRange refined(NetworkContext context, int delay, boolean isRow) {
        Scenario scenario = context.scenario();
        Network network = context.network();
        Routing routing = context.routing();
        int vcs = scenario.get(WormholeModelParameters.VCS);
        int fewest = StationFlows.fewestVcs(routing);
        int buffer = scenario.get(WormholeModelParameters.BUFFER);
        boolean uniform = isUniform(scenario);
        boolean fixed = is(scenario, StandardParameters.LENGTH_DISTRIBUTION, "fixed");
        boolean usual = routing.name().equals(network.routings().get(0).name());
        boolean rigid = buffer == 1 && delay == 1;
        boolean pooled = hasParallelPorts(network);
        boolean known =
                vcs <= Math.min(MOST_VCS, 2 * fewest)
                        && buffer <= LARGEST_BUFFER
                        && (uniform || !pooled)
                        && (uniform || COMPARED.contains(scenario.get(StandardParameters.PATTERN)))
                        && (fixed
                                || is(
                                        scenario,
                                        StandardParameters.LENGTH_DISTRIBUTION,
                                        "exponential"));
        long departures =
                Stream.of(uniform, fixed, usual, vcs == fewest, rigid)
                        .filter(plain -> !plain)
                        .count();
        if (!known || departures > 1) {
            return NOWHERE;
        }
        double share = departures == 0 ? PLAIN : fixed ? HARD : VARIED;
        if (!rigid) {
            share = delay > buffer ? SLOW : BUFFERED;
        }
        if (isRow) {
            share = Math.min(share, departures == 0 ? VARIED : HARD);
        }
        return new CheckedRange(pooled ? Math.min(share, VARIED) : share);
    }

    /** A hot spot of fraction 0 is uniform traffic. */
    private static boolean isUniform(Scenario scenario) {
        return is(scenario, StandardParameters.PATTERN, UNIFORM)
                || is(scenario, StandardParameters.PATTERN, HOT_SPOT) && !isHot(scenario);
    }

    private static boolean isHot(Scenario scenario) {
        return scenario.find(StandardParameters.HOTSPOT).orElse(0.0) > 0;
    }

    private static int longestDelay(StationFlows flows) {
        return IntStream.range(0, flows.size()).map(flows::delay).max().orElse(1);
    }

    /** Returns whether there are parallel ways, as over the up-links of a tree. */
    private static boolean hasParallelPorts(Network network) {
        return network instanceof TreeNetwork
                || IntStream.range(0, network.routers())
                        .anyMatch(
                                router ->
                                        IntStream.range(0, network.ports(router))
                                                .anyMatch(
                                                        port ->
                                                                network.portGroup(router, port)
                                                                        != port));
    }

    private static boolean is(Scenario scenario, Parameter<String> parameter, String value) {
        return scenario.get(parameter).equals(value);
    }
}
