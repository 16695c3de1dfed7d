// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.executor.slurm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Lines of squeue of Slurm 22.05. */
class QueuedTaskTest {
    private static QueuedTask task(String line) {
        return QueuedTask.of(line).orElseThrow();
    }

    @Test
    void waitingRunningAndEndedTasks() {
        QueuedTask waiting = task("kneepoint-aa|1|4|PENDING||JobArrayTaskLimit");
        assertTrue(waiting.isAlive() && waiting.isWaiting());
        assertEquals(4, waiting.number());
        QueuedTask running = task("kneepoint-aa|1|1|RUNNING|n1|None");
        assertTrue(running.isAlive() && !running.isWaiting());
        QueuedTask failed = task("kneepoint-aa|1|2|FAILED|n2|NonZeroExitCode");
        assertFalse(failed.isAlive());
        assertEquals("FAILED, NonZeroExitCode, node n2", failed.end());
    }

    @Test
    void otherLinesAreNoTasks() {
        assertTrue(QueuedTask.of("kneepoint-aa|7|N/A|RUNNING|n1|None").isEmpty());
        assertTrue(QueuedTask.of("slurm_load_jobs error").isEmpty());
    }
}
