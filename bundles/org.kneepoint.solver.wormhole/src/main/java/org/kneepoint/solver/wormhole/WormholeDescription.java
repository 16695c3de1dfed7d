// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole;

import java.util.Set;
import java.util.stream.Stream;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.traffic.LengthDistribution;
import org.kneepoint.solver.wormhole.flow.Flows;

/** What is known about the models: where they come from and how far they are off. */
final class WormholeDescription {
    private static final int LONG_BUFFER = 16;
    private static final int MOST_VCS = 4;
    private static final int SMALLEST = 8;
    private static final int LARGEST = 256;
    private static final int SHORTEST = 8;
    private static final int LONGEST = 64;
    private static final double HOPS_FOR_A_FLIT = 2;

    private static final double PLAIN = 0.8;
    private static final double VARIED = 0.7;
    private static final double HARD = 0.5;
    private static final double PAPER = 0.6;
    private static final CheckedRange NOWHERE = new CheckedRange(0);
    private static final String UNIFORM = "uniform";
    private static final Set<String> COMPARED = Set.of(UNIFORM, "transpose", "tornado");

    static final Description TEXT =
            Description.of("wormhole routing on any topology (model)")
                    .source(
                            "paper: the general model of R. I. Greenberg, L. Guan: An Improved"
                                    + " Analytical Model for Wormhole Routed Networks with Application"
                                    + " to Butterfly Fat-Trees, Int. Conf. on Parallel Processing, 1997,"
                                    + " equations (1)-(11). refined: a model of this workbench on the"
                                    + " same idea, that a message holds a channel for its length and for"
                                    + " all later waits. It adds that each input offers one message at a"
                                    + " time (mean value analysis); that a message behind another of its"
                                    + " input comes just when the next of those who wait is taken, and"
                                    + " waits for a whole service (exact for rare messages, with a"
                                    + " factor exp(-(u+U)) for many); the second moment of waits and"
                                    + " their correlation from hop to hop and from message to message;"
                                    + " buffers, which free upstream channels early; short messages,"
                                    + " which hold few channels at once; and virtual channels, which"
                                    + " share a link flit by flit. Rates come from the routing relation"
                                    + " and the pattern, message by message, never from a formula."
                                    + " Constants: the effect of following messages at a group of"
                                    + " parallel channels, 1.5, was fitted to the butterfly fat-tree of"
                                    + " 64 nodes at 16 flits (half of it for exponential lengths), the"
                                    + " share of buffer places that is free, 0.7, to hypercube 6, 8x8"
                                    + " mesh, fat-tree of 64 and 2-ary 6-fly with 16 flits and buffers"
                                    + " of 4; what else is not derived (that factor exp, and a part of 0.6 that messages of one input differ by in a group) was not fitted to any network.")
                    .validity(
                            "Wormhole switching with the ideal router; Poisson or Bernoulli sources"
                                    + " without limit; routings whose shares are fixed: oblivious ones,"
                                    + " random ones, via a random terminal, and free choice within a"
                                    + " group of parallel channels. Adaptive routing, and routing that"
                                    + " is free of deadlock only if virtual channels are kept back, are"
                                    + " refused. refined is 'checked' for 8 to 256 nodes and messages of 8"
                                    + " to 64 flits that are at least half as long as the longest path:"
                                    + " for uniform traffic up to 0.8 of the load at which it saturates"
                                    + " with buffer=1, a fixed length, the network's first routing and"
                                    + " no more virtual channels than it needs; and, if just one of"
                                    + " these is different, up to 0.7 with lengths=exponential and up to"
                                    + " 0.5 with buffers of 2 to 16 flits, up to 4 virtual channels (at"
                                    + " most twice as many as needed), another routing, or"
                                    + " pattern=transpose or tornado;"
                                    + " whatever the topology, for what matters is in its channels."
                                    + " There the latency is meant to be right within 7 %; with buffers the network latency is worse than the latency (hypercube 6 and buffers of 4: -2.7 % at half of saturation), for errors of the source's wait make up for it. paper is"
                                    + " 'checked' up to 0.6 with buffer=1, one virtual channel and"
                                    + " uniform traffic. All else is 'extrapolated'. A saturated point"
                                    + " has as its throughput the load from which on some channel would"
                                    + " be held all the time. With report=channels, in_3 and out_3 are"
                                    + " the channels of terminal 3, r2_p1 is port 1 of router 2, with"
                                    + " _c1 in class 1 of its virtual channels, each for all that"
                                    + " cannot be told apart from it.")
                    .verification(
                            "paper equals the recursion for the butterfly fat-tree, and figures of an"
                                    + " independent implementation; refined is exact for two nodes, and"
                                    + " for one switch in the two leading terms of the wait. Error of the mean"
                                    + " latency in % against flit-level simulations (router=ideal,"
                                    + " intervals 0.25 to 1.2 %) at 50, 70, 80 and 90 % of where these"
                                    + " saturate, and error of the load of saturation: see accuracy. Of"
                                    + " its rows with buffer=1 and fixed length only the fat-tree of 64"
                                    + " was used to fit anything.")
                    .accuracy(Accuracy.table())
                    .variant("refined", "the better model; the default")
                    .variant(
                            "paper",
                            "equations (1)-(11); virtual channels count as channels of their own,"
                                    + " buffers as 1 flit");

