// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.executor.slurm;

import java.util.Optional;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;

/**
 * What a user may set.
 *
 * @param maxTasks tasks of a job that run at the same time at most
 * @param partition the partition; empty for the cluster's default
 * @param account the account; empty for the user's default
 * @param taskRuns runs of a task; empty to choose by their cost
 * @param taskMinutes time limit of a task; empty to choose it by the limits and the cost of its
 *     runs
 * @param taskMemory memory of a task, MB; empty for the cluster's default
 * @param attempts how often a run is submitted before it fails
 */
record SlurmSettings(
        Optional<Integer> maxTasks,
        Optional<String> partition,
        Optional<String> account,
        Optional<Integer> taskRuns,
        Optional<Integer> taskMinutes,
        Optional<Integer> taskMemory,
        int attempts) {
    private static final Parameter<Integer> MAX_TASKS =
            Parameter.integer("max_tasks", "", "tasks of a job that run at the same time at most")
                    .atLeast(1)
                    .optional();
    private static final Parameter<String> PARTITION =
            Parameter.text("partition", "partition of the cluster").optional();
    private static final Parameter<String> ACCOUNT =
            Parameter.text("account", "account that is charged").optional();
    private static final Parameter<Integer> TASK_RUNS =
            Parameter.integer("task_runs", "", "runs of a task; chosen by their cost if not given")
                    .atLeast(1)
                    .optional();
    private static final Parameter<Integer> TASK_MINUTES =
            Parameter.integer(
                            "task_minutes",
                            "minutes",
                            "time limit of a task; chosen by those of its runs if not given")
                    .atLeast(1)
                    .optional();

    /** A Java process needs about 300 MB besides the heap of a small network. */
    private static final Parameter<Integer> TASK_MEMORY =
            Parameter.integer(
                            "task_memory",
                            "MB",
                            "memory of a task; that of the cluster if not given")
                    .atLeast(512)
                    .optional();

    private static final Parameter<Integer> ATTEMPTS =
            Parameter.integer("task_attempts", "", "how often a run is submitted before it fails")
                    .between(1, 100)
                    .withDefault(3);

    /** All parameters. */
    static final Parameters PARAMETERS =
            Parameters.of(
                    MAX_TASKS, PARTITION, ACCOUNT, TASK_RUNS, TASK_MINUTES, TASK_MEMORY, ATTEMPTS);

    /** Memory of a Java process besides its heap: an eighth, MB at least. */
    private static final int LEAST_REST = 256;

    private static final int REST_PART = 8;
    private static final int ALL_RUNS = Integer.MAX_VALUE;
    private static final long MEGABYTE = 1 << 20;

    /** Returns the heap of a task that has a memory of its own, bytes. */
    Optional<Long> heap() {
        return taskMemory.map(
                memory -> (memory - Math.max(LEAST_REST, memory / REST_PART)) * MEGABYTE);
    }

    /**
     * Returns the settings of runs that were divided into packs before: they get one task, or one
     * after the other if they do not fit into its time, with the memory that a heap needs, unless
     * that of a task is smaller.
     *
     * @throws BadInput if the division is set too
     */
    SlurmSettings ofOneTask(long heapBytes) {
        refuse(MAX_TASKS, maxTasks);
        refuse(TASK_RUNS, taskRuns);
        long heap = (heapBytes + MEGABYTE - 1) / MEGABYTE;
        long needed = Math.max(heap + LEAST_REST, heap * REST_PART / (REST_PART - 1) + 1);
        int memory = (int) Math.min(needed, taskMemory.orElse(Integer.MAX_VALUE));
        return new SlurmSettings(
                Optional.of(1),
                partition,
                account,
                Optional.of(ALL_RUNS),
                taskMinutes,
                Optional.of(memory),
                attempts);
    }

    private static void refuse(Parameter<Integer> parameter, Optional<Integer> given) {
        given.ifPresent(
                value -> {
                    throw BadInput.because(
                            parameter.name(),
                            value,
                            parameter.name() + "=" + value + ": the server divides the runs");
                });
    }

    /** Returns the settings of values of {@link #PARAMETERS}. */
    static SlurmSettings of(Scenario values) {
        return new SlurmSettings(
                values.find(MAX_TASKS),
                values.find(PARTITION),
                values.find(ACCOUNT),
                values.find(TASK_RUNS),
                values.find(TASK_MINUTES),
                values.find(TASK_MEMORY),
                values.get(ATTEMPTS));
    }
}
