// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.kneepoint.study.run.RunTask;

class StatementProgressTest {
    private static final RunTask TASK = new RunTask(0, 0, 0, 0, true);

    private final StatementProgress progress = new StatementProgress();

    @Test
    void keepsHowFarTheComputationIs() {
        assertEquals("", progress.points().toString(), "not a sweep, or not yet");
        progress.report(0.25);
        progress.begin(0, 4, 0);
        progress.completed(TASK, List.of());
        assertEquals(0.25, progress.completed());
        assertEquals("1/4 points", progress.points().toString());
        progress.begin(1, 1, 0.5);
        assertEquals(0.5, progress.before());
        assertEquals("1/1 point", progress.points().toString());
    }

    @Test
    void aHundredPerCentIsTheEnd() {
        assertEquals(0, progress.percent());
        progress.report(0.999);
        assertEquals(99, progress.percent());
        progress.report(1);
        assertEquals(100, progress.percent());
        progress.begin(9, 10, 0);
        assertEquals(99, progress.percent());
        progress.completed(TASK, List.of());
        assertEquals(100, progress.percent());
    }

    @Test
    void isForegroundUntilItGoesToTheBackground() {
        assertTrue(progress.isForeground());
        progress.toBackground();
        assertFalse(progress.isForeground());
    }

    @Test
    void anInterruptedThreadIsToEnd() {
        assertFalse(progress.isCancelled());
        Thread.currentThread().interrupt();
        assertTrue(progress.isCancelled());
        assertTrue(Thread.interrupted());
        assertTrue(progress.isCancellationSeen());
    }
}
