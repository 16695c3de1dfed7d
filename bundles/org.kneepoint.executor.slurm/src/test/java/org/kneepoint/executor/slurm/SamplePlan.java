// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.executor.slurm;

import java.util.function.BiConsumer;
import org.kneepoint.api.run.Progress;
import org.kneepoint.solver.min.MinSolver;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.RunPlan;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.study.run.RunRequest;

/** Eight runs of a model. */
final class SamplePlan {
    private SamplePlan() {}

    static EvaluationService evaluation() {
        return new EvaluationService(Catalogue.of(new MinSolver()));
    }

    /** Evaluates the plan where a test takes part. */
    static EvaluationService evaluation(BiConsumer<Double, Progress> before) {
        return new EvaluationService(Catalogue.of(new ObservedSolver(before)));
    }

    static RunPlan of() {
        return evaluation()
                .plan(
                        RunRequest.parse("solve min nodes=64 radix=2 load=0.1:0.8:0.1"),
                        Progress.NONE);
    }
}
