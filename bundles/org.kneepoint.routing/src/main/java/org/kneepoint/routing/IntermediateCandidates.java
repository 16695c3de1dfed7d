// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.routing;

import java.util.Arrays;
import java.util.BitSet;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.kneepoint.api.topology.GroupedNetwork;
import org.kneepoint.api.topology.IntermediateDraw;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;

/**
 * Candidate intermediate nodes: routers, or groups of routers, each represented by one of its
 * terminals.
 */
abstract class IntermediateCandidates {
    /** No intermediate node: the path is minimal. */
    static final int NONE = -1;

    /** Returns the groups of a network with several groups, else the routers. */
    static IntermediateCandidates of(Network network) {
        return network instanceof GroupedNetwork grouped && grouped.groups() > 1
                ? new GroupCandidates(grouped)
                : new RouterCandidates(network);
    }

    /**
     * Draws a node different from those of source and destination.
     *
     * @return one of its terminals, or {@link #NONE} if none is needed or drawn
     */
    abstract int draw(int source, int destination, RandomGenerator random);

    /** Returns whether a router belongs to the node of a terminal and a phase can start there. */
    abstract boolean isAtNode(int router, int terminal);

    /** Lists the terminals that {@link #draw} may return with their probabilities, by router. */
    abstract void candidates(int source, int destination, Routing.StartStates candidates);

    /**
     * Returns the draw of these candidates.
     *
     * @param isAdaptive whether queue lengths select between them and the minimal path
     */
    IntermediateDraw drawn(boolean isAdaptive) {
        return new Drawn(this, isAdaptive);
    }

    private record Drawn(IntermediateCandidates nodes, boolean isAdaptive)
            implements IntermediateDraw {
        @Override
        public void candidates(int source, int destination, Routing.StartStates candidates) {
            nodes.candidates(source, destination, candidates);
        }

        @Override
        public boolean endsAt(int router, int terminal) {
            return nodes.isAtNode(router, terminal);
        }
    }

    /** Returns whether a packet from a source may still leave the minimal path at a router. */
    abstract boolean mayStillDivert(int router, int source);

    private static final class RouterCandidates extends IntermediateCandidates {
        private final Network network;

        RouterCandidates(Network network) {
            this.network = network;
        }

        /** Draws among all routers; the minimal path if it is that of the source or destination. */
        @Override
        int draw(int source, int destination, RandomGenerator random) {
            int terminal = random.nextInt(network.terminals());
            int router = network.ejectionRouter(terminal);
            boolean isBetween =
                    router != network.injectionRouter(source)
                            && router != network.ejectionRouter(destination);
            return isBetween ? terminal : NONE;
        }

        @Override
        void candidates(int source, int destination, Routing.StartStates candidates) {
            if (source == destination) {
                return;
            }
            for (int terminal = 0; terminal < network.terminals(); terminal++) {
                int router = network.ejectionRouter(terminal);
                if (router != source && router != destination) {
                    candidates.add(terminal, 1.0 / network.terminals());
                }
            }
        }

        @Override
        boolean isAtNode(int router, int terminal) {
            return router == network.ejectionRouter(terminal);
        }

        /** Returns whether it is the router of the source or a neighbour. */
        @Override
        boolean mayStillDivert(int router, int source) {
            int own = network.injectionRouter(source);
            return router == own
                    || IntStream.range(0, network.ports(own))
                            .anyMatch(port -> network.peerRouter(own, port) == router);
        }
    }

    private static final class GroupCandidates extends IntermediateCandidates {
        private final GroupedNetwork network;

        /** Group of each terminal. */
        private final int[] groups;

        /** Routers with terminals; the spines of a dragonfly+ have none. */
        private final BitSet entries = new BitSet();

        /** Terminals of each group with terminals. */
        private final int[][] members;

        GroupCandidates(GroupedNetwork network) {
            this.network = network;
            groups =
                    IntStream.range(0, network.terminals())
                            .map(terminal -> network.groupOf(network.injectionRouter(terminal)))
                            .toArray();
            IntStream.range(0, groups.length).map(network::injectionRouter).forEach(entries::set);
            members =
                    IntStream.range(0, groups.length)
                            .boxed()
                            .collect(
                                    Collectors.groupingBy(
                                            terminal -> groups[terminal],
                                            TreeMap::new,
                                            Collectors.toList()))
                            .values()
                            .stream()
                            .map(terminals -> terminals.stream().mapToInt(t -> t).toArray())
                            .toArray(int[][]::new);
        }

        /** Draws uniformly among all groups but those of source and destination. */
        @Override
        int draw(int source, int destination, RandomGenerator random) {
            if (groups[source] == groups[destination] || members.length < 3) {
                return NONE;
            }
            int[] drawn;
            do {
                drawn = members[random.nextInt(members.length)];
            } while (groups[drawn[0]] == groups[source] || groups[drawn[0]] == groups[destination]);
            return drawn[random.nextInt(drawn.length)];
        }

        @Override
        void candidates(int source, int destination, Routing.StartStates candidates) {
            int from = network.groupOf(source);
            int to = network.groupOf(destination);
            if (from == to || members.length < 3) {
                return;
            }
            for (int[] drawn : members) {
                int group = groups[drawn[0]];
                if (group != from && group != to) {
                    double each = 1.0 / (members.length - 2) / drawn.length;
                    Arrays.stream(drawn).forEach(terminal -> candidates.add(terminal, each));
                }
            }
        }

        @Override
        boolean isAtNode(int router, int terminal) {
            return network.groupOf(router) == groups[terminal] && entries.get(router);
        }

        @Override
        boolean mayStillDivert(int router, int source) {
            return network.groupOf(router) == groups[source];
        }
    }
}
