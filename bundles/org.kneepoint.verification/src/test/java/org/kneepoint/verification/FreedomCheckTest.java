// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.verification;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.kneepoint.verification.Faults.assertFound;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.api.topology.Freedom;
import org.kneepoint.api.topology.Freedom.Reuse;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;

/** Claims that do not hold, beside claims that do. */
class FreedomCheckTest {
    private static final String CYCLE = "packets may wait for each other in a cycle";

    private static void assertHolds(Network network, Routing routing, Freedom claim) {
        assertEquals(List.of(), Verification.findings(network, new Claim(routing, claim)));
    }

    private static void assertFails(String line, Network network, Routing routing, Freedom claim) {
        assertFound(line, network, new Claim(routing, claim));
    }

    @Test
    void aRingOfOneClassHasACycle() {
        Rule around = Rule.of(1, (router, held, target, choices) -> choices.add(0));
        assertFails(CYCLE, new Ring(5), around, Freedom.ACYCLIC);
        Freedom unmasked = new Freedom(Freedom.Claim.ACYCLIC, 0, Reuse.ATOMIC);
        assertFails(CYCLE, new Ring(5), around, unmasked);
        assertHolds(new Ring(5), around, Freedom.NONE);
        assertHolds(new Ring(5), Ring.DATELINE, Freedom.ACYCLIC);
    }

    /** Nobody passes more than one channel. */
    @Test
    void aRingOfTwoHasNone() {
        Rule around = Rule.of(1, (router, held, target, choices) -> choices.add(0));
        assertHolds(new Ring(2), around, Freedom.ACYCLIC);
    }

    /** Packets that never wrap close the cycle when they use either class. */
    @Test
    void aDatelineThatSomeIgnoreHasACycle() {
        Rule either =
                Rule.of(
                        2,
                        (router, held, target, choices) -> choices.add(0, target < router ? 1 : 3));
        assertFails(CYCLE, new Ring(5), either, Freedom.ACYCLIC);
    }

    @Test
    void aTwoPhaseRoutingIsCheckedAsWell() {
        Rule around = Rule.of(1, (router, held, target, choices) -> choices.add(0));
        Ring ring = new Ring(5);
        assertFound(
                CYCLE,
                ring,
                new Valiant(ring, around) {
                    @Override
                    public Freedom freedom() {
                        return Freedom.ACYCLIC;
                    }
                });
    }

    @Test
    void fullAdaptivityIsNotAcyclic() {
        Mesh mesh = new Mesh(3);
        assertFails(CYCLE, mesh, mesh.routings().get(1), Freedom.ACYCLIC);
    }

    @Test
    void leavingTheEscapeIsWrongWherePacketsShareABuffer() {
        Mesh mesh = new Mesh(3);
        Freedom sharing = Freedom.escape(1, Reuse.AFTER_TAIL);
        assertFails(
                "a packet may leave the escape though packets share a buffer:"
                        + " packet to terminal 0 at router 1, come over port 1 of router 2 class 0",
                mesh,
                mesh.routings().get(1),
                sharing);
        assertHolds(mesh, mesh.routings().get(3), sharing);
    }

    /** In class 1 alone packets turn as they like. */
    @Test
    void anEscapeMustNotHaveACycle() {
        Mesh mesh = new Mesh(3);
        for (Reuse reuse : Reuse.values()) {
            assertFails(CYCLE, mesh, mesh.routings().get(1), Freedom.escape(3, reuse));
        }
    }

    /** The third routing offers class 1 only to those that do not hold class 0. */
    @Test
    void theEscapeMustReachTheTarget() {
        Mesh mesh = new Mesh(3);
        assertFails(
                "no way within the escape leads to the target",
                mesh,
                mesh.routings().get(3),
                Freedom.escape(2, Reuse.WHOLE_PACKET));
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 4, 5, -1})
    void theEscapeIsMadeOfClasses(long mask) {
        Mesh mesh = new Mesh(3);
        assertFails(
                "the classes of the escape are not among those of the routing: mask",
                mesh,
                mesh.routings().get(1),
                Freedom.escape(mask, Reuse.WHOLE_PACKET));
    }

    @Test
    void whoDrewAnOutputCannotTakeAnEscape() {
        Mesh mesh = new Mesh(3);
        Routing drawn =
                new Spoilt(mesh.routings().get(1)) {
                    @Override
                    public Selection selection() {
                        return Selection.DRAWN;
                    }
                };
        assertFound("a packet that waits for one output only cannot take an escape", mesh, drawn);
    }

    @Test
    void whoCommitsByAnotherRuleCannotTakeAnEscapeEither() {
        Mesh mesh = new Mesh(3);
        assertFound(
                "a packet that waits for one output only cannot take an escape: selection() is"
                        + " first",
                mesh,
                selecting(mesh, Routing.Selection.of("first", true)));
        assertEquals(
                List.of(),
                Verification.findings(mesh, selecting(mesh, Routing.Selection.of("first", false))));
    }

    private static Routing selecting(Mesh mesh, Routing.Selection selection) {
        return new Spoilt(mesh.routings().get(1)) {
            @Override
            public Selection selection() {
                return selection;
            }
        };
    }

    @Test
    void whoDrewAnOutputMayClaimToBeAcyclic() {
        Routing drawn =
                new Spoilt(Ring.DATELINE) {
                    @Override
                    public Selection selection() {
                        return Selection.DRAWN;
                    }
                };
        assertEquals(List.of(), Verification.findings(new Ring(5), drawn));
    }

    /**
     * A packet that goes astray in x holds an escape channel of y while it comes to want one of x
     * again: a cycle, but only where it stretches over all of them.
     */
    @Test
    void indirectDependenciesCountWherePacketsStretch() {
        Mesh mesh = new Mesh(4);
        Routing astray = new Astray(mesh);
        assertHolds(mesh, astray, Freedom.escape(1, Reuse.WHOLE_PACKET));
        assertFails(CYCLE, mesh, astray, Freedom.escape(1, Reuse.ATOMIC));
    }

    /** Outside of the escape a walk leads back to where it was. */
    @Test
    void indirectDependenciesAreFollowedRoundAWalk() {
        Mesh mesh = new Mesh(3);
        Routing walk = new Walk(mesh, 1, Freedom.NONE);
        assertHolds(mesh, walk, Freedom.escape(1, Reuse.WHOLE_PACKET));
        assertFails(CYCLE, mesh, walk, Freedom.escape(1, Reuse.ATOMIC));
    }
}
