// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.ideal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.kneepoint.api.topology.Network;
import org.kneepoint.simulator.flit.kernel.Networks;
import org.kneepoint.simulator.flit.kernel.Routings;
import org.kneepoint.simulator.flit.kernel.TestTraffic;

/** The two up-links of a switch of a fat-tree serve one queue. */
class ParallelChannelTest {
    private static final int LENGTH = 10;

    /** Terminals 0 to 3 are below one switch; each sends to a terminal far away of its own. */
    private static IdealTestRun up(Network tree, String routing) {
        IdealTestRun trial = IdealTestRun.of(tree, Routings.named(tree, routing)).length(LENGTH);
        return trial.destinations(TestTraffic.to(source -> 63 - 16 * source));
    }

    private static long drained(IdealTestRun trial, int packets) {
        return trial.drain(packets, 1000);
    }

    @Test
    void twoGoUpAtOnceAndTheThirdWithTheFirstThatIsFree() {
        Network tree = Networks.fatTree(3);
        long alone = drained(up(tree, "nca-least-loaded").at(0, 0), 1);
        assertEquals(LENGTH + Networks.channels(tree, 0, 63) - 1, alone);
        assertEquals(alone, drained(up(tree, "nca-least-loaded").at(0, 0).at(1, 0), 2));
        IdealTestRun three = up(tree, "nca-least-loaded").at(0, 0).at(1, 3).at(2, 4);
        // The third requests in cycle 5 and has to wait until the first has crossed, in cycle 11.
        assertEquals(4 + alone + 6, drained(three, 3));
    }

    @Test
    void aDrawnUpLinkIsWaitedFor() {
        Network tree = Networks.fatTree(3);
        long alone = drained(up(tree, "nca-random").at(0, 0), 1);
        int late = 0;
        for (int seed = 1; seed <= 200; seed++) {
            IdealTestRun trial = up(tree, "nca-random").at(0, 0).at(1, 0).seed(seed);
            late += drained(trial, 2) > alone ? 1 : 0;
        }
        assertEquals(100, late, 4 * Math.sqrt(200) / 2);
    }

    @Test
    void freeLinksAreTakenAtRandom() {
        Network tree = Networks.fatTree(2);
        int packets = 400;
        double[] times = new double[packets];
        for (int i = 0; i < packets; i++) {
            times[i] = 50.0 * i;
        }
        IdealTestRun trial = IdealTestRun.of(tree).length(1).at(0, times);
        trial.destinations(TestTraffic.to(source -> 15)).run(50L * packets);
        for (int channel = 0; channel < trial.engine().channels(); channel++) {
            if (trial.engine().channelName(channel).matches("r0_p[45]")) {
                double half = packets / 2.0;
                assertEquals(
                        half, trial.engine().flitsCarried(channel), 4 * Math.sqrt(packets) / 2);
            }
        }
        assertEquals(2L * packets, trial.carried());
    }
}
