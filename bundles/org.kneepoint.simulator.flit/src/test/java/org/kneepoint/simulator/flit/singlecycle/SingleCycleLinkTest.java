// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.singlecycle;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kneepoint.api.topology.Network;
import org.kneepoint.simulator.flit.kernel.Networks;
import org.kneepoint.simulator.flit.singlecycle.SingleCycleTestRun.PacketTimes;
import org.kneepoint.simulator.flit.singlecycle.SingleCycleTestTraffic.Message;

/** One link between two routers. */
class SingleCycleLinkTest {
    /** A place is used again when its flit has gone on and its credit has come back: 2d cycles. */
    @ParameterizedTest
    @CsvSource({
        "1,1,0.5",
        "2,1,1",
        "16,1,1",
        "1,4,0.125",
        "3,4,0.375",
        "8,4,1",
        "4,7,0.2857142857"
    })
    void bufferAndDelayBoundTheThroughput(int buffer, int delay, double throughput) {
        Network pair = new DelayedNetwork(Networks.pair(1), (router, port) -> delay);
        SingleCycleTestTraffic traffic = SingleCycleTestTraffic.flood(new int[] {1, 0}, 8);
        SingleCycleTestRun trial =
                new SingleCycleTestRun(
                        pair,
                        Networks.usual(pair),
                        SingleCycleTestRouter.of(1, buffer),
                        traffic,
                        SingleCycleTestRun.BLOCKED,
                        1);
        trial.run(280);
        long before = trial.engine().flitsCarried(0);
        trial.run(2800);
        assertEquals(throughput, (trial.engine().flitsCarried(0) - before) / 2800.0, 1e-3);
        trial.engine().checkInvariants();
    }

    /** Also of packets whose tail has not left. */
    @Test
    void flitsAreCountedWhenTheyAreSent() {
        Network pair = Networks.pair(1);
        SingleCycleTestRun trial =
                SingleCycleTestRun.of(
                        pair,
                        SingleCycleTestRouter.of(1, 16),
                        SingleCycleTestTraffic.of(
                                2, new Message(0, 0, 1, 8), new Message(0, 0, 1, 3)));
        for (long flits = 0; flits <= 11; flits++) {
            assertEquals(flits, trial.engine().flitsCarried(0));
            assertEquals(Math.max(0, flits - 1), trial.engine().flitsEjected(1));
            trial.run(1);
        }
        assertEquals(11, trial.engine().flitsCarried(0));
        assertEquals(11, trial.engine().flitsEjected(1));
    }

    @Test
    void twoChannelsShareALinkFlitByFlit() {
        Network pair = Networks.pair(2);
        SingleCycleTestTraffic traffic =
                SingleCycleTestTraffic.of(4, new Message(0, 0, 2, 8), new Message(0, 1, 3, 8));
        assertEquals(List.of(16L, 17L), latencies(pair, SingleCycleTestRouter.of(2, 16), traffic));
    }

    /** The second one starts in the cycle after the tail of the first. */
    @Test
    void packetsInOneChannelFollowEachOther() {
        Network pair = Networks.pair(2);
        SingleCycleTestTraffic traffic =
                SingleCycleTestTraffic.of(4, new Message(0, 0, 2, 8), new Message(0, 1, 3, 8));
        assertEquals(List.of(9L, 17L), latencies(pair, SingleCycleTestRouter.of(1, 16), traffic));
    }

    /** Both have arrived on channels of their own, but the terminal takes one flit per cycle. */
    @Test
    void aTerminalTakesOneFlitPerCycle() {
        Network line = Networks.mesh(3, 1);
        SingleCycleTestTraffic traffic =
                SingleCycleTestTraffic.of(3, new Message(0, 0, 1, 8), new Message(0, 2, 1, 8));
        assertEquals(List.of(16L, 17L), latencies(line, SingleCycleTestRouter.of(1, 16), traffic));
    }

    private static List<Long> latencies(
            Network network, SingleCycleTestRouter testRouter, SingleCycleTestTraffic traffic) {
        return SingleCycleTestRun.of(network, testRouter, traffic).watch(100).stream()
                .map(PacketTimes::latency)
                .toList();
    }

    /**
     * The first turn goes round by one place per cycle, whoever was served before. The link from
     * the other router has place 0, the three terminals places 1 to 3.
     */
    @ParameterizedTest
    @CsvSource({"0,0", "1,0", "2,1", "3,2", "4,0", "5,0", "6,1"})
    void theFirstTurnGoesRoundCycleByCycle(int cycle, int first) {
        Network pair = Networks.pair(3);
        SingleCycleTestTraffic traffic =
                SingleCycleTestTraffic.of(
                        6,
                        new Message(cycle, 0, 3, 4),
                        new Message(cycle, 1, 4, 4),
                        new Message(cycle, 2, 5, 4));
        List<PacketTimes> lives =
                SingleCycleTestRun.of(pair, SingleCycleTestRouter.of(1, 16), traffic).watch(100);
        assertEquals(first, lives.get(0).source());
        assertEquals(List.of(5L, 9L, 13L), lives.stream().map(PacketTimes::latency).toList());
    }
}
