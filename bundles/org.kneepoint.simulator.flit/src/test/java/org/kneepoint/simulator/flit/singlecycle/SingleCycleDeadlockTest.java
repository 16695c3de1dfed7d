// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.singlecycle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.api.topology.DeadlockFreedom;
import org.kneepoint.api.topology.DeadlockFreedom.VcReallocation;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;
import org.kneepoint.simulator.flit.kernel.Networks;
import org.kneepoint.simulator.flit.kernel.Routings;
import org.kneepoint.simulator.flit.kernel.Switching;
import org.kneepoint.simulator.flit.singlecycle.SingleCycleTestTraffic.Message;

/** Deadlock in all or part of a network, and heavy traffic without deadlock. */
class SingleCycleDeadlockTest {
    private static final int RING = 4;

    /** Always up; the wrap link does not change the VC class. */
    private record Around() implements Routing {
        @Override
        public String name() {
            return "around";
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
            choices.add(0);
        }
    }

    private static SingleCycleTestRun ring(
            Network network, SingleCycleTestRouter testRouter, Message... messages) {
        SingleCycleTestTraffic traffic = SingleCycleTestTraffic.of(network.terminals(), messages);
        return new SingleCycleTestRun(
                network, new Around(), testRouter, traffic, SingleCycleTestRun.INFINITE, 1);
    }

    /** Every terminal of the first ring sends to the one two ahead. */
    private static Message[] round(int length) {
        return round(length, 1);
    }

    /** The same from the first terminal of each router. */
    private static Message[] round(int length, int terminals) {
        Message[] messages = new Message[RING];
        for (int r = 0; r < RING; r++) {
            int target = (r + 2) % RING * terminals;
            messages[r] = new Message(0, r * terminals, target, length);
        }
        return messages;
    }

    @ParameterizedTest
    @EnumSource(VcReallocation.class)
    void packetsThatWaitInACircleAreFound(VcReallocation reallocation) {
        Network ring = Networks.ring(RING, 1);
        SingleCycleTestRun trial =
                ring(
                        ring,
                        SingleCycleTestRouter.with(SingleCycleTestRouter.of(1, 4), reallocation),
                        round(8));
        trial.run(100);
        assertEquals(RING, trial.packets());
        assertEquals(RING, trial.engine().deadlockedPackets());
        trial.run(1000);
        assertEquals(RING, trial.packets());
        trial.engine().checkInvariants();
    }

    /** Packets shorter than the buffers leave their first channel, and all arrive. */
    @Test
    void shortPacketsGoRound() {
        SingleCycleTestRun trial =
                ring(Networks.ring(RING, 1), SingleCycleTestRouter.of(1, 4), round(3));
        trial.run(2);
        assertEquals(0, trial.engine().deadlockedPackets());
        trial.drain(100);
        assertEquals(0, trial.packets());
    }

    /** Store and forward: each buffer holds one packet and waits for the next buffer. */
    @Test
    void storedPacketsWaitInACircleToo() {
        SingleCycleTestRouter testRouter =
                SingleCycleTestRouter.with(
                        SingleCycleTestRouter.of(1, 8), Switching.STORE_AND_FORWARD);
        SingleCycleTestRun trial = ring(Networks.ring(RING, 1), testRouter, round(8));
        trial.run(100);
        assertEquals(RING, trial.engine().deadlockedPackets());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 9})
    void aCircleIsFoundWhileTheRestWorks(int delay) {
        Network torus = new DelayedNetwork(Networks.torus(RING, 2), (router, port) -> delay);
        Message[] messages = Arrays.copyOf(round(60), RING + 40);
        for (int i = 0; i < 40; i++) {
            messages[RING + i] = new Message(100L * i, RING + i % 2, RING + 3, 8);
        }
        SingleCycleTestRun trial = ring(torus, SingleCycleTestRouter.of(1, 4), messages);
        trial.run(1500);
        assertEquals(RING, trial.engine().deadlockedPackets());
        long before = trial.generated();
        trial.run(1500);
        assertTrue(trial.generated() > before, "others are still sent");
        assertEquals(RING, trial.engine().deadlockedPackets());
        assertTrue(trial.packets() <= RING + 2, "and arrive: " + trial.packets());
    }

    /** A packet outside the cycle that waits for it is deadlocked as well. */
    @Test
    void aPacketThatWaitsForACircleIsCounted() {
        Message[] messages = Arrays.copyOf(round(8, 2), RING + 1);
        messages[RING] = new Message(50, 1, 2, 8);
        SingleCycleTestRun trial =
                ring(Networks.ring(RING, 2), SingleCycleTestRouter.of(1, 4), messages);
        trial.run(100);
        assertEquals(RING + 1, trial.engine().deadlockedPackets());
    }

    @Test
    void heavyTrafficIsNoDeadlock() {
        Network torus = Networks.torus(4, 2);
        SingleCycleTestTraffic traffic = SingleCycleTestTraffic.packetGap(16, 1, 8);
        SingleCycleTestRun trial =
                new SingleCycleTestRun(
                        torus,
                        Networks.usual(torus),
                        SingleCycleTestRouter.of(2, 1),
                        traffic,
                        SingleCycleTestRun.BLOCKED,
                        3);
        for (int i = 0; i < 500; i++) {
            trial.run(1);
            assertEquals(0, trial.engine().deadlockedPackets());
        }
    }

    private static List<Integer> deadlocked(VcReallocation reallocation, int cycles) {
        Network torus = Networks.torus(8, 2);
        SingleCycleTestTraffic traffic = SingleCycleTestTraffic.packetGap(64, 1, 8);
        SingleCycleTestRouter testRouter =
                SingleCycleTestRouter.with(SingleCycleTestRouter.of(2, 8), reallocation);
        Routing free = Routings.named(torus, "dimension-order-free");
        SingleCycleTestRun trial =
                new SingleCycleTestRun(
                        torus, free, testRouter, traffic, SingleCycleTestRun.BLOCKED, 1);
        int stuck = 0;
        while (stuck == 0 && trial.now() < cycles) {
            trial.run(100);
            stuck = trial.engine().deadlockedPackets();
        }
        return List.of(stuck, (int) trial.now());
    }

    /** Two classes that packets use freely after the wrap link close a circle, sooner or later. */
    @Test
    void freeClassesDeadlockWherePacketsShareABuffer() {
        List<Integer> found = deadlocked(VcReallocation.NON_ATOMIC, 100_000);
        assertTrue(found.get(0) > 0, "after " + found.get(1) + " cycles");
    }

    @ParameterizedTest
    @EnumSource(value = VcReallocation.class, names = "NON_ATOMIC", mode = EnumSource.Mode.EXCLUDE)
    void freeClassesDoNotWhereEachFindsRoom(VcReallocation reallocation) {
        assertEquals(List.of(0, 8_000), deadlocked(reallocation, 8_000));
    }
}
