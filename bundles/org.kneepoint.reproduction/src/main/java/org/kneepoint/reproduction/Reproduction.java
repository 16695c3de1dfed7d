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
import org.kneepoint.study.Catalogue;
import org.kneepoint.study.Evaluation;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/** Runs experiments by what is installed. */
@Component(service = Reproduction.class)
public final class Reproduction {
    private final Evaluation evaluation;
    private final Results.Measure metrics;

    /** Runs what the catalogue holds. */
    @Activate
    public Reproduction(@Reference Catalogue catalogue, @Reference Evaluation evaluation) {
        this.evaluation = evaluation;
        this.metrics = new InstalledMetrics(catalogue);
    }

    /**
     * Runs an experiment.
     *
     * @param turn what to run
     * @param effort how much time it may take
     * @param progress the caller's side of all turns
     * @return nothing if the caller cancelled; where a command is refused, for what it needs is not
     *     installed, findings that say so
     */
    public Optional<Outcome> run(Turn turn, Effort effort, Progress progress) {
        long start = System.nanoTime();
        List<Trial> trials = turn.experiment().trials(effort);
        boolean wasRun = true;
        Findings findings;
        try {
            Optional<Map<String, List<Curve>>> curves = curves(turn, trials, progress);
            if (curves.isEmpty()) {
                return Optional.empty();
            }
            Results results = Results.of(effort, curves.get(), metrics);
            findings = turn.experiment().judge(results);
        } catch (BadInput e) {
            findings = Findings.unchecked("Not run: " + e.getMessage() + ".");
            wasRun = false;
        }
        double seconds = (System.nanoTime() - start) / (double) TimeUnit.SECONDS.toNanos(1);
        Outline outline = turn.experiment().outline();
        return Optional.of(new Outcome(outline, trials, findings, wasRun, seconds));
    }

    private Optional<Map<String, List<Curve>>> curves(
            Turn turn, List<Trial> trials, Progress progress) {
        Progress whole = progress.part(turn.from(), turn.to());
        Map<String, List<Curve>> curves = new HashMap<>();
        for (int i = 0; i < trials.size(); i++) {
            Progress part = whole.part((double) i / trials.size(), (i + 1.0) / trials.size());
            curves.put(trials.get(i).key(), curves(trials.get(i), part));
            if (progress.isCancelled()) {
                return Optional.empty();
            }
        }
        return Optional.of(curves);
    }

    private List<Curve> curves(Trial trial, Progress progress) {
        try {
            return evaluation.evaluate(trial.request(), progress);
        } catch (BadInput e) {
            throw e.at(trial.command() + ": ");
        }
    }
}
