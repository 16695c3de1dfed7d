// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.ideal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.simulator.flit.kernel.Networks;
import org.kneepoint.simulator.flit.kernel.TestTraffic;

/** Virtual channels of a link carry a flit each in turn. */
class ChannelSharingTest {
    private static final int LENGTH = 20;

    /** One packet over each of two virtual channels of the link from router 1 to router 2. */
    private static IdealTestRun two(int places) {
        IdealTestRun trial =
                IdealTestRun.of(Networks.mesh(4, 1)).vcs(2).buffer(places).length(LENGTH);
        trial.destinations(TestTraffic.to(source -> source == 0 ? 3 : 2));
        return trial.at(0, 0).at(1, 1);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 30})
    void twoPacketsAlternate(int places) {
        IdealTestRun trial = two(places);
        // Both headers request the link in cycle 2; 40 flits cross in cycles 2 to 41.
        trial.run(41);
        assertEquals(2, trial.packets().size());
        assertEquals(2 * LENGTH - 1, carriedFrom(1, trial));
        int left = LENGTH;
        while (trial.packets().size() == 2) {
            trial.run(1);
            left--;
        }
        assertTrue(left > 0);
        // The other one is a cycle behind or, if it goes a router further, two or none.
        trial.run(2);
        assertEquals(0, trial.packets().size());
    }

    /** The other one has had the link to itself, so that a header that comes is next. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 30})
    void aHeaderThatJoinsIsNext(int places) {
        IdealTestRun trial = IdealTestRun.of(Networks.mesh(4, 1)).vcs(2).buffer(places);
        trial.lengths(TestTraffic.inOrder(200, LENGTH));
        trial.destinations(TestTraffic.to(source -> source == 0 ? 3 : 2));
        trial.at(0, 0).at(1, 50).run(50 + 2 * LENGTH);
        assertEquals(2, trial.packets().size());
        // Injected in cycle 50, over the link in cycles 51, 53 and so on, and out one later.
        trial.run(1);
        assertEquals(1, trial.packets().size());
    }

    /** Returns the flits that have gone from a router to others. */
    private static long carriedFrom(int router, IdealTestRun trial) {
        long flits = 0;
        for (int channel = 0; channel < trial.engine().channels(); channel++) {
            if (trial.engine().channelName(channel).startsWith("r" + router + "_")) {
                flits += trial.engine().flitsCarried(channel);
            }
        }
        return flits;
    }

    @Test
    void oneThatCannotMoveGivesItsTurnAway() {
        // Three packets for terminal 2, which takes one at a time; the one for 3 has the link.
        IdealTestRun trial = IdealTestRun.of(Networks.mesh(4, 1)).vcs(2).length(LENGTH);
        trial.destinations(TestTraffic.to(source -> source == 0 ? 3 : 2));
        trial.at(2, 0).at(1, 2).at(0, 3);
        // The packet of terminal 2 holds the output until cycle 20, that of 1 waits behind it.
        trial.run(21);
        long carried = carriedFrom(1, trial);
        // The header of 1 crosses in cycle 3 and stops; those of 0 cross from cycle 5 on.
        assertEquals(1 + 16, carried);
    }
}
