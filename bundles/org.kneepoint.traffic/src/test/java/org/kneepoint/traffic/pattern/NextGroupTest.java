// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.traffic.pattern;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.topology.GroupedNetwork;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.traffic.TrafficPattern.Destinations;
import org.kneepoint.traffic.TerminalsAtOneRouter;
import org.kneepoint.traffic.TypedScenarios;

/** Every group to the next one. */
class NextGroupTest {
    private static final NextGroup PATTERN = new NextGroup();

    /** Three groups: routers 0 and 1, router 2, routers 3 to 5, of one terminal each. */
    private record Uneven(int[] groupOf) implements GroupedNetwork {
        @Override
        public int groups() {
            return groupOf[groupOf.length - 1] + 1;
        }

        @Override
        public int groupOf(int router) {
            return groupOf[router];
        }

        @Override
        public int terminals() {
            return groupOf.length;
        }

        @Override
        public int routers() {
            return groupOf.length;
        }

        @Override
        public int ports(int router) {
            return 1;
        }

        @Override
        public int peerRouter(int router, int port) {
            return UNCONNECTED;
        }

        @Override
        public int peerPort(int router, int port) {
            return port;
        }

        @Override
        public int injectionRouter(int terminal) {
            return terminal;
        }

        @Override
        public int injectionPort(int terminal) {
            return 0;
        }

        @Override
        public List<Routing> routings() {
            return List.of();
        }
    }

    private static Destinations on(Network network) {
        return PATTERN.build(TypedScenarios.of(PATTERN), network);
    }

    @Test
    void eachGroupSendsToTheNext() {
        int[] groups = {0, 0, 1, 2, 2, 2};
        Destinations destinations = on(new Uneven(groups));
        RandomGenerator random = new SplittableRandom(1);
        for (int source = 0; source < 6; source++) {
            int next = (groups[source] + 1) % 3;
            double sum = 0;
            for (int destination = 0; destination < 6; destination++) {
                double probability = destinations.probability(source, destination);
                assertEquals(groups[destination] == next, probability > 0);
                sum += probability;
            }
            assertEquals(1, sum, 1e-12);
            assertEquals(next, groups[destinations.destination(source, random)]);
        }
    }

    @Test
    void takesTwoGroupsAtLeast() {
        TypedScenarios.assertRefused("two groups at least", () -> on(new TerminalsAtOneRouter(4)));
        TypedScenarios.assertRefused(
                "two groups at least", () -> on(new Uneven(new int[] {0, 0, 0})));
        TypedScenarios.assertRefused("group 1 has none", () -> on(new Uneven(new int[] {0, 2})));
    }
}
