// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.singlecycle;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.api.topology.Network;
import org.kneepoint.simulator.flit.kernel.Networks;
import org.kneepoint.simulator.flit.kernel.Switching;
import org.kneepoint.simulator.flit.singlecycle.SingleCycleTestTraffic.Message;

/** A packet of L flits, alone over H links, takes H + L cycles. */
class SingleCycleZeroLoadTest {
    private static final int LONG_AFTER = 200;

    /** From terminal 0 to each other one in turn, and to itself. */
    private static Message[] oneByOne(int terminals, int length) {
        Message[] messages = new Message[terminals];
        for (int t = 0; t < terminals; t++) {
            messages[t] = new Message((long) t * LONG_AFTER, 0, t, length);
        }
        return messages;
    }

    private static long latencies(Network network, SingleCycleTestRouter testRouter, int length) {
        int terminals = network.terminals();
        SingleCycleTestTraffic traffic =
                SingleCycleTestTraffic.of(terminals, oneByOne(terminals, length));
        SingleCycleTestRun trial = SingleCycleTestRun.of(network, testRouter, traffic);
        long sum = 0;
        for (int t = 0; t < terminals; t++) {
            long sent = (long) t * LONG_AFTER;
            sum += trial.drain(sent + LONG_AFTER) - sent;
            trial.run(sent + LONG_AFTER - trial.now());
        }
        return sum;
    }

    /** Sum of the links from terminal 0 to all, by the closed form of the mean distance. */
    private static double links(Network network) {
        return (network.meanDistance().orElseThrow() - 1) * (network.terminals() - 1);
    }

    static Stream<Network> symmetric() {
        return Stream.of(
                Networks.torus(8, 2),
                Networks.torus(5, 2),
                Networks.hypercube(5),
                Networks.omega(4),
                Networks.tree(2, 3));
    }

    @ParameterizedTest
    @MethodSource("symmetric")
    void latencyIsLinksPlusLength(Network network) {
        int toItself = network.ejectionRouter(0) == network.injectionRouter(0) ? 0 : 3;
        for (int length : new int[] {1, 8, 20}) {
            assertEquals(
                    links(network) + toItself + network.terminals() * length,
                    latencies(network, SingleCycleTestRouter.USUAL, length),
                    1e-6);
        }
    }

    @Test
    void the32x32TorusTakes24Cycles() {
        Network torus = Networks.torus(32, 2);
        double others = latencies(torus, SingleCycleTestRouter.USUAL, 8) - 8;
        assertEquals(24.016, others / 1023, 0.0005);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 5})
    void slowLinksTakeTheirDelay(int delay) {
        Network mesh = Networks.mesh(7, 1);
        Network slow = new DelayedNetwork(mesh, (router, port) -> delay + router);
        SingleCycleTestRun trial =
                SingleCycleTestRun.of(
                        slow,
                        SingleCycleTestRouter.USUAL,
                        SingleCycleTestTraffic.of(7, new Message(0, 0, 6, 8)));
        assertEquals(6 * delay + 15 + 8, trial.drain(1000));
        trial.engine().checkInvariants();
    }

    @ParameterizedTest
    @EnumSource(Switching.class)
    void onlyStoringCostsTimeWhereNothingIsInTheWay(Switching switching) {
        SingleCycleTestRouter testRouter =
                SingleCycleTestRouter.with(SingleCycleTestRouter.USUAL, switching);
        SingleCycleTestTraffic traffic = SingleCycleTestTraffic.of(7, new Message(0, 0, 6, 8));
        long latency = SingleCycleTestRun.of(Networks.mesh(7, 1), testRouter, traffic).drain(1000);
        assertEquals(switching == Switching.STORE_AND_FORWARD ? 7 * 8 : 6 + 8, latency);
    }
}
