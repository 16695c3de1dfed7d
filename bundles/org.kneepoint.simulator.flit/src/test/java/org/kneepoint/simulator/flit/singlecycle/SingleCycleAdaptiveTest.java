// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.singlecycle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.topology.DeadlockFreedom;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;
import org.kneepoint.simulator.flit.kernel.Networks;
import org.kneepoint.simulator.flit.kernel.Routings;
import org.kneepoint.simulator.flit.singlecycle.SingleCycleTestRun.PacketTimes;
import org.kneepoint.simulator.flit.singlecycle.SingleCycleTestTraffic.Message;

/** Headers with several choices. */
class SingleCycleAdaptiveTest {
    /** The first terminal of the next router and of the opposite one. */
    private static final int NEAR = 2;

    private static final int FAR = 4;

    /** From one side of a ring of four to the other: up preferred, or both ways alike. */
    private record EitherWay(int preference) implements Routing {
        @Override
        public String name() {
            return "either-way";
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
            if (router != 0 || target == NEAR) {
                choices.add(router == 3 ? 1 : 0);
            } else {
                choices.add(1);
                choices.add(0, 1, 1, preference);
            }
        }
    }

    private static SingleCycleTestRun trial(
            int preference, SingleCycleTestRouter testRouter, Message... messages) {
        Network ring = Networks.ring(4, 2);
        return new SingleCycleTestRun(
                ring,
                new EitherWay(preference),
                testRouter,
                SingleCycleTestTraffic.of(8, messages),
                SingleCycleTestRun.INFINITE,
                5);
    }

    /** The link up from router 0 is the first channel, the link down the second. */
    private static List<Long> upAndDown(SingleCycleTestRun trial) {
        return List.of(trial.engine().flitsCarried(0), trial.engine().flitsCarried(1));
    }

    @Test
    void theHigherPriorityIsTakenWhereItIsFree() {
        SingleCycleTestRun trial =
                trial(1, SingleCycleTestRouter.of(1, 16), new Message(0, 0, FAR, 8));
        trial.drain(100);
        assertEquals(List.of(8L, 0L), upAndDown(trial));
    }

    @Test
    void theLowerOneWhereItIsNot() {
        SingleCycleTestRun trial =
                trial(
                        1,
                        SingleCycleTestRouter.of(1, 16),
                        new Message(0, 0, FAR, 8),
                        new Message(0, 1, FAR + 1, 8));
        List<PacketTimes> lives = trial.watch(100);
        assertEquals(List.of(8L, 8L), upAndDown(trial));
        assertEquals(List.of(10L, 10L), lives.stream().map(PacketTimes::latency).toList());
    }

    /** The third one waits for both ways at once and takes the one that is free first. */
    @Test
    void aHeaderWaitsForAllItsChoices() {
        SingleCycleTestRun trial =
                trial(
                        1,
                        SingleCycleTestRouter.of(1, 40),
                        new Message(0, 0, FAR, 30),
                        new Message(0, 1, FAR + 1, 8),
                        new Message(1, 1, FAR + 1, 8));
        List<PacketTimes> lives = trial.watch(100);
        assertEquals(List.of(30L, 16L), upAndDown(trial));
        assertEquals(8, lives.get(1).entered());
    }

    /** Of two free ways the one with more room: two share the terminal in the way up. */
    @Test
    void ofEqualChoicesTheOneWithMoreRoomIsTaken() {
        SingleCycleTestRun trial =
                trial(
                        0,
                        SingleCycleTestRouter.of(1, 40),
                        new Message(0, 0, NEAR, 20),
                        new Message(0, NEAR + 1, NEAR, 40),
                        new Message(20, 1, FAR, 8));
        trial.drain(300);
        assertEquals(List.of(20L, 8L), upAndDown(trial));
    }

    @Test
    void tiesAreBrokenEvenly() {
        Message[] messages = new Message[400];
        Arrays.setAll(messages, i -> new Message(20L * i, 0, FAR, 1));
        SingleCycleTestRun trial = trial(0, SingleCycleTestRouter.of(2, 16), messages);
        trial.drain(20 * 400);
        trial.run(20 * 400 - trial.now());
        assertEquals(200, trial.engine().flitsCarried(0), 40);
        assertEquals(400, trial.engine().flitsCarried(0) + trial.engine().flitsCarried(1));
    }

    /** Under load an adaptive routing with an escape carries more than dimension order. */
    @Test
    void adaptiveRoutingCarriesMoreTranspose() {
        assertTrue(transpose("adaptive-one-way") > 1.2 * transpose("dimension-order"));
    }

    private static double transpose(String name) {
        Network torus = Networks.torus(8, 2);
        int[] targets = new int[64];
        Arrays.setAll(targets, t -> t % 8 * 8 + t / 8);
        SingleCycleTestRun trial =
                new SingleCycleTestRun(
                        torus,
                        Routings.named(torus, name),
                        SingleCycleTestRouter.of(4, 8),
                        SingleCycleTestTraffic.flood(targets, 8),
                        SingleCycleTestRun.BLOCKED,
                        1);
        trial.run(1000);
        double throughput = trial.measure(2000).throughput();
        assertEquals(0, trial.engine().deadlockedPackets());
        trial.engine().checkInvariants();
        return throughput;
    }
}
