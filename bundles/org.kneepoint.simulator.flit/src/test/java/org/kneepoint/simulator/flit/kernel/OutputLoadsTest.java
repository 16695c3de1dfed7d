// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.topology.Choices;
import org.kneepoint.api.topology.Freedom;
import org.kneepoint.api.topology.Intermediates;
import org.kneepoint.api.topology.OutputState;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.simulation.RandomStreams;
import org.kneepoint.testkit.RingNetwork;

/** On a circle of four routers, whose port 0 leads on and port 1 to the terminal. */
class OutputLoadsTest {
    private static final int LENGTH = 5;

    private final RingNetwork circle = RingNetwork.around(4, 1);
    private final Wiring wiring = Wiring.of(circle);
    private final Packets packets = new Packets();
    private final Routes routes = routes(new Onward());
    private OutputState seen;

    /** Straight on, with a look at the outputs. */
    private final class Onward implements Routing, Intermediates {
        @Override
        public String name() {
            return "onward";
        }

        @Override
        public Freedom freedom() {
            return Freedom.NONE;
        }

        @Override
        public Optional<Intermediates> intermediates() {
            return Optional.of(this);
        }

        @Override
        public void route(
                int router, int inPort, int inClass, int target, int state, Choices choices) {
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
            return STAY;
        }
    }

    private Routes routes(Routing routing) {
        ClassMap classes = ClassMap.of(routing, 2);
        return new Routes(
                circle,
                routing,
                wiring,
                classes,
                packets,
                RandomStreams.of(1).stream(Stream.PATHS));
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
        routes.start(started);
        return started;
    }

    private void assertFlits(int router, int port, int queued, int downstream) {
        assertEquals(queued, seen.queued(router, port));
        assertEquals(downstream, seen.downstream(router, port));
    }

    @Test
    void aPacketCountsWhereItWaitsAndWhereItHasGone() {
        assertFlits(0, 0, 0, 0);
        routes.find(packet, wiring.entry[0], 0);
        assertFlits(0, 0, LENGTH, 0);
        routes.take(packet, wiring.firstPort[0], 0);
        assertFlits(0, 0, 0, LENGTH);
        routes.find(packet, wiring.peer[wiring.firstPort[0]], 0);
        assertFlits(0, 0, 0, LENGTH);
        assertFlits(1, 0, LENGTH, 0);
        routes.take(packet, wiring.firstPort[1], 0);
        assertFlits(0, 0, 0, 0);
        assertFlits(1, 0, 0, LENGTH);
        routes.find(packet, wiring.peer[wiring.firstPort[1]], 0);
        assertFlits(2, 1, LENGTH, 0);
        routes.take(packet, wiring.exit[2], 0);
        for (int router = 0; router < 4; router++) {
            assertFlits(router, 0, 0, 0);
            assertFlits(router, 1, 0, 0);
        }
    }

    @Test
    void aPacketThatAsksAgainCountsOnce() {
        routes.find(packet, wiring.entry[0], 0);
        routes.find(packet, wiring.entry[0], 0);
        assertFlits(0, 0, LENGTH, 0);
    }

    @Test
    void packetsAddUp() {
        for (int i = 0; i < 3000; i++) {
            routes.find(started(), wiring.entry[0], 0);
        }
        assertFlits(0, 0, 3000 * LENGTH, 0);
    }
}
