// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.executor.slurm;

import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.study.packing.GuidedPacking;
import org.kneepoint.study.run.RunTask;

/**
 * Divides runs into packs, the longest runs first. A pack is worth a minute at most, so that little
 * is lost with a task; the last ones are smaller, so that all tasks end at about the same time
 * (guided self-scheduling).
 *
 * @param runs runs of a pack; empty to choose them by their cost
 * @param seconds cost of a pack at most, unless a run costs more
 * @param least cost of the last packs, seconds
 * @param parallel number of tasks that are expected to run at the same time
 */
record Packing(Optional<Integer> runs, double seconds, double least, int parallel) {
    /** Cost of a pack, seconds. */
    static final double WORTH = 60;

    /** Cost of the last packs if each has a task of its own, seconds: a start adds some seconds. */
    static final double LEAST_ALONE = 20;

    /** Cost of the last packs if a task executes many, seconds: a pack is two files. */
    static final double LEAST_OF_MANY = 5;

    /** Tasks of a job array at most: Slurm's {@code MaxArraySize} is 1001 if not configured. */
    static final int MOST_PACKS = 1000;

    /** Packs that have a task each, and are chosen by the cost of their runs only. */
    static Packing alone(int parallel) {
        return new Packing(Optional.empty(), Double.POSITIVE_INFINITY, LEAST_ALONE, parallel);
    }

    /**
     * Divides runs.
     *
     * @param cost returns the expected cost of a run, seconds
     * @throws BadInput if the limits of a pack make more packs than a job array has tasks
     */
    List<List<RunTask>> packs(List<RunTask> tasks, ToDoubleFunction<RunTask> cost) {
        double all = tasks.stream().mapToDouble(cost).sum();
        double smallest = Math.max(least, all / MOST_PACKS);
        List<List<RunTask>> packs =
                new GuidedPacking(runs, seconds, Math.max(smallest, WORTH), smallest, parallel)
                        .packs(tasks, cost);
        requireArray(packs.size());
        return packs;
    }

    private void requireArray(int packs) {
        if (packs > MOST_PACKS) {
            String limit = runs.isPresent() ? "task_runs" : "task_minutes";
            throw BadInput.because(
                    limit,
                    packs,
                    limit
                            + " makes "
                            + packs
                            + " tasks; a job array has "
                            + MOST_PACKS
                            + " at most: give a larger "
                            + limit);
        }
    }
}
