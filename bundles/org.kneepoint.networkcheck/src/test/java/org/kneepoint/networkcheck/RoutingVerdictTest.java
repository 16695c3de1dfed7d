// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkcheck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.kneepoint.networkcheck.ViolationAssertions.facts;

import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.api.topology.ChannelRate;
import org.kneepoint.api.topology.DeadlockFreedom;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;
import org.kneepoint.networkcheck.RoutingVerdict.Outcome;

class RoutingVerdictTest {
    private static final LambdaRouting UNASKED =
            LambdaRouting.of(
                    1,
                    (router, held, target, choices) -> {
                        throw new AssertionError("evaluated");
                    });

    private static RoutingVerdict verdict(Network network, Routing routing) {
        return RoutingVerdict.of(network, routing, RoutingVerdict.BUDGET);
    }

    @Test
    void withoutAClaimTheContractCounts() {
        RoutingVerdict none = new RoutingVerdict(Outcome.NONE, List.of());
        LambdaRouting round =
                LambdaRouting.of(1, (router, held, target, choices) -> choices.add(0));
        assertEquals(
                none,
                verdict(new OneWayRing(5), new RoutingWithClaim(round, DeadlockFreedom.NONE)));
        assertEquals(
                none,
                RoutingVerdict.of(
                        new OneWayRing(5), new RoutingWithClaim(round, DeadlockFreedom.NONE), 3));
        LambdaRouting lost = LambdaRouting.of(1, (router, held, target, choices) -> choices.add(1));
        assertEquals(
                Outcome.BROKEN,
                verdict(new OneWayRing(5), new RoutingWithClaim(lost, DeadlockFreedom.NONE))
                        .outcome());
    }

    @Test
    void claimsThatHoldAreVerified() {
        RoutingVerdict verified = new RoutingVerdict(Outcome.VERIFIED, List.of());
        TestTorus torus = new TestTorus(4);
        torus.routings().forEach(routing -> assertEquals(verified, verdict(torus, routing)));
        TestMesh mesh = new TestMesh(4);
        mesh.routings().forEach(routing -> assertEquals(verified, verdict(mesh, routing)));
    }

    /**
     * Dimension order on a mesh drains whatever the rule; round a ring without a dateline nothing
     * does.
     */
    @Test
    void buffersThatDoNotDrain() {
        TestMesh mesh = new TestMesh(3);
        assertEquals(
                new RoutingVerdict(Outcome.VERIFIED, List.of()),
                verdict(
                        mesh,
                        new RoutingWithClaim(mesh.routings().get(0), DeadlockFreedom.DRAINING)));
        OneWayRing ring = new OneWayRing(5);
        LambdaRouting round =
                LambdaRouting.of(1, (router, held, target, choices) -> choices.add(0));
        RoutingVerdict deadlocked =
                verdict(ring, new RoutingWithClaim(round, DeadlockFreedom.DRAINING));
        assertEquals(Outcome.REFUTED, deadlocked.outcome());
        assertEquals("buffer-cycle", deadlocked.reasons().get(0).code());
    }

    /**
     * With full adaptivity some packet of a set of full buffers may always leave it; one that waits
     * for the output it drew may not.
     */
    @Test
    void whoDrewAnOutputWaitsForItAlone() {
        TestMesh mesh = new TestMesh(4);
        Routing adaptive = new RoutingWithClaim(mesh.routings().get(1), DeadlockFreedom.DRAINING);
        assertEquals(Outcome.VERIFIED, verdict(mesh, adaptive).outcome());
        Routing drawn =
                new DelegatingRouting(adaptive) {
                    @Override
                    public Selection selection() {
                        return Selection.RANDOM;
                    }
                };
        assertEquals("buffer-cycle", verdict(mesh, drawn).reasons().get(0).code());
    }

    @Test
    void aCycleIsNamed() {
        TestMesh mesh = new TestMesh(2);
        RoutingVerdict refuted = verdict(mesh, new ClockwiseRouting(mesh));
        assertEquals(Outcome.REFUTED, refuted.outcome());
        assertEquals(
                List.of(
                        "dependency-cycle:"
                                + " port 1 of router 1 class 0 -> port 2 of router 0 class 0"
                                + " -> port 0 of router 2 class 0"
                                + " -> port 3 of router 3 class 0 -> the first"),
                facts(refuted.reasons()));
    }

    @Test
    void ofALongCycleTheBeginningIsNamed() {
        LambdaRouting around =
                LambdaRouting.of(1, (router, held, target, choices) -> choices.add(0));
        String reason = verdict(new OneWayRing(40), around).reasons().get(0).text();
        assertEquals(16, reason.split(" class 0").length - 1);
        assertTrue(reason.contains(" 40 "), reason);
    }

    @Test
    void impossibleChoicesViolateTheContract() {
        LambdaRouting lost = LambdaRouting.of(1, (router, held, target, choices) -> choices.add(1));
        RoutingVerdict broken = verdict(new OneWayRing(5), lost);
        assertEquals(Outcome.BROKEN, broken.outcome());
        assertEquals(
                List.of("choice-unconnected: 1, packet to terminal 0 at router 1, new, and 3 more"),
                facts(broken.reasons()));
        assertEquals(Outcome.BROKEN, verdict(new OneWayRing(0), UNASKED).outcome());
        assertEquals(
                Outcome.BROKEN,
                verdict(new OneWayRing(5), LambdaRouting.of(65, UNASKED.way())).outcome());
    }

