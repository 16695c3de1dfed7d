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
                "classes() is outside 1 to 64: " + classes,
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
                "a packet has no choice: packet to terminal 0 at router 1, new",
                (router, held, target, choices) -> {});
        assertFoundInRing(
                "a choice of port 2, which does not exist",
                (router, held, target, choices) -> choices.add(2));
        assertFoundInRing(
                "a choice of port -1, which does not exist",
                (router, held, target, choices) -> choices.add(-1));
        assertFoundInRing(
                "a choice of port 1, which leads to no router",
                (router, held, target, choices) -> choices.add(1));
        assertFoundInRing(
                "a choice without a class", (router, held, target, choices) -> choices.add(0, 0));
        assertFoundInRing(
                "a choice of class 63 of only 2",
                (router, held, target, choices) -> choices.add(0, 1L << 63 | 1));
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, -1, Double.NaN, Double.POSITIVE_INFINITY})
    void aChoiceHasAWeight(double weight) {
        assertFoundInRing(
                "a choice of weight " + weight,
                (router, held, target, choices) -> choices.add(0, 1, weight, 0));
    }

    /** A ring that knows whether it is asked for the first time. */
    private abstract static class Fickle extends DelegatingRouting {
        private int asked;

        private Fickle() {
            super(OneWayRing.DATELINE);
        }

        boolean isFirst() {
            return asked++ == 0;
        }
    }

    private static void assertFickle(Fickle fickle) {
        assertFound("answers change from call to call: to terminal 0", new OneWayRing(4), fickle);
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
        assertFound(
                "the probabilities of the starts do not sum to 1: 0.25 from terminal 0 to 0",
                ring,
                new Started(0.25).routing());
        assertFound(
                "the probabilities of the starts do not sum to 1: 0.0",
                ring,
                new Started().routing());
        assertFound(
                "a start has a wrong probability: -1.0 from terminal 0",
                ring,
                new Started(1, 1, -1).routing());
        assertFound(
                "a start has a wrong probability: NaN", ring, new Started(Double.NaN).routing());
    }

    @Test
    void aWayIsLeftToTheTarget() {
        TestMesh mesh = new TestMesh(2);
        assertFound("no way leads to the target", mesh, new NonArrivingRouting(mesh));
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
        assertFound("the choices of highest priority never lead to the target", mesh, hesitant);
    }

    @Test
    void minimalRoutingsTakeShortestWays() {
        TestMesh mesh = new TestMesh(3);
        assertFound(
                "isMinimal(), but a way is not a shortest one",
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
                "isMinimal(), but a way is not a shortest one",
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
                "ports of one group are not offered alike: packet to terminal ",
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
                "a way over a random terminal is not minimal: isMinimal() is true",
                ring,
                new TwoPhaseRouting(ring, OneWayRing.DATELINE) {
                    @Override
                    public boolean isMinimal() {
                        return true;
                    }
                });
        assertFound(
                "each phase needs classes of its own: 2 phases, classes() is 33",
                ring,
                new TwoPhaseRouting(ring, OneWayRing.DATELINE) {
                    @Override
                    public int vcClasses() {
                        return 33;
                    }
                });
        TestButterfly butterfly = new TestButterfly(2, 2);
        assertFound(
                "the second phase cannot start where the first ends: 0, and 3 more",
                butterfly,
                new TwoPhaseRouting(butterfly, butterfly.routings().get(0)));
    }
}
