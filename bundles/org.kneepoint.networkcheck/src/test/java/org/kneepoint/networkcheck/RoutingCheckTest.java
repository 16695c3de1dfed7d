// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkcheck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.kneepoint.networkcheck.ViolationAssertions.assertFound;

import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;

/** Routings that do not keep what they promise. */
class RoutingCheckTest {
    private static void assertFoundInRing(String line, LambdaRouting.RoutingStep way) {
        assertFound(line, new OneWayRing(5), LambdaRouting.of(2, way));
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 0, 65})
    void thereAre1To64Classes(int classes) {
        assertFound(
                "vc-classes: " + classes,
                new OneWayRing(5),
                LambdaRouting.of(classes, (router, held, target, choices) -> choices.add(0)));
    }

    @Test
    void sixtyFourClassesAreNotTooMany() {
        LambdaRouting last =
                LambdaRouting.of(
                        64,
                        (router, held, target, choices) ->
                                choices.add(0, target < router ? 1L << 62 : 1L << 63));
        assertEquals(List.of(), NetworkVerification.findings(new OneWayRing(5), last));
    }

    @Test
    void aPacketHasAChoiceThatExists() {
        assertFoundInRing(
                "no-choice: packet to terminal 0 at router 1, new",
                (router, held, target, choices) -> {});
        assertFoundInRing("choice-port: 2,", (router, held, target, choices) -> choices.add(2));
        assertFoundInRing("choice-port: -1,", (router, held, target, choices) -> choices.add(-1));
        assertFoundInRing(
                "choice-unconnected: 1,", (router, held, target, choices) -> choices.add(1));
        assertFoundInRing("choice-no-class", (router, held, target, choices) -> choices.add(0, 0));
        assertFoundInRing(
                "choice-class: 63,",
                (router, held, target, choices) -> choices.add(0, 1L << 63 | 1));
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, -1, Double.NaN, Double.POSITIVE_INFINITY})
    void aChoiceHasAWeight(double weight) {
        assertFoundInRing(
                "choice-weight: " + weight,
                (router, held, target, choices) -> choices.add(0, 1, weight, 0));
    }

    /** A ring whose first answer differs from the later ones. */
    private abstract static class Fickle extends DelegatingRouting {
        private int calls;

        private Fickle() {
            super(OneWayRing.DATELINE);
        }

        boolean isFirst() {
            return calls++ == 0;
        }
    }

    private static void assertFickle(Fickle fickle) {
        assertFound("unstable: to terminal 0", new OneWayRing(4), fickle);
    }

    @Test
    void answersDependOnTheQuestionOnly() {
        assertFickle(
                new Fickle() {
                    @Override
                    public void route(
                            int r, int in, int held, int target, int state, RoutingChoices c) {
                        c.add(0, isFirst() ? 1 : 2);
                    }
                });
        assertFickle(
                new Fickle() {
                    @Override
                    public void route(
                            int r, int in, int held, int target, int state, RoutingChoices c) {
                        c.add(0, target < r ? 1 : 2, isFirst() ? 1 : 2, 0);
                    }
                });
        assertFickle(
                new Fickle() {
                    @Override
                    public void route(
                            int r, int in, int held, int target, int state, RoutingChoices c) {
                        c.add(0, target < r ? 1 : 2, 1, isFirst() ? 1 : 2);
                    }
                });
        assertFickle(
                new Fickle() {
                    @Override
                    public void startStates(int source, int target, StartStates startStates) {
                        startStates.add(isFirst() ? 1 : 2, 1);
                    }
                });
    }

    private record Started(double... probabilities) {
        private Routing routing() {
            return new DelegatingRouting(OneWayRing.DATELINE) {
                @Override
                public void startStates(int source, int target, StartStates startStates) {
                    for (int state = 0; state < probabilities.length; state++) {
                        startStates.add(state, probabilities[state]);
                    }
                }
            };
        }
    }

    @Test
    void startsArePossibleAndSumToOne() {
        OneWayRing ring = new OneWayRing(5);
        assertEquals(
                List.of(), NetworkVerification.findings(ring, new Started(0.3, 0.7).routing()));
        assertFound("start-sum: 0.25 from terminal 0 to 0", ring, new Started(0.25).routing());
        assertFound("start-sum: 0.0", ring, new Started().routing());
        assertFound(
                "start-probability: -1.0 from terminal 0", ring, new Started(1, 1, -1).routing());
        assertFound("start-probability: NaN", ring, new Started(Double.NaN).routing());
    }

    @Test
    void aWayIsLeftToTheTarget() {
        TestMesh mesh = new TestMesh(2);
        assertFound("unreachable", mesh, new NonArrivingRouting(mesh));
    }

    @Test
    void packetsDoNotWanderForEver() {
        TestMesh mesh = new TestMesh(2);
        Routing hesitant =
                new NonArrivingRouting(mesh) {
                    @Override
                    public void route(
                            int r, int in, int held, int target, int state, RoutingChoices c) {
                        super.route(r, in, held, target, state, c);
                        c.add(mesh.xFirst(r, target), 1, 1, -1);
                    }
                };
        assertFound("priority-unreachable", mesh, hesitant);
    }

    @Test
    void minimalRoutingsTakeShortestWays() {
        TestMesh mesh = new TestMesh(3);
        assertFound(
                "not-minimal",
                mesh,
                new DelegatingRouting(new AdaptiveUntilXRouting(mesh)) {
                    @Override
                    public boolean isMinimal() {
                        return true;
                    }
                });
    }

    /** In a ring of three the long way round passes a router that is as far away. */
    @Test
    void minimalRoutingsDoNotStepAside() {
        TestTorus torus = new TestTorus(3);
        assertFound(
                "not-minimal",
                torus,
                new DelegatingRouting(torus.routings().get(0)) {
                    @Override
                    public void route(
                            int r, int in, int held, int target, int state, RoutingChoices c) {
                        super.route(r, in, held, target, state, c);
                        int port = c.port(0);
                        if (port < 2) {
                            c.clear();
                            c.add(port ^ 1);
                        }
                    }
                });
    }

    /** Changes what the tree offers at its up-links, ports 4 and 5. */
    private static void assertUnlike(Consumer<RoutingChoices> upLinks) {
        TestFatTree tree = new TestFatTree(2);
        Routing sound = tree.routings().get(0);
        assertEquals(List.of(), NetworkVerification.findings(tree, sound));
        assertFound(
                "group-choices: packet to terminal ",
                tree,
                new DelegatingRouting(sound) {
                    @Override
                    public int vcClasses() {
                        return 2;
                    }

                    @Override
                    public void route(
                            int r, int in, int held, int target, int state, RoutingChoices c) {
                        super.route(r, in, held, target, state, c);
                        if (c.size() == 2) {
                            c.clear();
                            upLinks.accept(c);
                        }
                    }
                });
    }

    @Test
    void linksOfAGroupAreOfferedTogetherAndAlike() {
        assertUnlike(choices -> choices.add(4));
        assertUnlike(choices -> choices.add(5));
        assertUnlike(
                choices -> {
                    choices.add(4);
                    choices.add(5, 2);
                });
        assertUnlike(
                choices -> {
                    choices.add(4, 1, 1, 0);
                    choices.add(5, 1, 2, 0);
                });
        assertUnlike(
                choices -> {
                    choices.add(4, 1, 1, 0);
                    choices.add(5, 1, 1, 1);
                });
    }

    @Test
    void twoPhasesFitTogether() {
        OneWayRing ring = new OneWayRing(5);
        assertEquals(
                List.of(),
                NetworkVerification.findings(ring, new TwoPhaseRouting(ring, OneWayRing.DATELINE)));
        assertFound(
                "phases-minimal: isMinimal() is true",
                ring,
                new TwoPhaseRouting(ring, OneWayRing.DATELINE) {
                    @Override
                    public boolean isMinimal() {
                        return true;
                    }
                });
        assertFound(
                "phase-classes: 2 phases, classes() is 33",
                ring,
                new TwoPhaseRouting(ring, OneWayRing.DATELINE) {
                    @Override
                    public int vcClasses() {
                        return 33;
                    }
                });
        TestButterfly butterfly = new TestButterfly(2, 2);
        assertFound(
                "phase-start: 0, and 3 more",
                butterfly,
                new TwoPhaseRouting(butterfly, butterfly.routings().get(0)));
    }
}
