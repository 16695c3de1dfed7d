// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.packing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.run.Progress;
import org.kneepoint.study.FakeWorkbench;
import org.kneepoint.study.RunPlan;
import org.kneepoint.study.run.RunResult;
import org.kneepoint.study.run.RunTask;

/** Two curves of two runs each. */
class RunCostsTest {
    private static final String BOX = "box";

    private final RunPlan plan =
            FakeWorkbench.evaluation(BOX)
                    .plan(
                            FakeWorkbench.request(BOX, Map.of("load", "0.1,0.2", "vcs", "1,2")),
                            Progress.NONE);
    private final RunTask first = plan.tasks().get(0);
    private final RunTask ofOtherCurve = plan.tasks().get(3);

    private static RunResult took(int task, double seconds) {
        return new RunResult(
                task, false, List.of(Point.of(Map.of()).with(Quantities.SECONDS, seconds).build()));
    }

    private static RunResult failed(int task) {
        Point point = Point.of(Map.of()).status(Status.FAILED, "out of sorts").build();
        return new RunResult(task, false, List.of(point));
    }

    @Test
    void theMeanOfTheSameCurveElseOfAll() {
        RunCosts costs = new RunCosts(plan, List.of(took(0, 2), took(1, 4)));
        assertEquals(3, costs.of(first));
        assertEquals(3, costs.of(ofOtherCurve));
        costs.add(took(2, 9));
        assertEquals(3, costs.of(first));
        assertEquals(9, costs.of(ofOtherCurve));
    }

    @Test
    void aFailedRunTellsNothing() {
        double unknown = new RunCosts(plan, List.of()).of(first);
        RunCosts costs = new RunCosts(plan, List.of(failed(0), failed(2)));
        assertEquals(unknown, costs.of(first));
        costs.add(took(1, 4));
        assertEquals(4, costs.of(first));
        assertEquals(4, costs.of(ofOtherCurve));
    }
}
