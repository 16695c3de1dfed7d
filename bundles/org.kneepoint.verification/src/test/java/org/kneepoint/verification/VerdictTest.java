// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.verification;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.api.topology.Choices;
import org.kneepoint.api.topology.Freedom;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.verification.Verdict.Outcome;

class VerdictTest {
    private static final Rule UNASKED =
            Rule.of(
                    1,
                    (router, held, target, choices) -> {
                        throw new AssertionError("asked");
                    });

    private static Verdict verdict(Network network, Routing routing) {
        return Verdict.of(network, routing, Verdict.BUDGET);
    }

    @Test
    void withoutAClaimTheContractCounts() {
        Verdict none = new Verdict(Outcome.NONE, List.of());
        Rule round = Rule.of(1, (router, held, target, choices) -> choices.add(0));
        assertEquals(none, verdict(new Ring(5), new Claim(round, Freedom.NONE)));
        assertEquals(none, Verdict.of(new Ring(5), new Claim(round, Freedom.NONE), 3));
        Rule lost = Rule.of(1, (router, held, target, choices) -> choices.add(1));
        assertEquals(Outcome.BROKEN, verdict(new Ring(5), new Claim(lost, Freedom.NONE)).outcome());
    }

    @Test
    void claimsThatHoldAreVerified() {
        Verdict verified = new Verdict(Outcome.VERIFIED, List.of());
        Torus torus = new Torus(4);
        torus.routings().forEach(routing -> assertEquals(verified, verdict(torus, routing)));
        Mesh mesh = new Mesh(4);
        mesh.routings().forEach(routing -> assertEquals(verified, verdict(mesh, routing)));
    }

    /**
     * Dimension order on a mesh drains whatever the rule; round a ring without a dateline nothing
     * does.
     */
    @Test
    void buffersThatCannotDrainAreNamed() {
        Mesh mesh = new Mesh(3);
        assertEquals(
                new Verdict(Outcome.VERIFIED, List.of()),
                verdict(mesh, new Claim(mesh.routings().get(0), Freedom.DRAINING)));
        Ring ring = new Ring(5);
        Rule round = Rule.of(1, (router, held, target, choices) -> choices.add(0));
        Verdict stuck = verdict(ring, new Claim(round, Freedom.DRAINING));
        assertEquals(Outcome.REFUTED, stuck.outcome());
        assertTrue(
                stuck.reasons().get(0).startsWith("full buffers may wait for each other: port "),
                stuck::toString);
    }

    @Test
    void aCycleIsNamed() {
        Mesh mesh = new Mesh(2);
        Verdict refuted =
                new Verdict(
                        Outcome.REFUTED,
                        List.of(
                                "packets may wait for each other in a cycle:"
                                        + " port 1 of router 1 class 0 -> port 2 of router 0 class 0"
                                        + " -> port 0 of router 2 class 0"
                                        + " -> port 3 of router 3 class 0 -> the first"));
        assertEquals(refuted, verdict(mesh, new Turning(mesh)));
    }

    @Test
    void ofALongCycleTheBeginningIsNamed() {
        Rule around = Rule.of(1, (router, held, target, choices) -> choices.add(0));
        String reason = verdict(new Ring(40), around).reasons().get(0);
        assertEquals(16, reason.split(" class 0").length - 1);
        assertTrue(reason.endsWith(" -> ... of 40 channels"), reason);
    }

    @Test
    void whatCannotBeDoneBreaksTheContract() {
        Rule lost = Rule.of(1, (router, held, target, choices) -> choices.add(1));
        assertEquals(
                new Verdict(
                        Outcome.BROKEN,
                        List.of(
                                "a choice of port 1, which leads to no router:"
                                        + " packet to terminal 0 at router 1, new, and 3 more")),
                verdict(new Ring(5), lost));
        assertEquals(Outcome.BROKEN, verdict(new Ring(0), UNASKED).outcome());
        assertEquals(Outcome.BROKEN, verdict(new Ring(5), Rule.of(65, UNASKED.way())).outcome());
    }

