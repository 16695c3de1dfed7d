// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.executor.hazelcast;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.kneepoint.study.RunPlan;
import org.kneepoint.study.run.RunTask;

/**
 * Runs that a member executes one after the other.
 *
 * @param runs in their order
 */
record Pack(List<Run> runs) {
    private static final String LIMITED_BY = "@";

    /**
     * A run.
     *
     * @param number in the plan
     * @param limit its time limit, seconds
     */
    record Run(int number, double limit) {}

    Pack {
        runs = List.copyOf(runs);
    }

    /** Returns a pack of runs of a plan. */
    static Pack of(RunPlan plan, List<RunTask> tasks) {
        return new Pack(
                tasks.stream().map(task -> new Run(task.number(), plan.limit(task))).toList());
    }

    /** Returns it as a text. */
    String text() {
        return runs.stream()
                .map(run -> run.number() + LIMITED_BY + run.limit())
                .collect(Collectors.joining(" "));
    }

    /** Reads a {@linkplain #text text}. */
    static Pack parse(String text) {
        List<Run> runs = new ArrayList<>();
        for (String run : text.split(" ")) {
            String[] parts = run.split(LIMITED_BY);
            runs.add(new Run(Integer.parseInt(parts[0]), Double.parseDouble(parts[1])));
        }
        return new Pack(runs);
    }
}
