// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class WatchTest {
    private final Watch watch = new Watch();

    @Test
    void keepsHowFarTheComputationIs() {
        assertEquals("", watch.points().toString(), "not a sweep, or not yet");
        watch.progress(0.25);
        watch.points(1, 4);
        assertEquals(0.25, watch.done());
        assertEquals("1/4 points", watch.points().toString());
        watch.points(1, 1);
        assertEquals("1/1 point", watch.points().toString());
    }

    @Test
    void aHundredPerCentIsTheEnd() {
        assertEquals(0, watch.percent());
        watch.progress(0.999);
        assertEquals(99, watch.percent());
        watch.progress(1);
        assertEquals(100, watch.percent());
        watch.points(9, 10);
        assertEquals(99, watch.percent());
        watch.points(10, 10);
        assertEquals(100, watch.percent());
    }

    @Test
    void isAwaitedUntilItGoesToTheBackground() {
        assertTrue(watch.isAwaited());
        watch.toBackground();
        assertFalse(watch.isAwaited());
    }

    @Test
    void anInterruptedThreadIsToEnd() {
        assertFalse(watch.isCancelled());
        Thread.currentThread().interrupt();
        assertTrue(watch.isCancelled());
        assertTrue(Thread.interrupted());
        assertTrue(watch.wasCancelled());
    }
}