    @Test
    void unreachedDestinationsViolateTheContract() {
        TestMesh mesh = new TestMesh(2);
        LambdaRouting back =
                LambdaRouting.of(1, (router, held, target, choices) -> choices.add(router % 2));
        RoutingVerdict astray = verdict(mesh, back);
        assertEquals(Outcome.BROKEN, astray.outcome());
        assertEquals("unreachable", astray.reasons().get(0).code());
    }

    @Test
    void violationsFoundWithinTheBudgetCount() {
        LambdaRouting lost = LambdaRouting.of(1, (router, held, target, choices) -> choices.add(1));
        long ports = 40 * 40 + 3 * 16 * 40;
        assertEquals(Outcome.CLAIMED, RoutingVerdict.of(new OneWayRing(40), lost, ports).outcome());
        assertEquals(
                Outcome.BROKEN, RoutingVerdict.of(new OneWayRing(40), lost, ports + 50).outcome());
        assertEquals(Outcome.BROKEN, verdict(new OneWayRing(40), lost).outcome());
    }

    private static final class Counted extends DelegatingRouting {
        private long calls;

        private Counted(Routing routing) {
            super(routing);
        }

        @Override
        public void startStates(int source, int target, StartStates startStates) {
            calls++;
            super.startStates(source, target, startStates);
        }

        @Override
        public void route(
                int router, int in, int held, int target, int state, RoutingChoices choices) {
            calls++;
            super.route(router, in, held, target, state, choices);
        }

        @Override
        public int nextState(int state, int router, int outPort, int outClass) {
            calls++;
            return super.nextState(state, router, outPort, outClass);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {Long.MIN_VALUE, -1, 0, 1, 1000, 2000, 3000})
    void theBudgetBoundsTheCalls(long budget) {
        Counted counted = new Counted(new TestTorus(4).routings().get(0));
        RoutingVerdict verdict = RoutingVerdict.of(new TestTorus(4), counted, budget);
        assertEquals(Outcome.CLAIMED, verdict.outcome());
        assertEquals(
                List.of("unfinished: more than " + Math.max(0, budget) + " steps"),
                facts(verdict.reasons()));
        assertTrue(counted.calls <= Math.max(0, budget), counted.calls + " calls");
    }

    @Test
    void aLargeNetworkIsNotEnumerated() {
        Network large =
                new OneWayRing(1 << 20) {
                    @Override
                    public int ports(int router) {
                        throw new AssertionError("evaluated");
                    }
                };
        assertEquals(Outcome.CLAIMED, verdict(large, UNASKED).outcome());
    }

    /** Few terminals, but as many routers or ports as there can be. */
    @Test
    void tooManyPortsAreNotNumbered() {
        Network manyRouters =
                new OneWayRing(2) {
                    @Override
                    public int routers() {
                        return Integer.MAX_VALUE;
                    }
                };
        assertEquals(
                List.of("unfinished: more than 8388608 routers"),
                facts(RoutingVerdict.of(manyRouters, UNASKED, Long.MAX_VALUE).reasons()));
        Network manyPorts =
                new OneWayRing(2) {
                    @Override
                    public int ports(int router) {
                        return Integer.MAX_VALUE;
                    }
                };
        assertEquals(Outcome.CLAIMED, verdict(manyPorts, UNASKED).outcome());
        assertEquals(
                List.of("unfinished: more than 8388608 ports"),
                facts(RoutingVerdict.of(manyPorts, UNASKED, Long.MAX_VALUE).reasons()));
    }

    @Test
    void tooManyChannelsOfAnEscapeAreNotCompared() {
        LambdaRouting rule =
                new LambdaRouting(
                        64,
                        true,
                        DeadlockFreedom.escape(-1, DeadlockFreedom.VcReallocation.ATOMIC),
                        UNASKED.way());
        assertEquals(
                List.of("unfinished: too many channels of the escape: 32768"),
                facts(verdict(new OneWayRing(512), rule).reasons()));
    }

    /** They have no effect on the paths, and all of them on the figures. */
    @Test
    void impossibleDelaysRatesAndDistancesViolateTheContract() {
        TestMesh mesh = new TestMesh(3);
        Routing routing = mesh.routings().get(0);
        assertEquals(Outcome.VERIFIED, verdict(new DelegatingNetwork(mesh), routing).outcome());
        assertBroken(
                "delay",
                new DelegatingNetwork(mesh) {
                    @Override
                    public int delay(int router, int port) {
                        return 0;
                    }
                },
                routing);
        assertBroken(
                "rate-missing",
                new DelegatingNetwork(mesh) {
                    @Override
                    public ChannelRate rate(int router, int port) {
                        return null;
                    }
                },
                routing);
        assertBroken(
                "diameter",
                new DelegatingNetwork(mesh) {
                    @Override
                    public OptionalInt diameter() {
                        return OptionalInt.of(4);
                    }
                },
                routing);
        assertBroken("deadlock-freedom", mesh, new RoutingWithClaim(routing, null));
    }

    private static void assertBroken(String code, Network network, Routing routing) {
        RoutingVerdict verdict = verdict(network, routing);
        assertEquals(Outcome.BROKEN, verdict.outcome());
        assertEquals(code, verdict.reasons().get(0).code());
    }
}
