// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.singlecycle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.api.topology.Network;
import org.kneepoint.simulator.flit.kernel.Networks;
import org.kneepoint.simulator.flit.kernel.SourceQueuePolicy;
import org.kneepoint.simulator.flit.singlecycle.SingleCycleTestTraffic.Message;

/** When messages are generated, lost, and enter. */
class SourceQueueTest {
    private static final int LENGTH = 8;

    private static SingleCycleTestRun flood(
            Network pair, SingleCycleTestRouter testRouter, SourceQueuePolicy queue) {
        SingleCycleTestTraffic traffic = SingleCycleTestTraffic.flood(new int[] {1, 0}, LENGTH);
        return new SingleCycleTestRun(pair, Networks.usual(pair), testRouter, traffic, queue, 1);
    }

    /** Generates whenever it may, one packet after the other without a gap. */
    private static List<Long> starts(Network pair, SingleCycleTestRouter testRouter, int count) {
        List<Long> starts = new ArrayList<>();
        SingleCycleTestRun trial = flood(pair, testRouter, SingleCycleTestRun.BLOCKED);
        while (starts.size() < count) {
            long before = trial.generated();
            trial.run(1);
            if (trial.generated() > before) {
                assertEquals(before + 2, trial.generated(), "both terminals do the same");
                starts.add(trial.now() - 1);
            }
        }
        return starts;
    }

    @Test
    void withNothingInTheWayPacketsFollowWithoutAGap() {
        assertEquals(
                List.of(0L, 8L, 16L, 24L),
                starts(Networks.pair(1), SingleCycleTestRouter.of(1, 16), 4));
    }

    /**
     * Four flits go in cycles 0 to 3, the others from cycle 100 on, when credits are back. With k
     * places the last flit enters in the cycle after flit 8 - k has gone, and the next packet
     * starts in the cycle after that.
     */
    @ParameterizedTest
    @CsvSource({"1,104", "2,103", "3,102", "4,8", "6,8"})
    void aPacketStartsWhenTheOneBeforeHasEntered(int places, long next) {
        Network pair = new DelayedNetwork(Networks.pair(1), (router, port) -> 50);
        SingleCycleTestRouter testRouter =
                SingleCycleTestRouter.withInjectionBuffer(SingleCycleTestRouter.of(1, 4), places);
        assertEquals(List.of(0L, next), starts(pair, testRouter, 2));
    }

    @Test
    void aFiniteQueueLosesWhatFindsItFull() {
        Network pair = Networks.pair(1);
        SingleCycleTestRun trial =
                flood(
                        pair,
                        SingleCycleTestRouter.of(1, 1),
                        new SourceQueuePolicy(SourceQueuePolicy.Kind.FINITE, 3));
        trial.run(1000);
        long inside = trial.engine().backlogFlits();
        long generated = trial.generated();
        assertEquals(250, generated);
        trial.run(1600);
        // one flit in two cycles fits: every other packet is lost
        assertEquals(inside, trial.engine().backlogFlits(), 16);
        assertEquals(400, trial.generated() - generated);
        assertTrue(inside <= 2 * (3 + 3) * LENGTH, "queue, injection buffer and link: " + inside);
    }

    @Test
    void anInfiniteQueueKeepsEverything() {
        SingleCycleTestRun trial =
                flood(
                        Networks.pair(1),
                        SingleCycleTestRouter.of(1, 1),
                        SingleCycleTestRun.INFINITE);
        trial.run(1600);
        // 200 packets from each terminal, of which half of the flits have crossed
        assertEquals(400, trial.generated());
        assertEquals(200, trial.packets(), 2);
        trial.engine().checkInvariants();
    }

    /** While one holds the link the other waits, but not in the network: in front of it. */
    @ParameterizedTest
    @ValueSource(ints = {1, 6, 100})
    void aPacketEntersWhenItsHeaderLeavesTheInjectionBuffer(int places) {
        SingleCycleTestRouter testRouter =
                SingleCycleTestRouter.withInjectionBuffer(SingleCycleTestRouter.of(1, 16), places);
        SingleCycleTestTraffic traffic =
                SingleCycleTestTraffic.of(4, new Message(0, 0, 2, 8), new Message(0, 1, 3, 8));
        var lives = SingleCycleTestRun.of(Networks.pair(2), testRouter, traffic).watch(100);
        assertEquals(0, lives.get(0).entered());
        assertEquals(8, lives.get(1).entered());
    }
}
