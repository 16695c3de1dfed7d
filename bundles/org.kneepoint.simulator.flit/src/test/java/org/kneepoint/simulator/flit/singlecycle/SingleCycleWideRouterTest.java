// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.singlecycle;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.kneepoint.simulator.flit.kernel.Networks;
import org.kneepoint.simulator.flit.singlecycle.SingleCycleTestRun.PacketTimes;
import org.kneepoint.simulator.flit.singlecycle.SingleCycleTestTraffic.Message;

/** Routers into which more virtual channels lead than a word has bits. */
class SingleCycleWideRouterTest {
    private static final int TERMINALS = 150;

    private static SingleCycleTestRun trial(int vcs, int target) {
        Message[] messages = new Message[TERMINALS];
        Arrays.setAll(messages, t -> new Message(0, t, target, 8));
        SingleCycleTestTraffic traffic = SingleCycleTestTraffic.of(2 * TERMINALS, messages);
        return SingleCycleTestRun.of(
                Networks.pair(TERMINALS), SingleCycleTestRouter.of(vcs, 16), traffic);
    }

    @Test
    void allPassTheLinkOneAfterTheOther() {
        SingleCycleTestRun trial = trial(1, TERMINALS);
        List<PacketTimes> lives = trial.watch(8 * TERMINALS + 1);
        assertEquals(TERMINALS, lives.size());
        for (int i = 0; i < TERMINALS; i++) {
            assertEquals(8 * (i + 1) + 1, lives.get(i).latency());
        }
        assertEquals(TERMINALS, lives.stream().map(PacketTimes::source).distinct().count());
    }

    @Test
    void theyShareTheLinkInManyChannels() {
        SingleCycleTestRun trial = trial(64, TERMINALS);
        assertEquals(8 * TERMINALS + 1, trial.drain(10_000));
    }

    @Test
    void allReachATerminalBesideThem() {
        SingleCycleTestRun trial = trial(2, 0);
        trial.run(8 * TERMINALS - 1);
        assertEquals(1, trial.packets());
        trial.engine().checkInvariants();
        assertEquals(0, trial.engine().deadlockedPackets());
        trial.run(1);
        assertEquals(0, trial.packets());
    }
}
