// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.run;

import java.util.List;
import java.util.concurrent.atomic.AtomicIntegerArray;

/** Tells a listener of the points of a plan when all of their runs are in memory. */
public final class PointPublisher implements ResultCollector {
    private final RunPlan plan;
    private final MemoryCollector memory;
    private final PointListener listener;

    /** How many runs each scenario lacks, at the number of its first run. */
    private final AtomicIntegerArray missing;

    /**
     * Tells at once how much there is.
     *
     * @param memory asked for the points; it must have collected a result before this does
     */
    public PointPublisher(RunPlan plan, MemoryCollector memory, PointListener listener) {
        this.plan = plan;
        this.memory = memory;
        this.listener = listener;
        this.missing = new AtomicIntegerArray(plan.tasks().size());
        List<RunTask> open = memory.missing();
        open.forEach(task -> missing.incrementAndGet(task.first()));
        double all = plan.tasks().size();
        listener.begin(memory.scenarios(), plan.points(), (all - open.size()) / all);
    }

    @Override
    public void collect(RunResult result) {
        RunTask task = plan.tasks().get(result.task());
        if (missing.decrementAndGet(task.first()) == 0) {
            listener.done(task, plan.points(task, memory::points));
        }
    }
}
