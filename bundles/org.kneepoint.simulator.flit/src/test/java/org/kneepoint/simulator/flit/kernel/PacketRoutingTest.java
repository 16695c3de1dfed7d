// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.topology.DeadlockFreedom;
import org.kneepoint.api.topology.IntermediateSelector;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;
import org.kneepoint.simulation.RandomStreams;
import org.kneepoint.testkit.Refusal;
import org.kneepoint.testkit.RingNetwork;

/** Routes on a circle of eight routers, whose port 0 leads on and port 1 to the terminal. */
class PacketRoutingTest {
    private static final int ROUTERS = 8;
    private static final Optional<IntermediateSelector> STRAIGHT = Optional.empty();

    private final RingNetwork circle = RingNetwork.around(ROUTERS, 1);
    private final Optional<IntermediateSelector> uniform =
            Optional.of(IntermediateSelector.uniform(circle));
    private final PacketPool packets = new PacketPool();
    private int[] requests;

    /** A routing that remembers with what it was asked, and whose state counts the routers. */
    private class Probe implements Routing {
        private final Optional<IntermediateSelector> via;
        private final Selection selection;

        Probe(Optional<IntermediateSelector> via, Selection selection) {
            this.via = via;
            this.selection = selection;
        }

        @Override
        public String name() {
            return "probe";
        }

        @Override
        public int vcClasses() {
            return 2;
        }

        @Override
        public Optional<IntermediateSelector> intermediates() {
            return via;
        }

        @Override
        public Selection selection() {
            return selection;
        }

        @Override
        public DeadlockFreedom deadlockFreedom() {
            return DeadlockFreedom.NONE;
        }

        @Override
        public void startStates(int source, int target, StartStates starts) {
            starts.add(100 + source, 0.25);
            starts.add(200 + source, 0.75);
        }

        @Override
        public void route(
                int router,
                int inPort,
                int inClass,
                int target,
                int state,
                RoutingChoices choices) {
            requests = new int[] {router, inPort, inClass, target, state};
            choices.add(0, 0b01, 3, 5);
            choices.add(0, 0b10, 1, 5);
            choices.add(0, 0b11, 1, 4);
        }

        @Override
        public int nextState(int state, int router, int outPort, int outClass) {
            return state + 1000 + outClass;
        }
    }

    private PacketRouting routes(Routing routing, int vcs) {
        return new PacketRouting(
                routing,
                NetworkWiring.of(circle),
                VcClassMap.of(routing, vcs),
                packets,
                RandomStreams.of(3).stream(FlitStreamIds.ROUTES));
    }

    private PacketRouting routes(Optional<IntermediateSelector> via, Routing.Selection selection) {
        return routes(new Probe(via, selection), 4);
    }

    private int packet(int source, int destination) {
        int packet = packets.create();
        packets.source[packet] = source;
        packets.destination[packet] = destination;
        return packet;
    }

    private static int link(int router) {
        return 2 * router;
    }

    private static int terminal(int router) {
        return 2 * router + 1;
    }

    private void assertRequest(int... expected) {
        org.junit.jupiter.api.Assertions.assertArrayEquals(expected, requests);
    }

    @Test
    void unsupportedSelectionFunctionIsRefused() {
        Routing.Selection own = Routing.Selection.of("least-recently-used", false);
        assertEquals("unusable [routing] probe", Refusal.of(() -> routes(STRAIGHT, own)));
    }

    /** Only the two choices of the highest priority take turns, at each router anew. */
    @Test
    void outputsAreTakenInTurn() {
        PacketRouting routes = routes(STRAIGHT, Routing.Selection.CYCLIC);
        assertTrue(routes.isRandomised());
        int packet = packet(0, 2);
        routes.inject(packet);
        for (int turn = 0; turn < 4; turn++) {
            assertEquals(1, routes.findCandidates(packet, terminal(0), 0));
            assertEquals(turn % 2 == 0 ? 0b0011 : 0b1100, routes.vcs(0), "turn " + turn);
        }
        routes.findCandidates(packet, terminal(0), 0);
        routes.findCandidates(packet, terminal(1), 0);
        assertEquals(0b0011, routes.vcs(0));
    }

    @Test
    void startsStraightToTheDestination() {
        PacketRouting routes = routes(STRAIGHT, Routing.Selection.FIRST_FREE);
        int one = 0;
        for (int i = 0; i < 2000; i++) {
            int packet = packet(2, 5);
            routes.inject(packet);
            assertEquals(5, packets.target[packet]);
            assertEquals(0, packets.phase[packet]);
            one += packets.state[packet] == 102 ? 1 : 0;
            assertTrue(packets.state[packet] == 102 || packets.state[packet] == 202);
            packets.release(packet);
        }
        assertEquals(500, one, 4 * Math.sqrt(2000 * 0.25 * 0.75));
    }

    @Test
    void asksWithWhatTheHeaderHolds() {
        PacketRouting routes = routes(STRAIGHT, Routing.Selection.FIRST_FREE);
        int packet = packet(2, 5);
        routes.inject(packet);
        int state = packets.state[packet];
        assertEquals(3, routes.findCandidates(packet, terminal(2), 0));
        assertRequest(2, 1, Routing.INJECTED, 5, state);
        routes.outputAllocated(packet, link(2), 3);
        assertEquals(state + 1001, packets.state[packet]);
        assertEquals(1, packets.hops[packet]);
        routes.findCandidates(packet, link(3), 3);
        assertRequest(3, 0, 1, 5, state + 1001);
    }

