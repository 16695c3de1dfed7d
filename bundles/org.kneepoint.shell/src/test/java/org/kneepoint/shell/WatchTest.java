// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.kneepoint.study.run.RunTask;

class WatchTest {
    private static final RunTask TASK = new RunTask(0, 0, 0, 0, true);

    private final Watch watch = new Watch();

    @Test
    void keepsHowFarTheComputationIs() {
        assertEquals("", watch.points().toString(), "not a sweep, or not yet");
        watch.report(0.25);
        watch.begin(0, 4, 0);
        watch.completed(TASK, List.of());
        assertEquals(0.25, watch.completed());
        assertEquals("1/4 points", watch.points().toString());
        watch.begin(1, 1, 0.5);
        assertEquals(0.5, watch.before());
        assertEquals("1/1 point", watch.points().toString());
    }

    @Test
    void aHundredPerCentIsTheEnd() {
        assertEquals(0, watch.percent());
        watch.report(0.999);
        assertEquals(99, watch.percent());
        watch.report(1);
        assertEquals(100, watch.percent());
        watch.begin(9, 10, 0);
        assertEquals(99, watch.percent());
        watch.completed(TASK, List.of());
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
