// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.hypercube;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.api.topology.Choices;
import org.kneepoint.api.topology.Freedom;
import org.kneepoint.api.topology.Freedom.Reuse;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.verification.Verification;

class HypercubeTest {
    private static final Hypercube CUBE = new Hypercube(4);

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6})
    void keepsToTheContract(int dimensions) {
        assertEquals(List.of(), Verification.findings(new Hypercube(dimensions)));
    }

    /** Another claim for adaptive routing. */
    private record Claim(Routing relation, Freedom freedom) implements Routing {
        @Override
        public String name() {
            return relation.name();
        }

        @Override
        public int classes() {
            return relation.classes();
        }

        @Override
        public void route(
                int router, int inPort, int inClass, int target, int state, Choices choices) {
            relation.route(router, inPort, inClass, target, state, choices);
        }
    }

    private static List<String> findings(String name, Reuse reuse) {
        return Verification.findings(CUBE, new Claim(routing(name), Freedom.escape(1, reuse)));
    }

    private static Routing routing(String name) {
        return CUBE.routings().stream()
                .filter(routing -> routing.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void adaptiveRoutingClaimsAsMuchAsItCan() {
        assertEquals(List.of(), findings("adaptive", Reuse.ATOMIC));
        assertNotEquals(List.of(), findings("adaptive", Reuse.AFTER_TAIL));
        assertEquals(List.of(), findings("adaptive-one-way", Reuse.AFTER_TAIL));
    }

    /** Choices at a router: port, class and priority. */
    private static List<String> choices(String name, int router, int inClass, int target) {
        Choices choices = new Choices();
        routing(name).route(router, 0, inClass, target, 0, choices);
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < choices.size(); i++) {
            int number = Long.numberOfTrailingZeros(choices.classMask(i));
            texts.add(choices.port(i) + "/" + number + " " + choices.priority(i));
        }
        return texts;
    }

    @Test
    void theLowestDimensionComesFirst() {
        assertEquals(List.of("1/0 0"), choices("e-cube", 0b0001, 0, 0b1011));
        assertEquals(List.of("3/0 0"), choices("valiant", 0b0011, 0, 0b1011));
    }

    @Test
    void adaptiveRoutingTakesAnyDimensionLeft() {
        List<String> all = List.of("1/1 1", "3/1 1", "1/0 0");
        assertEquals(all, choices("adaptive", 0b0001, 0, 0b1011));
        assertEquals(all, choices("adaptive-one-way", 0b0001, 1, 0b1011));
        assertEquals(all, choices("adaptive-one-way", 0b0001, Routing.INJECTED, 0b1011));
        assertEquals(List.of("1/0 0"), choices("adaptive-one-way", 0b0001, 0, 0b1011));
    }

    /** With traffic to itself each terminal sends half of its packets over each dimension. */
    @Test
    void eCubeFillsTheBisectionAtCapacity() {
        int[] packets = new int[4];
        for (int target = 0; target < CUBE.terminals(); target++) {
            for (int router = 0; router != target; ) {
                int port = ECube.port(router, target);
                packets[port]++;
                router = CUBE.peerRouter(router, port);
            }
        }
        int each = (int) (CUBE.terminals() / CUBE.capacity().getAsDouble());
        assertArrayEquals(new int[] {each, each, each, each}, packets);
    }

    /** Dally and Towles 2004, section 3.3: N/2 links carry half of what half of N send. */
    @Test
    void theLargestCubeCounts() {
        Hypercube largest = new Hypercube(30);
        assertEquals(1 << 30, largest.terminals());
        assertEquals(1 << 29, largest.peerRouter(0, 29));
        assertEquals(OptionalInt.of(31), largest.diameter());
        assertEquals(16 + 15.0 / (1 << 30), largest.meanDistance().getAsDouble(), 1e-12);
        assertEquals(OptionalDouble.of(2), largest.capacity());
    }
}