    @Test
    void givesAllChoicesInTermsOfPortsAndChannels() {
        PacketRouting routes = routes(STRAIGHT, Routing.Selection.FIRST_FREE);
        int packet = packet(2, 5);
        routes.inject(packet);
        routes.findCandidates(packet, terminal(2), 0);
        for (int choice = 0; choice < 3; choice++) {
            assertEquals(link(2), routes.port(choice));
        }
        assertEquals(0b0011, routes.vcs(0));
        assertEquals(0b1100, routes.vcs(1));
        assertEquals(0b1111, routes.vcs(2));
        assertEquals(5, routes.priority(1));
        assertEquals(4, routes.priority(2));
    }

    @Test
    void drawsByWeightAmongTheBest() {
        PacketRouting routes = routes(STRAIGHT, Routing.Selection.RANDOM);
        int packet = packet(2, 5);
        routes.inject(packet);
        int first = 0;
        for (int i = 0; i < 2000; i++) {
            assertEquals(1, routes.findCandidates(packet, terminal(2), 0));
            assertTrue(routes.vcs(0) == 0b0011 || routes.vcs(0) == 0b1100);
            first += routes.vcs(0) == 0b0011 ? 1 : 0;
        }
        assertEquals(1500, first, 4 * Math.sqrt(2000 * 0.25 * 0.75));
    }

    @Test
    void leavesWhereTheTargetReceives() {
        PacketRouting routes = routes(STRAIGHT, Routing.Selection.FIRST_FREE);
        int packet = packet(2, 5);
        routes.inject(packet);
        int state = packets.state[packet];
        assertEquals(1, routes.findCandidates(packet, link(5), 2));
        assertEquals(terminal(5), routes.port(0));
        assertEquals(0b1111, routes.vcs(0));
        assertEquals(0, routes.priority(0));
        routes.outputAllocated(packet, terminal(5), 0);
        assertEquals(state, packets.state[packet]);
        assertEquals(1, packets.hops[packet]);
    }

    @Test
    void goesByWayOfATerminalDrawnUniformly() {
        PacketRouting routes = routes(uniform, Routing.Selection.FIRST_FREE);
        int[] drawn = new int[ROUTERS];
        for (int i = 0; i < 1600; i++) {
            int packet = packet(2, 5);
            routes.inject(packet);
            drawn[packets.target[packet]]++;
            packets.release(packet);
        }
        for (int times : drawn) {
            assertEquals(200, times, 4 * Math.sqrt(1600 / 8.0 * 7 / 8));
        }
    }

    @Test
    void turnsThereAsIfInjected() {
        PacketRouting routes = routes(uniform, Routing.Selection.FIRST_FREE);
        int packet = packet(2, 7);
        do {
            routes.inject(packet);
        } while (packets.target[packet] != 4);
        routes.findCandidates(packet, terminal(2), 0);
        assertEquals(0b01, routes.vcs(0));
        assertEquals(0b10, routes.vcs(1));
        routes.findCandidates(packet, link(4), 1);
        assertEquals(7, packets.target[packet]);
        assertEquals(1, packets.phase[packet]);
        assertTrue(packets.state[packet] == 104 || packets.state[packet] == 204);
        assertRequest(4, 0, Routing.INJECTED, 7, packets.state[packet]);
        assertEquals(0b0100, routes.vcs(0));
        assertEquals(0b1000, routes.vcs(1));
        routes.findCandidates(packet, link(5), 3);
        assertRequest(5, 0, 1, 7, packets.state[packet]);
        assertEquals(1, routes.findCandidates(packet, link(7), 2));
        assertEquals(terminal(7), routes.port(0));
    }

    @Test
    void mayTurnWhereItStartsAndEndWhereItTurns() {
        PacketRouting routes = routes(uniform, Routing.Selection.FIRST_FREE);
        int packet = packet(2, 2);
        do {
            routes.inject(packet);
        } while (packets.target[packet] != 2);
        assertEquals(1, routes.findCandidates(packet, terminal(2), 0));
        assertEquals(terminal(2), routes.port(0));
        assertEquals(1, packets.phase[packet]);
    }

    @Test
    void noWayOutIsTheFaultOfTheRouting() {
        PacketRouting routes =
                routes(
                        new Routing() {
                            @Override
                            public String name() {
                                return "blind";
                            }

                            @Override
                            public DeadlockFreedom deadlockFreedom() {
                                return DeadlockFreedom.NONE;
                            }

                            @Override
                            public void route(
                                    int router,
                                    int inPort,
                                    int inClass,
                                    int target,
                                    int state,
                                    RoutingChoices choices) {
                                choices.clear();
                            }
                        },
                        1);
        int packet = packet(2, 5);
        routes.inject(packet);
        String violation =
                assertThrows(
                                IllegalStateException.class,
                                () -> routes.findCandidates(packet, terminal(2), 0))
                        .getMessage();
        assertTrue(violation.contains("blind"), violation);
        assertTrue(violation.contains("router 2 to terminal 5"), violation);
    }
}
