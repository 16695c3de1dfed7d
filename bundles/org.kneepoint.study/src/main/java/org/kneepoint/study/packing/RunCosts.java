// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.packing;

import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.study.RunPlan;
import org.kneepoint.study.run.RunResult;
import org.kneepoint.study.run.RunTask;

/**
 * The expected cost of runs, seconds on one core: the mean of those of the same curve whose time is
 * known, else of all whose time is known. Before any is known it is a part of their time limit,
 * which most runs do not reach.
 */
public final class RunCosts {
    /** With the usual limit of 60 s, a run of a simulation is expected to take 5 s. */
    private static final double PART_OF_LIMIT = 1.0 / 12;

    private static final double MODEL_SECONDS = 0.02;
    private static final double LONGEST_EXPECTED = 60;

    private final RunPlan plan;
    private final Map<Integer, double[]> curves = new HashMap<>();
    private final double[] all = new double[2];

    /** Costs from the results of some runs of a plan. */
    public RunCosts(RunPlan plan, Collection<RunResult> done) {
        this.plan = plan;
        done.forEach(this::add);
    }

    /**
     * Adds the result of a run. One that does not say how long the run took, as that of a failed
     * run, tells nothing of the cost of others and is ignored.
     */
    public void add(RunResult result) {
        double seconds = seconds(result);
        if (seconds > 0) {
            add(all, seconds);
            int curve = plan.tasks().get(result.task()).curve();
            add(curves.computeIfAbsent(curve, any -> new double[2]), seconds);
        }
    }

    private static double seconds(RunResult result) {
        return result.points().stream()
                .mapToDouble(point -> point.get(Quantities.SECONDS).orElse(0))
                .sum();
    }

    /** Adds to a sum and a count. */
    private static void add(double[] mean, double seconds) {
        mean[0] += seconds;
        mean[1]++;
    }

    /** Returns the expected cost of a run, seconds. */
    public double of(RunTask task) {
        double[] known = curves.getOrDefault(task.curve(), all);
        if (known[1] > 0) {
            return known[0] / known[1];
        }
        return plan.method().equals(EvaluationMethod.MODEL)
                ? MODEL_SECONDS
                : Math.min(plan.limit(task) * PART_OF_LIMIT, LONGEST_EXPECTED);
    }
}
