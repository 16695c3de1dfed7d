// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.ideal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.topology.DeadlockFreedom;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;
import org.kneepoint.simulation.RandomStreams;
import org.kneepoint.simulator.flit.kernel.FlitStreamIds;
import org.kneepoint.simulator.flit.kernel.NetworkWiring;
import org.kneepoint.simulator.flit.kernel.PacketPool;
import org.kneepoint.simulator.flit.kernel.PacketRouting;
import org.kneepoint.simulator.flit.kernel.VcClassMap;
import org.kneepoint.testkit.RingNetwork;

/** Requests at the routers of a circle; input VC 100 and up, all with as many choices as told. */
class OutputRequestsTest {
    private final RingNetwork circle = RingNetwork.around(4, 1);
    private final NetworkWiring wiring = NetworkWiring.of(circle);
    private final PacketPool packets = new PacketPool();
    private final VcTable vcTable = new VcTable(wiring, 64);
    private final OutputRequests requests =
            new OutputRequests(wiring, vcTable, new ChannelTable(vcTable.channels()));

    private void enter(int inputVc, int router, long cycle, int tag, int choices) {
        Routing many = new Many(choices);
        PacketRouting routes =
                new PacketRouting(
                        many,
                        wiring,
                        VcClassMap.of(many, 1),
                        packets,
                        RandomStreams.of(1).stream(FlitStreamIds.ROUTES));
        int packet = packets.create();
        packets.destination[packet] = (router + 1) % 4;
        routes.inject(packet);
        int found = routes.findCandidates(packet, 2 * router + 1, 0);
        requests.add(inputVc, router, packet, cycle, tag, routes, found);
    }

    private List<Integer> vcs(int router) {
        List<Integer> vcs = new ArrayList<>();
        int request = requests.first(router);
        for (; request != OutputRequests.NONE; request = requests.after(request)) {
            vcs.add(requests.inputVc(request));
        }
        return vcs;
    }

    @Test
    void standInOrderOfCycleAndTag() {
        enter(100, 2, 5, 7, 1);
        enter(101, 2, 6, 3, 1);
        enter(102, 2, 6, -9, 1);
        enter(103, 2, 6, 8, 1);
        enter(104, 1, 6, 1, 1);
        enter(105, 2, 7, -20, 1);
        assertEquals(List.of(100, 102, 101, 103, 105), vcs(2));
        assertEquals(List.of(104), vcs(1));
        assertEquals(List.of(), vcs(0));
    }

    @Test
    void canBeTakenOutAnywhere() {
        for (int inputVc = 100; inputVc < 105; inputVc++) {
            enter(inputVc, 3, inputVc, 0, 1);
        }
        requests.remove(requests.of(102));
        assertEquals(List.of(100, 101, 103, 104), vcs(3));
        requests.remove(requests.of(100));
        requests.remove(requests.of(104));
        assertEquals(List.of(101, 103), vcs(3));
        assertEquals(OutputRequests.NONE, requests.of(104));
        enter(106, 3, 200, 0, 1);
        assertEquals(List.of(101, 103, 106), vcs(3));
    }

    @Test
    void wantWhatTheyMayTake() {
        enter(100, 2, 5, 7, 3);
        enter(101, 2, 5, 8, 1);
        assertTrue(requests.isRequested(4));
        assertFalse(requests.isRequested(2));
        requests.remove(requests.of(100));
        assertTrue(requests.isRequested(4));
        requests.remove(requests.of(101));
        assertFalse(requests.isRequested(4));
    }

    /** Choices are kept when later requests have more of them. */
    @Test
    void keepTheirChoices() {
        for (int i = 0; i < 300; i++) {
            enter(100 + i, i % 4, i, 0, 1 + i % 50);
        }
        for (int i = 0; i < 300; i++) {
            int request = requests.of(100 + i);
            assertEquals(1 + i % 50, requests.candidates(request));
            for (int option = 0; option < requests.candidates(request); option++) {
                assertEquals(i % 4 * 2, requests.port(request, option));
                assertEquals(1, requests.vcs(request, option));
                int priority = requests.candidates(request) == 1 ? 0 : option;
                assertEquals(priority, requests.priority(request, option));
            }
        }
    }

    private record Many(int choices) implements Routing {
        @Override
        public String name() {
            return "many";
        }

        @Override
        public DeadlockFreedom deadlockFreedom() {
            return DeadlockFreedom.NONE;
        }

        @Override
        public void route(
                int router, int inPort, int inClass, int target, int state, RoutingChoices all) {
            for (int i = 0; i < choices; i++) {
                all.add(0, 1, 1, i);
            }
        }
    }
}