    @Test
    void whoNeverArrivesBreaksTheContract() {
        Mesh mesh = new Mesh(2);
        Rule back = Rule.of(1, (router, held, target, choices) -> choices.add(router % 2));
        Verdict astray = verdict(mesh, back);
        assertEquals(Outcome.BROKEN, astray.outcome());
        assertTrue(
                astray.reasons().get(0).startsWith("no way leads to the target: packet to"),
                astray::toString);
    }

    @Test
    void aFaultThatWasSeenBeforeTheBudgetWasGoneCounts() {
        Rule lost = Rule.of(1, (router, held, target, choices) -> choices.add(1));
        long ports = 40 * 40 + 3 * 16 * 40;
        assertEquals(Outcome.CLAIMED, Verdict.of(new Ring(40), lost, ports).outcome());
        assertEquals(Outcome.BROKEN, Verdict.of(new Ring(40), lost, ports + 50).outcome());
        assertEquals(Outcome.BROKEN, verdict(new Ring(40), lost).outcome());
    }

    private static final class Counted extends Spoilt {
        private long calls;

        private Counted(Routing routing) {
            super(routing);
        }

        @Override
        public void starts(int source, int target, Starts starts) {
            calls++;
            super.starts(source, target, starts);
        }

        @Override
        public void route(int router, int in, int held, int target, int state, Choices choices) {
            calls++;
            super.route(router, in, held, target, state, choices);
        }

        @Override
        public int advance(int state, int router, int outPort, int outClass) {
            calls++;
            return super.advance(state, router, outPort, outClass);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {Long.MIN_VALUE, -1, 0, 1, 1000, 2000, 3000})
    void nothingIsAskedOnceTheBudgetIsGone(long budget) {
        Counted counted = new Counted(new Torus(4).routings().get(0));
        assertEquals(
                new Verdict(
                        Outcome.CLAIMED,
                        List.of(
                                "not followed to the end: it takes more than "
                                        + Math.max(0, budget)
                                        + " steps")),
                Verdict.of(new Torus(4), counted, budget));
        assertTrue(counted.calls <= Math.max(0, budget), counted.calls + " calls");
    }

    @Test
    void aLargeNetworkIsGivenUpAtOnce() {
        Network large =
                new Ring(1 << 20) {
                    @Override
                    public int ports(int router) {
                        throw new AssertionError("asked");
                    }
                };
        assertEquals(Outcome.CLAIMED, verdict(large, UNASKED).outcome());
    }

    /** Few terminals, but as many routers or ports as there can be. */
    @Test
    void aNetworkOfManyPortsIsGivenUpBeforeTheyAreNumbered() {
        Network manyRouters =
                new Ring(2) {
                    @Override
                    public int routers() {
                        return Integer.MAX_VALUE;
                    }
                };
        assertEquals(
                List.of("not followed to the end: it has more than 8388608 routers"),
                Verdict.of(manyRouters, UNASKED, Long.MAX_VALUE).reasons());
        Network manyPorts =
                new Ring(2) {
                    @Override
                    public int ports(int router) {
                        return Integer.MAX_VALUE;
                    }
                };
        assertEquals(Outcome.CLAIMED, verdict(manyPorts, UNASKED).outcome());
        assertEquals(
                List.of("not followed to the end: it has more than 8388608 ports"),
                Verdict.of(manyPorts, UNASKED, Long.MAX_VALUE).reasons());
    }

    @Test
    void anEscapeOfTooManyChannelsIsGivenUpBeforeTheyAreCompared() {
        Rule rule = new Rule(64, true, Freedom.escape(-1, Freedom.Reuse.ATOMIC), UNASKED.way());
        assertEquals(
                List.of("not followed to the end: the escape has too many channels, 32768"),
                verdict(new Ring(512), rule).reasons());
    }
}
