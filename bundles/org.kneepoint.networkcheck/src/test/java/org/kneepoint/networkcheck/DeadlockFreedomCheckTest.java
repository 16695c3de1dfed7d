// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkcheck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.kneepoint.networkcheck.ViolationAssertions.assertFound;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.api.topology.DeadlockFreedom;
import org.kneepoint.api.topology.DeadlockFreedom.VcReallocation;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;

/** Claims that do not hold, beside claims that do. */
class DeadlockFreedomCheckTest {
    private static final String CYCLE = "dependency-cycle";

    private static void assertHolds(Network network, Routing routing, DeadlockFreedom claim) {
        assertEquals(
                List.of(),
                NetworkVerification.findings(network, new RoutingWithClaim(routing, claim)));
    }

    private static void assertFails(
            String line, Network network, Routing routing, DeadlockFreedom claim) {
        assertFound(line, network, new RoutingWithClaim(routing, claim));
    }

    @Test
    void aRingOfOneClassHasACycle() {
        LambdaRouting around =
                LambdaRouting.of(1, (router, held, target, choices) -> choices.add(0));
        assertFails(CYCLE, new OneWayRing(5), around, DeadlockFreedom.ACYCLIC);
        DeadlockFreedom unmasked =
                new DeadlockFreedom(DeadlockFreedom.Claim.ACYCLIC, 0, VcReallocation.ATOMIC);
        assertFails(CYCLE, new OneWayRing(5), around, unmasked);
        assertHolds(new OneWayRing(5), around, DeadlockFreedom.NONE);
        assertHolds(new OneWayRing(5), OneWayRing.DATELINE, DeadlockFreedom.ACYCLIC);
    }

    /** No packet passes more than one channel. */
    @Test
    void aRingOfTwoHasNone() {
        LambdaRouting around =
                LambdaRouting.of(1, (router, held, target, choices) -> choices.add(0));
        assertHolds(new OneWayRing(2), around, DeadlockFreedom.ACYCLIC);
    }

    /** Packets that never wrap close the cycle when they use either class. */
    @Test
    void aDatelineThatSomeIgnoreHasACycle() {
        LambdaRouting either =
                LambdaRouting.of(
                        2,
                        (router, held, target, choices) -> choices.add(0, target < router ? 1 : 3));
        assertFails(CYCLE, new OneWayRing(5), either, DeadlockFreedom.ACYCLIC);
    }

    @Test
    void aTwoPhaseRoutingIsCheckedAsWell() {
        LambdaRouting around =
                LambdaRouting.of(1, (router, held, target, choices) -> choices.add(0));
        OneWayRing ring = new OneWayRing(5);
        assertFound(
                CYCLE,
                ring,
                new TwoPhaseRouting(ring, around) {
                    @Override
                    public DeadlockFreedom deadlockFreedom() {
                        return DeadlockFreedom.ACYCLIC;
                    }
                });
    }

    @Test
    void fullAdaptivityIsNotAcyclic() {
        TestMesh mesh = new TestMesh(3);
        assertFails(CYCLE, mesh, mesh.routings().get(1), DeadlockFreedom.ACYCLIC);
    }

    @Test
    void leavingTheEscapeIsWrongWherePacketsShareABuffer() {
        TestMesh mesh = new TestMesh(3);
        DeadlockFreedom sharing = DeadlockFreedom.escape(1, VcReallocation.NON_ATOMIC);
        assertFails(
                "escape-left:"
                        + " packet to terminal 0 at router 1, from port 1 of router 2 class 0",
                mesh,
                mesh.routings().get(1),
                sharing);
        assertHolds(mesh, mesh.routings().get(3), sharing);
    }

    /** In class 1 alone packets turn as they like. */
    @Test
    void anEscapeMustNotHaveACycle() {
        TestMesh mesh = new TestMesh(3);
        for (VcReallocation reallocation : VcReallocation.values()) {
            assertFails(
                    CYCLE, mesh, mesh.routings().get(1), DeadlockFreedom.escape(3, reallocation));
        }
    }

    /** The third routing offers class 1 only to those that do not hold class 0. */
    @Test
    void theEscapeMustReachTheTarget() {
        TestMesh mesh = new TestMesh(3);
        assertFails(
                "escape-path",
                mesh,
                mesh.routings().get(3),
                DeadlockFreedom.escape(2, VcReallocation.WHOLE_PACKET));
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 4, 5, -1})
    void theEscapeIsMadeOfClasses(long mask) {
        TestMesh mesh = new TestMesh(3);
        assertFails(
                "escape-classes: mask",
                mesh,
                mesh.routings().get(1),
                DeadlockFreedom.escape(mask, VcReallocation.WHOLE_PACKET));
    }

    @Test
    void whoDrewAnOutputCannotTakeAnEscape() {
        TestMesh mesh = new TestMesh(3);
        Routing drawn =
                new DelegatingRouting(mesh.routings().get(1)) {
                    @Override
                    public Selection selection() {
                        return Selection.RANDOM;
                    }
                };
        assertFound("escape-selection", mesh, drawn);
    }

    @Test
    void whoCommitsByAnotherRuleCannotTakeAnEscapeEither() {
        TestMesh mesh = new TestMesh(3);
        assertFound(
                "escape-selection: selection() is" + " first",
                mesh,
                selecting(mesh, Routing.Selection.of("first", true)));
        assertEquals(
                List.of(),
                NetworkVerification.findings(
                        mesh, selecting(mesh, Routing.Selection.of("first", false))));
    }

    private static Routing selecting(TestMesh mesh, Routing.Selection selection) {
        return new DelegatingRouting(mesh.routings().get(1)) {
            @Override
            public Selection selection() {
                return selection;
            }
        };
    }

    @Test
    void whoDrewAnOutputMayClaimToBeAcyclic() {
        Routing drawn =
                new DelegatingRouting(OneWayRing.DATELINE) {
                    @Override
                    public Selection selection() {
                        return Selection.RANDOM;
                    }
                };
        assertEquals(List.of(), NetworkVerification.findings(new OneWayRing(5), drawn));
    }

    /**
     * A packet that goes astray in x holds an escape channel of y while it comes to want one of x
     * again: a cycle, but only where it stretches over all of them.
     */
    @Test
    void indirectDependenciesCountWherePacketsStretch() {
        TestMesh mesh = new TestMesh(4);
        Routing astray = new AdaptiveUntilXRouting(mesh);
        assertHolds(mesh, astray, DeadlockFreedom.escape(1, VcReallocation.WHOLE_PACKET));
        assertFails(CYCLE, mesh, astray, DeadlockFreedom.escape(1, VcReallocation.ATOMIC));
    }

    /** Outside of the escape a walk leads back to where it was. */
    @Test
    void indirectDependenciesAreFollowedRoundAWalk() {
        TestMesh mesh = new TestMesh(3);
        Routing walk = new RandomWalkRouting(mesh, 1, DeadlockFreedom.NONE);
        assertHolds(mesh, walk, DeadlockFreedom.escape(1, VcReallocation.WHOLE_PACKET));
        assertFails(CYCLE, mesh, walk, DeadlockFreedom.escape(1, VcReallocation.ATOMIC));
    }
}
