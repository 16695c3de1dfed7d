// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.executor.hazelcast;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class PollPauseTest {
    @Test
    void aShortSessionIsLookedAtOften() {
        assertEquals(PollPause.SHORTEST, PollPause.millis(0));
        assertEquals(PollPause.SHORTEST, PollPause.millis(TimeUnit.SECONDS.toNanos(5)));
    }

    @Test
    void aPauseIsASmallPartOfTheSession() {
        long before = 0;
        for (long seconds = 7; seconds < 32; seconds++) {
            long pause = PollPause.millis(TimeUnit.SECONDS.toNanos(seconds));
            assertTrue(pause > before && pause <= seconds * 1000 / 20, seconds + " s: " + pause);
            before = pause;
        }
    }

    @Test
    void noPauseIsLong() {
        assertEquals(PollPause.LONGEST, PollPause.millis(TimeUnit.DAYS.toNanos(30)));
    }
}
