// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.fattree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.kneepoint.topology.fattree.TreeContractTest.xgft;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;
import org.kneepoint.api.traffic.TrafficPattern.Destinations;
import org.kneepoint.networkcheck.ChannelLoadBound;
import org.kneepoint.testkit.SmallNetworks;

/** Paths and channel loads of routings with one root for each pair of terminals. */
class RootRoutingTest {
    private static final double ROUNDING = 1e-11;

    /** The most packets on one channel between switches when each terminal sends one. */
    private static int most(ExtendedFatTree tree, String name, IntUnaryOperator partner) {
        Map<List<Integer>, Integer> packets = new HashMap<>();
        Routing routing = SmallNetworks.routing(tree, name);
        for (int terminal = 0; terminal < tree.terminals(); terminal++) {
            int source = terminal;
            int target = partner.applyAsInt(source);
            routing.startStates(
                    source,
                    target,
                    (state, p) -> follow(tree, routing, source, target, state, packets));
        }
        return packets.values().stream().mapToInt(number -> number).max().orElse(0);
    }

    private static void follow(
            ExtendedFatTree tree,
            Routing routing,
            int source,
            int target,
            int state,
            Map<List<Integer>, Integer> packets) {
        int router = tree.injectionRouter(source);
        RoutingChoices choices = new RoutingChoices();
        while (router != tree.ejectionRouter(target)) {
            choices.clear();
            routing.route(router, 0, Routing.INJECTED, target, state, choices);
            assertEquals(1, choices.size());
            packets.merge(List.of(router, choices.port(0)), 1, Integer::sum);
            router = tree.peerRouter(router, choices.port(0));
        }
    }

    /** Zahavi 2010: paths of a shift permutation are disjoint in a tree of full bisection. */
    @ParameterizedTest
    @CsvSource({"4x4, 1x4", "3x3x6, 1x3x3", "2x4x3, 1x2x4", "2x2x2x4, 1x2x2x2"})
    void shiftsHaveDisjointPaths(String children, String parents) {
        ExtendedFatTree tree = xgft(children, parents);
        int all = tree.terminals();
        for (int shift = 1; shift < all; shift++) {
            int by = shift;
            for (String name : new String[] {"d-mod-k", "s-mod-k"}) {
                assertEquals(1, most(tree, name, s -> (s + by) % all), name + " by " + shift);
            }
        }
    }

    /** All four of a switch send to terminals of equal remainder, or receive from such. */
    @Test
    void aTranspositionMeetsAtOneLink() {
        ExtendedFatTree tree = xgft("4x4", "1x4");
        IntUnaryOperator transposed = s -> s % 4 * 4 + s / 4;
        for (String name : new String[] {"d-mod-k", "s-mod-k"}) {
            assertEquals(3, most(tree, name, transposed), name);
            assertEquals(1 / 3.0, bound(tree, name, to(transposed)), ROUNDING, name);
        }
        assertEquals(1, bound(tree, "nca-random", to(transposed)), ROUNDING);
        assertEquals(1, bound(tree, "nca-cyclic", to(transposed)), ROUNDING);
    }

    private static double bound(ExtendedFatTree tree, String name, Destinations destinations) {
        return ChannelLoadBound.of(tree, SmallNetworks.routing(tree, name), destinations);
    }

    private interface Share {
        double of(int source, int destination);
    }

    private static Destinations to(IntUnaryOperator partner) {
        return destinations((s, d) -> d == partner.applyAsInt(s) && d != s ? 1 : 0);
    }

    private static Destinations destinations(Share share) {
        return new Destinations() {
            @Override
            public int destination(int source, RandomGenerator random) {
                throw new AssertionError("nothing is drawn");
            }

            @Override
            public double probability(int source, int destination) {
                return share.of(source, destination);
            }
        };
    }

    /** Oblivious routings with even shares fill the smallest cut, as the stated capacity says. */
    @ParameterizedTest
    @CsvSource({"4x4, 1x2", "4x4, 1x4", "2x4x4, 1x2x2", "4x4x2, 1x2x2", "4x4, 2x1"})
    void uniformTrafficFillsTheSmallestCut(String children, String parents) {
        ExtendedFatTree tree = xgft(children, parents);
        double each = 1.0 / (tree.terminals() - 1);
        Destinations uniform = destinations((s, d) -> s == d ? 0 : each);
        for (String name : new String[] {"nca-random", "nca-cyclic", "d-mod-k", "s-mod-k"}) {
            assertEquals(tree.capacity().orElseThrow(), bound(tree, name, uniform), ROUNDING, name);
        }
        assertTrue(bound(tree, "nca-hash", uniform) <= tree.capacity().orElseThrow() + ROUNDING);
    }

    /** 11664 terminals over 324 roots: within five standard deviations of the mean. */
    @Test
    void theHashSpreadsOverTheRoots() {
        ExtendedFatTree tree = xgft("18x18x36", "1x18x18");
        Routing routing = SmallNetworks.routing(tree, "nca-hash");
        int[] pairs = new int[tree.roots()];
        for (int source = 0; source < tree.terminals(); source += 97) {
            for (int target = 0; target < tree.terminals(); target++) {
                routing.startStates(source, target, (root, p) -> pairs[root]++);
            }
        }
        double mean = 121.0 * tree.terminals() / tree.roots();
        for (int number : pairs) {
            assertEquals(mean, number, 5 * Math.sqrt(mean));
        }
    }
}
