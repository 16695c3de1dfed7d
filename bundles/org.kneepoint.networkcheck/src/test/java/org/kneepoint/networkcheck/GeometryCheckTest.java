// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkcheck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.kneepoint.networkcheck.ViolationAssertions.assertFound;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.topology.GridNetwork;
import org.kneepoint.api.topology.GroupedNetwork;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.TreeNetwork;

/** Geometry that does not agree with the channels. */
class GeometryCheckTest {
    @Test
    void gridsThatAgreeHaveNoFault() {
        assertEquals(List.of(), NetworkVerification.findings(new TestMesh(3)));
        assertEquals(List.of(), NetworkVerification.findings(new TestTorus(4)));
    }

    @Test
    void theBoxHasAsManyPointsAsRouters() {
        assertFound(
                "grid-size: 12",
                new TestMesh(3) {
                    @Override
                    public int radix(int dimension) {
                        return 3 + dimension;
                    }
                });
    }

    /** A mesh all of whose rows have the same coordinates. */
    private static final class Flat extends DelegatingNetwork implements GridNetwork {
        private final TestMesh mesh;

        Flat(TestMesh mesh) {
            super(mesh);
            this.mesh = mesh;
        }

        @Override
        public int dimensions() {
            return mesh.dimensions();
        }

        @Override
        public int radix(int dimension) {
            return mesh.radix(dimension);
        }

        @Override
        public boolean isWrapped(int dimension) {
            return false;
        }

        @Override
        public int coordinate(int router, int dimension) {
            return dimension == 0 ? mesh.coordinate(router, 0) : 0;
        }

        @Override
        public int port(int router, int dimension, boolean up) {
            return mesh.port(router, dimension, up);
        }
    }

    @Test
    void everyRouterHasAPointOfItsOwn() {
        assertFound("grid-coordinates: router 3", new Flat(new TestMesh(3)));
    }

    @Test
    void stepsEndWhereTheGridDoes() {
        assertFound(
                "grid-port: router 0 down in dimension 0",
                new TestMesh(3) {
                    @Override
                    public boolean isWrapped(int dimension) {
                        return true;
                    }
                });
        assertFound(
                "grid-port",
                new TestTorus(3) {
                    @Override
                    public boolean isWrapped(int dimension) {
                        return false;
                    }
                });
    }

    @Test
    void aStepLeadsToTheNeighbour() {
        assertFound(
                "grid-neighbour: router 4 up in dimension 0",
                new TestMesh(3) {
                    @Override
                    public int port(int router, int dimension, boolean up) {
                        return super.port(router, dimension, router == 4 ? !up : up);
                    }
                });
    }

    /** Along a row of two routers the only step leads across. */
    private static class Full extends TestMesh {
        Full(int radix) {
            super(radix);
        }

        @Override
        public boolean isFullyConnected(int dimension) {
            return true;
        }

        @Override
        public int portTo(int router, int dimension, int coordinate) {
            return port(router, dimension, coordinate > coordinate(router, dimension));
        }
    }

    @Test
    void aFullyConnectedDimensionLeadsToEveryCoordinate() {
        assertEquals(List.of(), NetworkVerification.findings(new Full(2)));
        assertFound("grid-across: router 0 in dimension 0 to 2", new Full(3));
        assertFound(
                "grid-across: router 0 in dimension 0 to 1",
                new TestMesh(2) {
                    @Override
                    public boolean isFullyConnected(int dimension) {
                        return true;
                    }
                });
    }

    @Test
    void aFullyConnectedDimensionIsNoRing() {
        assertFound(
                "grid-ring",
                new TestTorus(3) {
                    @Override
                    public boolean isFullyConnected(int dimension) {
                        return true;
                    }

                    @Override
                    public int portTo(int router, int dimension, int coordinate) {
                        int ahead = coordinate - coordinate(router, dimension);
                        return port(router, dimension, Math.floorMod(ahead, 3) == 1);
                    }
                });
    }

    /** The fat-tree of 16 terminals, with one thing that can be wrong. */
    private static class Tree extends DelegatingNetwork implements TreeNetwork {
        private final TestFatTree tree;

        Tree(TestFatTree tree) {
            super(tree);
            this.tree = tree;
        }

        @Override
        public int levels() {
            return tree.levels();
        }

        @Override
        public int level(int router) {
            return router < 4 ? 1 : 2;
        }

        @Override
        public boolean isUp(int router, int port) {
            return port > 3;
        }

        @Override
        public int branch(int router, int terminal) {
            boolean isBelow = router > 3 || terminal / 4 == router;
            return isBelow ? (router > 3 ? terminal / 4 : terminal % 4) : UNCONNECTED;
        }
    }

    @Test
    void aTreeThatAgreesHasNoFault() {
        assertEquals(List.of(), NetworkVerification.findings(new Tree(new TestFatTree(2))));
    }

    @Test
    void linksJoinNeighbouringLevels() {
        assertFound(
                "tree-level: port 4 of router 0",
                new Tree(new TestFatTree(2)) {
                    @Override
                    public boolean isUp(int router, int port) {
                        return port > 4;
                    }
                });
    }

    @Test
    void branchesLeadToTheirTerminals() {
        assertFound(
                "branch-terminal: router 0, terminal 1",
                new Tree(new TestFatTree(2)) {
                    @Override
                    public int branch(int router, int terminal) {
                        return super.branch(router, router == 0 && terminal == 1 ? 2 : terminal);
                    }
                });
        assertFound(
                "branch-end: router 4, terminal 0",
                new Tree(new TestFatTree(2)) {
                    @Override
                    public int branch(int router, int terminal) {
                        return router > 3 ? 3 - terminal / 4 : super.branch(router, terminal);
                    }
                });
        assertFound(
                "branch-up: router 4, terminal 0",
                new Tree(new TestFatTree(2)) {
                    @Override
                    public int branch(int router, int terminal) {
                        return router > 3 ? 5 : super.branch(router, terminal);
                    }
                });
    }

    /** A ring whose routers belong to groups as given. */
    private static Network grouped(int groups, int... groupOf) {
        class Groups extends OneWayRing implements GroupedNetwork {
            Groups() {
                super(groupOf.length, OneWayRing.DATELINE);
            }

            @Override
            public int groups() {
                return groups;
            }

            @Override
            public int groupOf(int router) {
                return groupOf[router];
            }
        }
        return new Groups();
    }

    @Test
    void groupsExistAndHaveRouters() {
        assertEquals(List.of(), NetworkVerification.findings(grouped(2, 0, 0, 1, 1, 0)));
        assertFound("group-number: 2 of router 3", grouped(2, 0, 0, 1, 2, 0));
        assertFound("group-empty: 2", grouped(3, 0, 0, 1, 1, 0));
    }
}
