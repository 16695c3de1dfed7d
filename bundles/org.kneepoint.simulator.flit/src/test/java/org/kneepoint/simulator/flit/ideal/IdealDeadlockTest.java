// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.ideal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.api.topology.DeadlockFreedom;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;
import org.kneepoint.simulator.flit.kernel.TestTraffic;
import org.kneepoint.testkit.RingNetwork;

/** Packets that wait for each other round a circle of channels without a dateline. */
class IdealDeadlockTest {
    private static final int ROUTERS = 4;

    private static IdealTestRun opposite(Network network, int places, int length) {
        IdealTestRun trial = IdealTestRun.of(network).buffer(places).length(length);
        trial.destinations(TestTraffic.to(s -> s / ROUTERS * ROUTERS + (s + 2) % ROUTERS));
        for (int terminal = 0; terminal < ROUTERS; terminal++) {
            trial.at(terminal, 0);
        }
        return trial;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void allOfACircle(int places) {
        IdealTestRun trial = opposite(RingNetwork.around(ROUTERS, 1), places, 5 * places).run(100);
        assertEquals(ROUTERS, trial.engine().deadlockedPackets());
        assertEquals(ROUTERS, trial.packets().size());
        long carried = trial.carried();
        trial.run(1000);
        assertEquals(carried, trial.carried());
        trial.engine().checkInvariants();
    }

    @Test
    void noneWhereOneIsLeftOut() {
        IdealTestRun trial = IdealTestRun.of(RingNetwork.around(ROUTERS, 1)).length(5);
        trial.destinations(TestTraffic.to(source -> (source + 2) % ROUTERS));
        trial.at(0, 0).at(1, 0).at(2, 0).at(3, 40);
        for (int i = 0; i < 60; i++) {
            assertEquals(0, trial.run(1).engine().deadlockedPackets());
        }
        assertEquals(0, trial.packets().size());
    }

    @Test
    void noneWhileFlitsAreOnLongChannels() {
        IdealTestRun trial = opposite(RingNetwork.around(ROUTERS, 7), 8, 4);
        for (int i = 0; i < 100; i++) {
            assertEquals(0, trial.run(1).engine().deadlockedPackets());
        }
        assertEquals(0, trial.packets().size());
    }

    /** One circle stands still; what the other one carries does not hide it. */
    @Test
    void oneOfTwoCircles() {
        IdealTestRun trial = opposite(new TwoRings(), 1, 5);
        double[] times = new double[200];
        for (int i = 0; i < times.length; i++) {
            times[i] = 20.0 * i;
        }
        trial.at(ROUTERS, times).at(ROUTERS + 2, times);
        trial.run(101);
        int stuck = 0;
        for (int i = 0; i < 20; i++) {
            assertEquals(ROUTERS, trial.run(1).engine().deadlockedPackets());
            stuck = Math.max(stuck, trial.packets().size());
        }
        assertTrue(stuck > ROUTERS);
        trial.run(4000);
        assertEquals(ROUTERS, trial.packets().size());
        assertEquals(ROUTERS, trial.engine().deadlockedPackets());
    }

    /** Packets behind those that stand still are stuck as well. */
    @Test
    void whatWaitsBehindThem() {
        IdealTestRun trial = opposite(RingNetwork.around(ROUTERS, 1), 1, 5).at(0, 0, 30).run(100);
        assertEquals(ROUTERS + 1, trial.packets().size());
        assertEquals(ROUTERS, trial.engine().deadlockedPackets());
    }

    private record TwoRings(RingNetwork one) implements Network, Routing {
        TwoRings() {
            this(RingNetwork.around(ROUTERS, 1));
        }

        @Override
        public int terminals() {
            return 2 * ROUTERS;
        }

        @Override
        public int routers() {
            return 2 * ROUTERS;
        }

        @Override
        public int ports(int router) {
            return one.ports(0);
        }

        @Override
        public int peerRouter(int router, int port) {
            int peer = one.peerRouter(router % ROUTERS, port);
            return peer == UNCONNECTED ? peer : router / ROUTERS * ROUTERS + peer;
        }

        @Override
        public int peerPort(int router, int port) {
            return port;
        }

        @Override
        public int injectionRouter(int terminal) {
            return terminal;
        }

        @Override
        public int injectionPort(int terminal) {
            return one.injectionPort(0);
        }

        @Override
        public List<Routing> routings() {
            return List.of(this);
        }

        @Override
        public String name() {
            return one.routings().get(0).name();
        }

        @Override
        public DeadlockFreedom deadlockFreedom() {
            return one.routings().get(0).deadlockFreedom();
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
    }
}
