// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.executor.hazelcast;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.kneepoint.study.RunLost;
import org.kneepoint.study.RunPlan;
import org.kneepoint.study.packing.GuidedPacking;
import org.kneepoint.study.packing.RunCosts;
import org.kneepoint.study.run.ResultCollector;
import org.kneepoint.study.run.RunResult;
import org.kneepoint.study.run.RunTask;

/** The runs of an execution that have no result yet, in packs for members. */
final class OpenRuns {
    /** Cost of a pack, seconds: much more than taking it, and little to do again. */
    private static final double WORTH = 5;

    private static final double LEAST_WORTH = 0.5;

    private final RunPlan plan;
    private final ResultCollector collector;
    private final int attempts;
    private final int all;
    private final RunCosts costs;
    private final Map<Integer, RunTask> missing = new LinkedHashMap<>();

    /** How often a member has left during a run. */
    private final Map<Integer, Integer> losses = new HashMap<>();

    private final Deque<List<RunTask>> packs = new ArrayDeque<>();
    private int packedFor;
    private int packedAt;
    private boolean isToBePacked = true;

    OpenRuns(RunPlan plan, List<RunTask> tasks, ResultCollector collector, int attempts) {
        this.plan = plan;
        this.collector = collector;
        this.attempts = attempts;
        this.all = tasks.size();
        this.costs = new RunCosts(plan, List.of());
        tasks.forEach(task -> missing.put(task.number(), task));
    }

    RunPlan plan() {
        return plan;
    }

    boolean areDone() {
        return missing.isEmpty();
    }

    /** Returns the fraction of the runs that are done. */
    double fraction() {
        return (double) (all - missing.size()) / all;
    }

    /**
     * Collects the result of a run, if it has none yet.
     *
     * @throws org.kneepoint.api.scenario.BadInput if the evaluator has rejected its scenario
     */
    void collect(int run, RunEnd end) {
        RunTask task = missing.get(run);
        if (task != null) {
            collect(end.result(plan, task));
        }
    }

    private void collect(RunResult result) {
        if (missing.remove(result.task()) != null) {
            costs.add(result);
            collector.collect(result);
        }
    }

    /** Returns the runs of a pack, no longer offered, that have no result; they are packed anew. */
    List<Integer> undone(Pack pack) {
        List<Integer> undone =
                pack.runs().stream().map(Pack.Run::number).filter(missing::containsKey).toList();
        isToBePacked |= !undone.isEmpty();
        return undone;
    }

    /** Counts that a member has left during a run, which fails if it was not the first one. */
    void countLoss(int run, String member) {
        int times = losses.merge(run, 1, Integer::sum);
        if (times >= attempts) {
            String why = "members have left " + times + " times during this run, last " + member;
            collect(plan.failed(missing.get(run), new RunLost(why)));
        }
    }

    /**
     * Returns the next pack, empty if all runs are offered. Packs are made anew when costs are
     * better known or the number of slots has changed; a run during which a member has left is
     * alone.
     *
     * @param slots of all members
     * @param offered numbers of the runs that are offered now
     */
    List<RunTask> nextPack(int slots, Set<Integer> offered) {
        int done = all - missing.size();
        if (isToBePacked || slots != packedFor || done >= 2 * packedAt + slots) {
            packedFor = slots;
            packedAt = done;
            isToBePacked = false;
            pack(slots, offered);
        }
        while (!packs.isEmpty()) {
            List<RunTask> next = new ArrayList<>(packs.remove());
            next.removeIf(task -> !missing.containsKey(task.number()));
            if (!next.isEmpty()) {
                return next;
            }
        }
        return List.of();
    }

    private void pack(int slots, Set<Integer> offered) {
        List<RunTask> usual = new ArrayList<>();
        packs.clear();
        for (RunTask task : missing.values()) {
            if (losses.containsKey(task.number()) && !offered.contains(task.number())) {
                packs.add(List.of(task));
            } else if (!offered.contains(task.number())) {
                usual.add(task);
            }
        }
        if (!usual.isEmpty()) {
            packs.addAll(
                    new GuidedPacking(
                                    Optional.empty(),
                                    Double.POSITIVE_INFINITY,
                                    WORTH,
                                    LEAST_WORTH,
                                    slots)
                            .packs(usual, costs::of));
        }
    }
}
