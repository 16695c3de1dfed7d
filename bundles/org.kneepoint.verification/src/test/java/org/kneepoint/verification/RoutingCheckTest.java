// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.verification;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.kneepoint.verification.Faults.assertFound;

import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.api.topology.Choices;
import org.kneepoint.api.topology.Routing;

/** Routings that do not keep what they promise. */
class RoutingCheckTest {
    private static void assertFoundInRing(String line, Rule.Way way) {
        assertFound(line, new Ring(5), Rule.of(2, way));
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 0, 65})
    void thereAre1To64Classes(int classes) {
        assertFound(
                "classes() is outside 1 to 64: " + classes,
                new Ring(5),
                Rule.of(classes, (router, held, target, choices) -> choices.add(0)));
    }

    @Test
    void sixtyFourClassesAreNotTooMany() {
        Rule last =
                Rule.of(
                        64,
                        (router, held, target, choices) ->
                                choices.add(0, target < router ? 1L << 62 : 1L << 63));
        assertEquals(List.of(), Verification.findings(new Ring(5), last));
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
    private abstract static class Fickle extends Spoilt {
        private int asked;

        private Fickle() {
            super(Ring.DATELINE);
        }

        boolean isFirst() {
            return asked++ == 0;
        }
    }

    private static void assertFickle(Fickle fickle) {
        assertFound("answers change from call to call: to terminal 0", new Ring(4), fickle);
    }

    @Test
    void answersDependOnTheQuestionOnly() {
        assertFickle(
                new Fickle() {
                    @Override
                    public void route(int r, int in, int held, int target, int state, Choices c) {
                        c.add(0, isFirst() ? 1 : 2);
                    }
                });
        assertFickle(
                new Fickle() {
                    @Override
                    public void route(int r, int in, int held, int target, int state, Choices c) {
                        c.add(0, target < r ? 1 : 2, isFirst() ? 1 : 2, 0);
                    }
                });
        assertFickle(
                new Fickle() {
                    @Override
                    public void route(int r, int in, int held, int target, int state, Choices c) {
                        c.add(0, target < r ? 1 : 2, 1, isFirst() ? 1 : 2);
                    }
                });
        assertFickle(
                new Fickle() {
                    @Override
                    public void starts(int source, int target, Starts starts) {
                        starts.add(isFirst() ? 1 : 2, 1);
                    }
                });
    }

    private record Started(double... probabilities) {
        private Routing routing() {
            return new Spoilt(Ring.DATELINE) {
                @Override
                public void starts(int source, int target, Starts starts) {
                    for (int state = 0; state < probabilities.length; state++) {
                        starts.add(state, probabilities[state]);
                    }
                }
            };
        }
    }

    @Test
    void startsArePossibleAndSumToOne() {
        Ring ring = new Ring(5);
        assertEquals(List.of(), Verification.findings(ring, new Started(0.3, 0.7).routing()));
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
        Mesh mesh = new Mesh(2);
        assertFound("no way leads to the target", mesh, new Aside(mesh));
    }

    @Test
    void packetsDoNotWanderForEver() {
        Mesh mesh = new Mesh(2);
        Routing hesitant =
                new Aside(mesh) {
                    @Override
                    public void route(int r, int in, int held, int target, int state, Choices c) {
                        super.route(r, in, held, target, state, c);
                        c.add(mesh.xFirst(r, target), 1, 1, -1);
                    }
                };
        assertFound("the choices of highest priority never lead to the target", mesh, hesitant);
    }

    @Test
    void minimalRoutingsTakeShortestWays() {
        Mesh mesh = new Mesh(3);
        assertFound(
                "isMinimal(), but a way is not a shortest one",
                mesh,
                new Spoilt(new Astray(mesh)) {
                    @Override
                    public boolean isMinimal() {
                        return true;
                    }
                });
    }

    /** In a ring of three the long way round passes a router that is as far away. */
    @Test
    void minimalRoutingsDoNotStepAside() {
        Torus torus = new Torus(3);
        assertFound(
                "isMinimal(), but a way is not a shortest one",
                torus,
                new Spoilt(torus.routings().get(0)) {
                    @Override
                    public void route(int r, int in, int held, int target, int state, Choices c) {
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
    private static void assertUnlike(Consumer<Choices> upLinks) {
        FatTree tree = new FatTree(2);
        Routing sound = tree.routings().get(0);
        assertEquals(List.of(), Verification.findings(tree, sound));
        assertFound(
                "ports of one group are not offered alike: packet to terminal ",
                tree,
                new Spoilt(sound) {
                    @Override
                    public int vcClasses() {
                        return 2;
                    }

                    @Override
                    public void route(int r, int in, int held, int target, int state, Choices c) {
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
        Ring ring = new Ring(5);
        assertEquals(List.of(), Verification.findings(ring, new Valiant(ring, Ring.DATELINE)));
        assertFound(
                "a way over a random terminal is not minimal: isMinimal() is true",
                ring,
                new Valiant(ring, Ring.DATELINE) {
                    @Override
                    public boolean isMinimal() {
                        return true;
                    }
                });
        assertFound(
                "each phase needs classes of its own: 2 phases, classes() is 33",
                ring,
                new Valiant(ring, Ring.DATELINE) {
                    @Override
                    public int vcClasses() {
                        return 33;
                    }
                });
        Butterfly butterfly = new Butterfly(2, 2);
        assertFound(
                "the second phase cannot start where the first ends: 0, and 3 more",
                butterfly,
                new Valiant(butterfly, butterfly.routings().get(0)));
    }
}
