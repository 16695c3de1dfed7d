// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.topology;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** The contract test sees what is wrong. */
class TopologyContractTest {
    private static void assertFound(String fault, Network network) {
        AssertionError error =
                assertThrows(
                        AssertionError.class,
                        () -> {
                            TopologyContract.graph(network);
                            for (Routing routing : network.routings()) {
                                TopologyContract.routing(network, routing);
                            }
                        });
        assertTrue(error.getMessage().contains(fault), error.getMessage());
    }

    private static void assertFound(String fault, Routing routing) {
        assertFound(fault, new Ring(routing));
    }

    @Test
    void aRightRingPasses() {
        Network ring = new Ring(new Ring.Around());
        TopologyContract.graph(ring);
        TopologyContract.routing(ring, ring.routings().get(0));
    }

    @Test
    void aRingOfOneClassDeadlocks() {
        assertFound(
                "wait in a cycle",
                new Ring.Around() {
                    @Override
                    public void route(int r, int in, int held, int target, int state, Choices c) {
                        c.add(0);
                    }
                });
    }

    /** Packets that never wrap close the cycle when they use either class. */
    @Test
    void aDatelineThatSomeIgnoreDeadlocks() {
        assertFound(
                "wait in a cycle",
                new Ring.Around() {
                    @Override
                    public void route(int r, int in, int held, int target, int state, Choices c) {
                        c.add(0, target < r ? 1 : 3);
                    }
                });
    }

    @Test
    void returningFromTheEscapeDeadlocksWherePacketsShareABuffer() {
        Mesh mesh = new Mesh(3);
        Routing adaptive = mesh.routings().get(1);
        Routing claim = new Claim(adaptive, Freedom.escape(1, Freedom.Reuse.AFTER_TAIL));
        AssertionError error =
                assertThrows(AssertionError.class, () -> TopologyContract.routing(mesh, claim));
        assertTrue(error.getMessage().contains("leaves the escape"), error.getMessage());
    }

    @Test
    void fullAdaptivityIsNotAcyclic() {
        Mesh mesh = new Mesh(3);
        Routing claim = new Claim(mesh.routings().get(1), Freedom.ACYCLIC);
        AssertionError error =
                assertThrows(AssertionError.class, () -> TopologyContract.routing(mesh, claim));
        assertTrue(error.getMessage().contains("wait in a cycle"), error.getMessage());
    }

    @Test
    void theEscapeMustReachTheTarget() {
        Mesh mesh = new Mesh(3);
        Routing claim =
                new Claim(mesh.routings().get(3), Freedom.escape(2, Freedom.Reuse.WHOLE_PACKET));
        AssertionError error =
                assertThrows(AssertionError.class, () -> TopologyContract.routing(mesh, claim));
        assertTrue(error.getMessage().contains("no escape"), error.getMessage());
    }

    /**
     * A packet that goes astray in x holds an escape channel of y while it comes to want one of x
     * again: a cycle, but only where it stretches over all of them.
     */
    @Test
    void indirectDependenciesCountWherePacketsStretch() {
        Mesh mesh = new Mesh(4);
        Routing astray = new Astray(mesh);
        TopologyContract.routing(
                mesh, new Claim(astray, Freedom.escape(1, Freedom.Reuse.WHOLE_PACKET)));
        Routing atomic = new Claim(astray, Freedom.escape(1, Freedom.Reuse.ATOMIC));
        AssertionError error =
                assertThrows(AssertionError.class, () -> TopologyContract.routing(mesh, atomic));
        assertTrue(error.getMessage().contains("wait in a cycle"), error.getMessage());
    }

    @Test
    void aPathMustLeadToTheTarget() {
        assertFound(
                "no choice",
                new Ring.Around() {
                    @Override
                    public void route(int r, int in, int held, int target, int state, Choices c) {
                        // offers nothing
                    }
                });
        assertFound(
                "unconnected port",
                new Ring.Around() {
                    @Override
                    public void route(int r, int in, int held, int target, int state, Choices c) {
                        c.add(1);
                    }
                });
        assertFound(
                "class 2",
                new Ring.Around() {
                    @Override
                    public void route(int r, int in, int held, int target, int state, Choices c) {
                        c.add(0, 4);
                    }
                });
    }

    @Test
    void startsMustSumToOne() {
        assertFound(
                "starts from",
                new Ring.Around() {
                    @Override
                    public void starts(int source, int target, Starts starts) {
                        starts.add(0, 0.25);
                    }
                });
    }

    @Test
    void statedFiguresMustHold() {
        Routing around = new Ring.Around();
        assertFound(
                "diameter",
                new Ring(around) {
                    @Override
                    public OptionalInt diameter() {
                        return OptionalInt.of(4);
                    }
                });
        assertFound(
                "mean distance",
                new Ring(around) {
                    @Override
                    public OptionalDouble meanDistance() {
                        return OptionalDouble.of(3);
                    }
                });
        assertFound(
                "exceeds the bound",
                new Ring(around) {
                    @Override
                    public OptionalDouble capacity() {
                        return OptionalDouble.of(0.3);
                    }
                });
    }

    @Test
    void channelsMustEndSomewhereAlone() {
        Routing around = new Ring.Around();
        assertFound(
                "entry of a terminal",
                new Ring(around) {
                    @Override
                    public int peerPort(int router, int port) {
                        return 1;
                    }
                });
        assertFound(
                "no router 7",
                new Ring(around) {
                    @Override
                    public int peerRouter(int router, int port) {
                        return port == 0 ? 7 : UNCONNECTED;
                    }
                });
        assertFound(
                "share an entry",
                new Ring(around) {
                    @Override
                    public int entryRouter(int terminal) {
                        return terminal / 2;
                    }
                });
    }

    @Test
    void equalOrbitsMustCarryTheSame() {
        assertFound(
                "orbit of port",
                new Mesh(4) {
                    @Override
                    public long orbit(int router, int port) {
                        return 0;
                    }
                });
    }

    @Test
    void linksOfAGroupAreOfferedTogether() {
        FatTree tree = new FatTree(2);
        Routing oneLink =
                new Ring.Around() {
                    @Override
                    public void route(int r, int in, int held, int target, int state, Choices c) {
                        tree.routings().get(0).route(r, in, held, target, state, c);
                        int port = c.port(0);
                        c.clear();
                        c.add(port);
                    }
                };
        AssertionError error =
                assertThrows(AssertionError.class, () -> TopologyContract.routing(tree, oneLink));
        assertTrue(error.getMessage().contains("part of a group"), error.getMessage());
    }
}
