// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.traffic.pattern;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.GroupedNetwork;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.traffic.TrafficPattern.Destinations;
import org.kneepoint.testkit.ForwardingNetwork;
import org.kneepoint.testkit.RingNetwork;
import org.kneepoint.testkit.StarNetwork;
import org.kneepoint.traffic.TypedScenarios;

/** Every group to the next one, or to one farther ahead. */
class NextGroupTest {
    private static final NextGroup PATTERN = new NextGroup();

    /** Routers in groups, of one terminal each. */
    private static final class Uneven extends ForwardingNetwork implements GroupedNetwork {
        private final int[] groupOf;

        Uneven(int[] groupOf) {
            super(RingNetwork.of(groupOf.length));
            this.groupOf = groupOf;
        }

        @Override
        public int groups() {
            return groupOf[groupOf.length - 1] + 1;
        }

        @Override
        public int groupOf(int router) {
            return groupOf[router];
        }
    }

    private static Destinations on(Network network) {
        return PATTERN.build(TypedScenarios.of(PATTERN), network);
    }

    @Test
    void eachGroupSendsToTheNext() {
        int[] groups = {0, 0, 1, 2, 2, 2};
        assertShift(1, groups, on(new Uneven(groups)));
    }

    @Test
    void eachGroupSendsSomeGroupsAhead() {
        GroupShift pattern = new GroupShift();
        int[] groups = {0, 0, 1, 2, 2, 2};
        for (int shift : new int[] {1, 2, 5, Integer.MAX_VALUE}) {
            Scenario scenario = TypedScenarios.of(pattern, "group_shift=" + shift);
            assertShift(shift % 3, groups, pattern.build(scenario, new Uneven(groups)));
        }
        Scenario all = TypedScenarios.of(pattern, "group_shift=3");
        TypedScenarios.assertNotAllowed(
                Map.of("group_shift", "3"), () -> pattern.build(all, new Uneven(groups)));
    }

    private static void assertShift(int shift, int[] groups, Destinations destinations) {
        RandomGenerator random = new SplittableRandom(1);
        for (int source = 0; source < 6; source++) {
            int next = (groups[source] + shift) % 3;
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
        TypedScenarios.assertUnusable("pattern", () -> on(StarNetwork.of(4)));
        TypedScenarios.assertUnusable("pattern", () -> on(new Uneven(new int[] {0, 0, 0})));
        TypedScenarios.assertUnusable("pattern", () -> on(new Uneven(new int[] {0, 2})), "group 1");
    }
}
