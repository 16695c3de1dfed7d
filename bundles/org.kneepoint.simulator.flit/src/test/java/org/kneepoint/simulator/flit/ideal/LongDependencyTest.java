// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.ideal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.kneepoint.simulator.flit.kernel.TestTraffic;
import org.kneepoint.testkit.RingNetwork;

/** What depends on each other in one cycle may be as long as the network. */
class LongDependencyTest {
    private static final int ROUTERS = 10_000;

    /** Packets fill all channels behind one that is held. When it is free, all move at once. */
    @Test
    void aChainOfTenThousandBuffersMovesInOneCycle() {
        int last = ROUTERS - 1;
        int held = 200;
        IdealTestRun trial =
                IdealTestRun.of(RingNetwork.around(ROUTERS, 1))
                        .lengths(TestTraffic.inOrder(held, 1));
        trial.destinations(TestTraffic.to(source -> last)).at(last, 0);
        for (int terminal = 0; terminal < last; terminal++) {
            trial.at(terminal, 1);
        }
        // The packet that holds the last output crosses in cycles 1 to 200; each of the others, of
        // one flit, is a router further and waits there for the next one to go.
        trial.run(held + 1);
        assertEquals(ROUTERS - 1, trial.carried());
        trial.run(1);
        assertEquals(2 * (ROUTERS - 1) - 1, trial.carried());
        trial.run(20);
        assertEquals(ROUTERS - 1 - 21, trial.packets().size());
        trial.engine().checkInvariants();
    }

    /** What stands still costs nothing, so that a very long time is over at once. */
    @Test
    void aCircleOfTenThousandStandsStill() {
        IdealTestRun trial = IdealTestRun.of(RingNetwork.around(ROUTERS, 1)).length(4);
        trial.destinations(TestTraffic.to(source -> (source + 3) % ROUTERS));
        for (int terminal = 0; terminal < ROUTERS; terminal++) {
            trial.at(terminal, 0);
        }
        trial.run(5_000_000);
        assertEquals(ROUTERS, trial.engine().deadlockedPackets());
        trial.engine().checkInvariants();
    }
}