    private WormholeDescription() {}

    /** Where the model of a scenario was compared with simulations and found close. */
    static CheckedRange range(Scenario scenario, Network network, Flows flows) {
        LengthDistribution.Lengths lengths =
                scenario.part(LengthDistribution.Lengths.class).orElseThrow();
        boolean sized = network.terminals() >= SMALLEST && network.terminals() <= LARGEST;
        boolean fits = lengths.mean() >= SHORTEST && lengths.mean() <= LONGEST;
        int span = network.diameter().orElseGet(flows::longestPath);
        boolean spans = span <= HOPS_FOR_A_FLIT * lengths.mean();
        boolean hot = scenario.find(StandardParameters.HOTSPOT).orElse(0.0) > 0;
        if (!sized || !fits || !spans || hot) {
            return NOWHERE;
        }
        return Words.isPaper(scenario) ? paper(scenario) : refined(scenario, network);
    }

    private static CheckedRange paper(Scenario scenario) {
        boolean plain = scenario.get(Words.BUFFER) == 1 && scenario.get(Words.VCS) == 1;
        return plain && is(scenario, StandardParameters.PATTERN, UNIFORM)
                ? new CheckedRange(PAPER)
                : NOWHERE;
    }

    /** What departs from the plainest case was compared one by one. */
    private static CheckedRange refined(Scenario scenario, Network network) {
        Routing routing = scenario.part(Routing.class).orElseThrow();
        int vcs = scenario.get(Words.VCS);
        int fewest = Flows.fewestVcs(routing);
        int buffer = scenario.get(Words.BUFFER);
        boolean uniform = is(scenario, StandardParameters.PATTERN, UNIFORM);
        boolean fixed = is(scenario, StandardParameters.LENGTHS, "fixed");
        boolean usual = routing.name().equals(network.routings().get(0).name());
        boolean known =
                vcs <= Math.min(MOST_VCS, 2 * fewest)
                        && buffer <= LONG_BUFFER
                        && COMPARED.contains(scenario.get(StandardParameters.PATTERN))
                        && (fixed || is(scenario, StandardParameters.LENGTHS, "exponential"));
        long departures =
                Stream.of(uniform, fixed, usual, vcs == fewest, buffer == 1)
                        .filter(plain -> !plain)
                        .count();
        if (!known || departures > 1) {
            return NOWHERE;
        }
        return departures == 0 ? new CheckedRange(PLAIN) : new CheckedRange(fixed ? HARD : VARIED);
    }

    private static boolean is(Scenario scenario, Parameter<String> word, String value) {
        return scenario.get(word).equals(value);
    }
}
