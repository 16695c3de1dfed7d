// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.plugin.Catalogue;

/** Runs experiments with the installed evaluators and metrics. */
public final class ExperimentRunner {
    private final EvaluationService evaluation;
    private final ExperimentResults.MetricReader metrics;

    /** A runner with the plug-ins of the catalogue. */
    public ExperimentRunner(Catalogue catalogue, EvaluationService evaluation) {
        this.evaluation = evaluation;
        this.metrics = new InstalledMetrics(catalogue);
    }

    /**
     * Runs an experiment.
     *
     * @param scheduled the experiment with its share of the progress
     * @param effort how much time it may take
     * @param progress of the whole sequence
     * @return nothing if cancelled; if a command is refused, because a plug-in is missing, findings
     *     without a verdict that state the refusal
     */
    public Optional<ExperimentOutcome> run(
            ScheduledExperiment scheduled, ExperimentEffort effort, Progress progress) {
        long start = System.nanoTime();
        List<ExperimentCommand> commands = scheduled.experiment().commands(effort);
        boolean wasRun = true;
        ExperimentFindings findings;
        try {
            Optional<Map<String, List<Curve>>> curves = curves(scheduled, commands, progress);
            if (curves.isEmpty()) {
                return Optional.empty();
            }
            ExperimentResults results = ExperimentResults.of(effort, curves.get(), metrics);
            findings = scheduled.experiment().judge(results);
        } catch (BadInput e) {
            findings = ExperimentFindings.unchecked("Not run: " + e.getMessage() + ".");
            wasRun = false;
        }
        double seconds = (System.nanoTime() - start) / (double) TimeUnit.SECONDS.toNanos(1);
        ExperimentOutline outline = scheduled.experiment().outline();
        return Optional.of(new ExperimentOutcome(outline, commands, findings, wasRun, seconds));
    }

    private Optional<Map<String, List<Curve>>> curves(
            ScheduledExperiment scheduled, List<ExperimentCommand> commands, Progress progress) {
        Progress whole = progress.part(scheduled.from(), scheduled.to());
        Map<String, List<Curve>> curves = new HashMap<>();
        for (int i = 0; i < commands.size(); i++) {
            Progress part = whole.part((double) i / commands.size(), (i + 1.0) / commands.size());
            curves.put(commands.get(i).key(), curves(commands.get(i), part));
            if (progress.isCancelled()) {
                return Optional.empty();
            }
        }
        return Optional.of(curves);
    }

    private List<Curve> curves(ExperimentCommand command, Progress progress) {
        try {
            return evaluation.evaluate(command.request(), progress);
        } catch (BadInput e) {
            throw e.at(command.line());
        }
    }
}
