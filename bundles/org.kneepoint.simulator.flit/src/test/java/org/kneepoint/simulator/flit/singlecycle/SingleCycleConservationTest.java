// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.singlecycle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.kneepoint.api.topology.DeadlockFreedom.VcReallocation;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.simulator.flit.kernel.Networks;
import org.kneepoint.simulator.flit.kernel.Routings;
import org.kneepoint.simulator.flit.kernel.Switching;

/** Whatever the network and the rules, the books balance in every cycle and all packets arrive. */
class SingleCycleConservationTest {
    private static final int CYCLES = 400;

    static Stream<Arguments> all() {
        Network torus = Networks.torus(4, 2);
        Network slow = new DelayedNetwork(torus, (router, port) -> 1 + (router + port) % 4);
        Network tree = Networks.tree(2, 3);
        SingleCycleTestRouter four = SingleCycleTestRouter.of(4, 5);
        return Stream.of(
                Arguments.of(torus, "dimension-order", SingleCycleTestRouter.of(2, 1)),
                Arguments.of(
                        torus,
                        "dimension-order",
                        SingleCycleTestRouter.limited(SingleCycleTestRouter.of(3, 4))),
                Arguments.of(
                        torus,
                        "adaptive",
                        SingleCycleTestRouter.with(
                                SingleCycleTestRouter.of(3, 16), VcReallocation.WHOLE_PACKET)),
                Arguments.of(torus, "adaptive-one-way", SingleCycleTestRouter.of(7, 3)),
                Arguments.of(
                        torus,
                        "adaptive",
                        SingleCycleTestRouter.with(
                                SingleCycleTestRouter.of(5, 3), VcReallocation.ATOMIC)),
                Arguments.of(torus, "valiant", four),
                Arguments.of(
                        torus,
                        "dimension-order",
                        SingleCycleTestRouter.with(
                                SingleCycleTestRouter.of(2, 8), Switching.CUT_THROUGH)),
                Arguments.of(
                        torus,
                        "dimension-order",
                        SingleCycleTestRouter.with(
                                SingleCycleTestRouter.of(2, 20), Switching.STORE_AND_FORWARD)),
                Arguments.of(slow, "dimension-order", SingleCycleTestRouter.of(2, 2)),
                Arguments.of(
                        slow,
                        "adaptive",
                        SingleCycleTestRouter.with(
                                SingleCycleTestRouter.of(3, 9), VcReallocation.WHOLE_PACKET)),
                Arguments.of(
                        slow,
                        "dimension-order",
                        SingleCycleTestRouter.with(
                                SingleCycleTestRouter.of(2, 9), Switching.STORE_AND_FORWARD)),
                Arguments.of(tree, Networks.usual(tree).name(), four),
                Arguments.of(
                        tree,
                        tree.routings().get(1).name(),
                        SingleCycleTestRouter.withInjectionBuffer(four, 1)),
                Arguments.of(Networks.omega(3), Networks.usual(Networks.omega(3)).name(), four),
                Arguments.of(Networks.hypercube(4), "adaptive-one-way", four));
    }

    @ParameterizedTest
    @MethodSource("all")
    void booksBalanceAndAllArrive(Network network, String name, SingleCycleTestRouter testRouter) {
        Routing routing = Routings.named(network, name);
        SingleCycleTestTraffic traffic =
                SingleCycleTestTraffic.packetGap(network.terminals(), 0.6, 8);
        SingleCycleTestRun trial =
                new SingleCycleTestRun(
                        network, routing, testRouter, traffic, SingleCycleTestRun.INFINITE, 7);
        long most = 0;
        for (int i = 0; i < CYCLES; i++) {
            trial.run(1);
            trial.engine().checkInvariants();
            most = Math.max(most, trial.engine().backlogFlits());
            assertEquals(8L * trial.packets(), trial.engine().backlogFlits());
        }
        assertTrue(most > 8L * network.terminals(), "it was busy: " + most);
        assertEquals(0, trial.engine().deadlockedPackets());
        stop(traffic);
        trial.drain(20_000);
        assertEquals(0, trial.packets());
        assertEquals(0, trial.engine().backlogFlits());
        trial.engine().checkInvariants();
    }

    /** From now on the terminals generate nothing more than what they have drawn already. */
    private static void stop(SingleCycleTestTraffic traffic) {
        for (int t = 0; t < traffic.processes().length; t++) {
            traffic.processes()[t] = random -> 1e15;
        }
    }
}
