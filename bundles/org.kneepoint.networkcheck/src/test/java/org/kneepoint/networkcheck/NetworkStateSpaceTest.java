// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkcheck;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.kneepoint.api.topology.DeadlockFreedom;
import org.kneepoint.api.topology.DeadlockFreedom.VcReallocation;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.networkcheck.RoutingVerdict.Outcome;

/** What is verified cannot stand still, whatever happens; and what is refuted here can. */
class NetworkStateSpaceTest {
    /** Class 2 is free to all; below it the dateline, or one class round the ring. */
    private static LambdaRouting ring(long escape, LambdaRouting.RoutingStep way) {
        return new LambdaRouting(
                3, true, DeadlockFreedom.escape(escape, VcReallocation.WHOLE_PACKET), way);
    }

    static Stream<Arguments> networks() {
        TestMesh mesh = new TestMesh(2);
        LambdaRouting around =
                LambdaRouting.of(1, (router, held, target, choices) -> choices.add(0));
        return Stream.of(
                Arguments.of(new OneWayRing(2), around, Outcome.VERIFIED),
                Arguments.of(new OneWayRing(3), around, Outcome.REFUTED),
                Arguments.of(new OneWayRing(4), around, Outcome.REFUTED),
                Arguments.of(new OneWayRing(3), OneWayRing.DATELINE, Outcome.VERIFIED),
                Arguments.of(
                        new OneWayRing(3),
                        ring(3, (r, held, target, c) -> c.add(0, target < r ? 5 : 6)),
                        Outcome.VERIFIED),
                Arguments.of(
                        new OneWayRing(3),
                        ring(1, (r, held, target, c) -> c.add(0, 5)),
                        Outcome.REFUTED),
                Arguments.of(mesh, new ClockwiseRouting(mesh), Outcome.REFUTED),
                Arguments.of(
                        mesh,
                        LambdaRouting.of(1, (r, held, target, c) -> c.add(mesh.xFirst(r, target))),
                        Outcome.VERIFIED));
    }

    @ParameterizedTest
    @MethodSource("networks")
    void standsStillOnlyWhereRefuted(Network network, Routing routing, Outcome expected) {
        assertEquals(
                expected, RoutingVerdict.of(network, routing, RoutingVerdict.BUDGET).outcome());
        assertEquals(
                expected == Outcome.REFUTED, NetworkStateSpace.canStandStill(network, routing));
    }
}
