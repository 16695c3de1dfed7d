// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.topology.DeadlockFreedom;
import org.kneepoint.api.topology.IntermediateSelector;
import org.kneepoint.api.topology.OutputState;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;
import org.kneepoint.simulation.RandomStreams;
import org.kneepoint.testkit.RingNetwork;

/** On a circle of four routers, whose port 0 leads on and port 1 to the terminal. */
class OutputQueueLengthsTest {
    private static final int LENGTH = 5;

    private final RingNetwork circle = RingNetwork.around(4, 1);
    private final NetworkWiring wiring = NetworkWiring.of(circle);
    private final PacketPool packets = new PacketPool();
    private final PacketRouting routes = routes(new Onward());
    private OutputState seen;

    /** Straight on, with a look at the outputs. */
    private final class Onward implements Routing, IntermediateSelector {
        @Override
        public String name() {
            return "onward";
        }

        @Override
        public DeadlockFreedom deadlockFreedom() {
            return DeadlockFreedom.NONE;
        }

        @Override
        public Optional<IntermediateSelector> intermediates() {
            return Optional.of(this);
        }

        @Override
        public void route(
                int router,
                int inPort,
                int inClass,
                int target,
                int state,
                RoutingChoices choices) {
            choices.add(0);
        }

        @Override
        public int first(int source, int destination, OutputState outputs, RandomGenerator random) {
            seen = outputs;
            return destination;
        }

        @Override
        public int next(
                int router,
                int phase,
                int target,
                int source,
                int destination,
                OutputState outputs,
                RandomGenerator random) {
            return KEEP_TARGET;
        }
    }

    private PacketRouting routes(Routing routing) {
        VcClassMap classes = VcClassMap.of(routing, 2);
        return new PacketRouting(
                routing,
                wiring,
                classes,
                packets,
                RandomStreams.of(1).stream(FlitStreamIds.ROUTES));
    }

    private int packet;

    @BeforeEach
    void startAPacket() {
        packet = started();
    }

    private int started() {
        int started = packets.create();
        packets.source[started] = 0;
        packets.destination[started] = 2;
        packets.length[started] = LENGTH;
        routes.inject(started);
        return started;
    }

    private void assertFlits(int router, int port, int queued, int downstream) {
        assertEquals(queued, seen.queued(router, port));
        assertEquals(downstream, seen.downstream(router, port));
    }

    @Test
    void aPacketCountsWhereItWaitsAndWhereItHasGone() {
        assertFlits(0, 0, 0, 0);
        routes.findCandidates(packet, wiring.injectionPort[0], 0);
        assertFlits(0, 0, LENGTH, 0);
        routes.outputAllocated(packet, wiring.firstPort[0], 0);
        assertFlits(0, 0, 0, LENGTH);
        routes.findCandidates(packet, wiring.peer[wiring.firstPort[0]], 0);
        assertFlits(0, 0, 0, LENGTH);
        assertFlits(1, 0, LENGTH, 0);
        routes.outputAllocated(packet, wiring.firstPort[1], 0);
        assertFlits(0, 0, 0, 0);
        assertFlits(1, 0, 0, LENGTH);
        routes.findCandidates(packet, wiring.peer[wiring.firstPort[1]], 0);
        assertFlits(2, 1, LENGTH, 0);
        routes.outputAllocated(packet, wiring.ejectionPort[2], 0);
        for (int router = 0; router < 4; router++) {
            assertFlits(router, 0, 0, 0);
            assertFlits(router, 1, 0, 0);
        }
    }

    @Test
    void aPacketThatRequestsAgainCountsOnce() {
        routes.findCandidates(packet, wiring.injectionPort[0], 0);
        routes.findCandidates(packet, wiring.injectionPort[0], 0);
        assertFlits(0, 0, LENGTH, 0);
    }

    @Test
    void packetsAddUp() {
        for (int i = 0; i < 3000; i++) {
            routes.findCandidates(started(), wiring.injectionPort[0], 0);
        }
        assertFlits(0, 0, 3000 * LENGTH, 0);
    }
}
