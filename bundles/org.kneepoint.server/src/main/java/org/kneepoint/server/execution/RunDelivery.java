// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.execution;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.kneepoint.study.RunPlan;
import org.kneepoint.study.run.ResultCollector;
import org.kneepoint.study.run.RunResult;
import org.kneepoint.study.run.RunTask;

/**
 * Delivers the results of one execution of a plan: those known from the store, others after they
 * are stored. Failed and cancelled runs are delivered, but not stored: they are no answer to
 * another request. Safe for use by several threads.
 */
final class RunDelivery {
    private static final int PART = 1000;

    private final RunPlan plan;
    private final RunKeys keys;
    private final RunStore store;
    private final RunOwner owner;
    private final ResultCollector collector;
    private final Map<RunTask, String> known = new HashMap<>();

    RunDelivery(RunPlan plan, RunStore store, RunOwner owner, ResultCollector collector) {
        this.plan = plan;
        this.keys = new RunKeys(plan);
        this.store = store;
        this.owner = owner;
        this.collector = collector;
    }

    RunPlan plan() {
        return plan;
    }

    synchronized String key(RunTask task) {
        return known.computeIfAbsent(task, keys::of);
    }

    /** Delivers the results that are stored, and returns the other runs in order. */
    List<RunTask> deliverStored(List<RunTask> tasks) {
        List<RunTask> missing = new ArrayList<>();
        for (int from = 0; from < tasks.size(); from += PART) {
            List<RunTask> some = tasks.subList(from, Math.min(tasks.size(), from + PART));
            Map<String, RunResult> found = store.find(some.stream().map(this::key).toList());
            for (RunTask task : some) {
                RunResult result = found.get(key(task));
                if (result == null) {
                    missing.add(task);
                } else {
                    owner.answered(1);
                    collector.collect(new RunResult(task.number(), false, result.points()));
                }
            }
        }
        return missing;
    }

    /** Stores results of runs that were executed, and then delivers them. */
    void deliver(Collection<RunResult> results) throws InterruptedException {
        Map<String, RunResult> lasting = new HashMap<>();
        for (RunResult result : results) {
            if (!result.isCut() && !result.isFailed()) {
                lasting.put(key(plan.tasks().get(result.task())), result);
            }
        }
        store.put(lasting);
        owner.executed(lasting.size());
        results.forEach(collector::collect);
    }
}
