// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.fattree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.Routing.Selection;
import org.kneepoint.api.topology.RoutingChoices;

/** The choices of a header. */
class NearestAncestorRoutingTest {
    private static List<Integer> offered(Network tree, int router, int target) {
        RoutingChoices choices = new RoutingChoices();
        tree.routings().get(0).route(router, 0, Routing.INJECTED, target, 0, choices);
        return IntStream.range(0, choices.size()).mapToObj(choices::port).toList();
    }

    @Test
    void upByAnyParentAndDownTheOnlyWay() {
        Network tree = new ButterflyFatTree(3);
        assertEquals(List.of(4, 5), offered(tree, 0, 15), "another switch of the same block");
        assertEquals(List.of(3), offered(tree, 16, 15), "a switch of level 2 above 0 to 15");
        assertEquals(List.of(4, 5), offered(tree, 16, 16), "not above 16");
        assertEquals(List.of(1), offered(tree, 24, 16), "a root");
        Network wide = new KAryNTree(300, 2);
        assertEquals(
                IntStream.range(300, 600).boxed().toList(), offered(wide, 0, 300), "300 parents");
    }

    @Test
    void defaults() {
        List<Routing> butterfly = new ButterflyFatTree(2).routings();
        assertEquals("nca-least-loaded", butterfly.get(0).name());
        assertEquals(Selection.FIRST_FREE, butterfly.get(0).selection());
        assertEquals("nca-random", butterfly.get(1).name());
        assertEquals(Selection.RANDOM, butterfly.get(1).selection());
        List<Routing> tree = new KAryNTree(4, 2).routings();
        assertEquals("nca-random", tree.get(0).name());
        assertEquals(Selection.RANDOM, tree.get(0).selection());
        assertEquals("nca-least-loaded", tree.get(1).name());
        assertEquals(Selection.FIRST_FREE, tree.get(1).selection());
    }

    @ParameterizedTest
    @MethodSource("org.kneepoint.topology.fattree.TreeContractTest#trees")
    void upLinksOfASwitchShareOneQueue(GeneralisedFatTree tree) {
        boolean isPooled = !(tree instanceof ExtendedFatTree);
        for (int port = 0; port < tree.ports(0); port++) {
            int queue = isPooled && port >= tree.children(1) ? tree.children(1) : port;
            assertEquals(queue, tree.portGroup(0, port));
        }
    }

    @Test
    void largestTreesDeliver() {
        for (Network tree :
                List.of(
                        new ButterflyFatTree(10),
                        new ButterflyFatTree(12),
                        new KAryNTree(2, 24),
                        new KAryNTree(4, 10),
                        new KAryNTree(4096, 2),
                        new KAryNTree(1 << 24, 1))) {
            int last = tree.terminals() - 1;
            for (int source : new int[] {0, last / 3, last}) {
                for (int target : new int[] {0, last / 2, last}) {
                    int passed = passed(tree, source, target);
                    assertTrue(passed <= tree.diameter().orElseThrow(), tree + ": " + passed);
                }
            }
            assertEquals(tree.diameter().orElseThrow(), passed(tree, 0, last));
        }
    }

    /** Hops by the last port of each choice. */
    private static int passed(Network tree, int source, int target) {
        int router = tree.injectionRouter(source);
        int passed = 1;
        while (router != tree.ejectionRouter(target)) {
            List<Integer> ports = offered(tree, router, target);
            router = tree.peerRouter(router, ports.get(ports.size() - 1));
            passed++;
        }
        return passed;
    }
}
