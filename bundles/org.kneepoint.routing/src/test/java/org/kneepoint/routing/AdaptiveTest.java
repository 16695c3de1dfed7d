// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.routing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.kneepoint.api.result.Explanation;
import org.kneepoint.api.topology.DeadlockFreedom;
import org.kneepoint.api.topology.DeadlockFreedom.VcReallocation;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingAlgorithm;
import org.kneepoint.api.topology.RoutingChoices;
import org.kneepoint.networkcheck.NetworkVerification;

/** Choices of minimal adaptive routing, and the rules under which its escape is valid. */
class AdaptiveTest {
    /** A routing without states, with another claim. */
    private record Claim(Routing relation, DeadlockFreedom deadlockFreedom) implements Routing {
        @Override
        public String name() {
            return relation.name();
        }

        @Override
        public int vcClasses() {
            return relation.vcClasses();
        }

        @Override
        public void route(
                int router,
                int inPort,
                int inClass,
                int target,
                int state,
                RoutingChoices choices) {
            relation.route(router, inPort, inClass, target, state, choices);
        }
    }

    private static List<Explanation> findings(
            RoutingAlgorithm algorithm, Network network, VcReallocation reallocation) {
        Routing routing = RoutingTestNetworks.on(algorithm, network);
        DeadlockFreedom claim =
                DeadlockFreedom.escape(routing.deadlockFreedom().escape(), reallocation);
        return NetworkVerification.findings(network, new Claim(routing, claim));
    }

    /** Packets longer than an atomically allocated buffer may span many channels. */
    @Test
    void isFreeWithEmptiedBuffersToo() {
        for (Network grid :
                List.of(
                        RoutingTestNetworks.mesh("4x4"),
                        RoutingTestNetworks.torus("5x5"),
                        RoutingTestNetworks.torus("6x3"),
                        RoutingTestNetworks.hypercube(4))) {
            assertEquals(List.of(), findings(new MinimalAdaptive(), grid, VcReallocation.ATOMIC));
        }
    }

    static Stream<Network> three() {
        return Stream.of(
                RoutingTestNetworks.mesh("3x3"),
                RoutingTestNetworks.torus("3x3"),
                RoutingTestNetworks.hypercube(4));
    }

    @ParameterizedTest
    @MethodSource("three")
    void goingBackFromTheEscapeNeedsMoreThanTheEndOfThePacketBefore(Network grid) {
        assertNotEquals(
                List.of(), findings(new MinimalAdaptive(), grid, VcReallocation.NON_ATOMIC));
        assertEquals(List.of(), findings(new AdaptiveOneWay(), grid, VcReallocation.NON_ATOMIC));
    }

    /** Next choices of a packet that holds this class: port/classes, * for the preferred ones. */
    private static List<String> choices(
            RoutingAlgorithm algorithm, Network network, int router, int held, int target) {
        RoutingChoices choices = new RoutingChoices();
        RoutingTestNetworks.on(algorithm, network).route(router, 0, held, target, 0, choices);
        return IntStream.range(0, choices.size())
                .mapToObj(
                        i ->
                                choices.port(i)
                                        + "/"
                                        + Long.toBinaryString(choices.classMask(i))
                                        + (choices.priority(i) > 0 ? "*" : ""))
                .toList();
    }

    @Test
    void leadsDownAnyDimensionLeft() {
        Network mesh = RoutingTestNetworks.mesh("4x3");
        List<String> any = List.of("0/10*", "0/1", "2/10*");
        assertEquals(any, choices(new MinimalAdaptive(), mesh, 0, Routing.INJECTED, 5));
        assertEquals(any, choices(new MinimalAdaptive(), mesh, 0, 0, 5));
        assertEquals(any, choices(new AdaptiveOneWay(), mesh, 0, 1, 5));
        assertEquals(List.of("0/1"), choices(new AdaptiveOneWay(), mesh, 0, 0, 5));
        assertEquals(List.of("3/10*", "3/1"), choices(new MinimalAdaptive(), mesh, 9, 0, 1));
    }

    @Test
    void takesAnyBitThatDiffers() {
        Network cube = RoutingTestNetworks.hypercube(4);
        List<String> any = List.of("1/10*", "1/1", "3/10*");
        assertEquals(any, choices(new MinimalAdaptive(), cube, 0b0001, 0, 0b1011));
        assertEquals(any, choices(new AdaptiveOneWay(), cube, 0b0001, Routing.INJECTED, 0b1011));
        assertEquals(List.of("1/1"), choices(new AdaptiveOneWay(), cube, 0b0001, 0, 0b1011));
    }

    /** From (0, 0) to (2, 4): both ways round the ring of 4, the wrap link of that of 5. */
    @Test
    void theEscapeClassDependsOnWhetherTheWrapLinkIsAhead() {
        Network torus = RoutingTestNetworks.torus("4x5");
        assertEquals(
                List.of("0/100*", "1/100*", "0/10", "1/1", "3/100*"),
                choices(new MinimalAdaptive(), torus, 0, Routing.INJECTED, 18));
        assertEquals(
                List.of("0/100*", "1/100*", "0/11", "1/1", "3/100*"),
                choices(new AdaptiveFree(), torus, 0, Routing.INJECTED, 18));
        assertEquals(List.of("1/10"), choices(new AdaptiveOneWay(), torus, 3, 0, 18));
        assertEquals(List.of("3/1"), choices(new AdaptiveOneWay(), torus, 2, 1, 18));
    }
}
