// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.operation;

import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.kneepoint.server.execution.ServerExecutor;
import org.kneepoint.server.job.JobQueue;
import org.kneepoint.server.operation.Gauge.Sample;
import org.kneepoint.server.operation.Gauge.Type;

/**
 * The metrics of jobs, runs and memory.
 *
 * @param jobs the queue
 * @param executor the executor of runs
 */
record ServerGauges(JobQueue jobs, ServerExecutor executor) {
    /** Returns the metrics. */
    List<Gauge> all() {
        return List.of(
                new Gauge(
                        "kneepoint_jobs",
                        "Jobs by state.",
                        Type.GAUGE,
                        () ->
                                List.of(
                                        new Sample(Map.of("state", "queued"), jobs.queued()),
                                        new Sample(Map.of("state", "running"), jobs.running()))),
                Gauge.of(
                        "kneepoint_queue_oldest_seconds",
                        "Time for which the oldest queued job has waited.",
                        jobs::oldestQueuedSeconds),
                Gauge.of("kneepoint_slots", "Simulations that may run at once.", executor::slots),
                Gauge.of("kneepoint_slots_busy", "Simulations that run.", executor::slotsBusy),
                Gauge.of(
                        "kneepoint_runs_waiting",
                        "Runs that wait for a slot.",
                        executor::runsWaiting),
                Gauge.of("kneepoint_workers", "Worker processes.", executor::workers),
                counter(
                        "kneepoint_runs_executed_total",
                        "Runs executed and stored.",
                        executor::runsExecuted),
                counter(
                        "kneepoint_runs_answered_total",
                        "Runs answered from the store.",
                        executor::runsAnswered),
                Gauge.of(
                        "kneepoint_heap_bytes",
                        "Heap in use.",
                        () ->
                                Runtime.getRuntime().totalMemory()
                                        - Runtime.getRuntime().freeMemory()));
    }

    private static Gauge counter(String name, String help, Supplier<Long> value) {
        return new Gauge(name, help, Type.COUNTER, () -> List.of(Sample.of(value.get())));
    }
}
