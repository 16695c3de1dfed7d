// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.container;

import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.inject.Inject;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.kneepoint.api.metric.Metric;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.run.Progress;
import org.kneepoint.reproduction.Experiment;
import org.kneepoint.reproduction.ExperimentEffort;
import org.kneepoint.reproduction.ExperimentOutcome;
import org.kneepoint.reproduction.ExperimentRunner;
import org.kneepoint.reproduction.Paper;
import org.kneepoint.reproduction.ReproductionVerdict;
import org.kneepoint.reproduction.ScheduledExperiment;
import org.kneepoint.reproduction.catalogue.ExperimentCatalogue;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.RunPlan;
import org.kneepoint.study.measurement.CurveMeasurements;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.study.run.PointListener;
import org.kneepoint.study.run.RunRequest;
import org.ops4j.pax.exam.Configuration;
import org.ops4j.pax.exam.Option;
import org.ops4j.pax.exam.junit.PaxExam;
import org.ops4j.pax.exam.spi.reactors.ExamReactorStrategy;
import org.ops4j.pax.exam.spi.reactors.PerClass;

/** The commands of all experiments are valid; a short experiment of each paper is run. */
@RunWith(PaxExam.class)
@ExamReactorStrategy(PerClass.class)
public class ReproductionIT {
    /** Maximum expected time of an experiment run here, seconds. */
    private static final int CHEAP = 2;

    private static final int PAPERS = 5;

    @Inject private Catalogue catalogue;

    @Inject private EvaluationService evaluation;

    @Configuration
    public Option[] configuration() {
        return new Option[] {ProvisionedBundles.workbench()};
    }

    /** Every command is valid; models give curves. */
    @Test
    public void everyCommandCanBeTyped() {
        List<String> commands = new ArrayList<>();
        for (Experiment experiment : ExperimentCatalogue.all()) {
            for (ExperimentEffort effort : ExperimentEffort.values()) {
                experiment.commands(effort).forEach(trial -> commands.addAll(trial.lines()));
            }
        }
        assertFalse(commands.isEmpty());
        commands.stream().distinct().forEach(this::check);
    }

    private void check(String line) {
        if (line.startsWith("measure (")) {
            checkReading(line.substring(line.indexOf(") ") + 2));
        } else {
            checkRun(line);
        }
    }

    /** Metrics and their parameters exist, as {@link CurveMeasurements} checks. */
    private void checkReading(String typed) {
        Map<String, String> settings = settings(typed.split(" +"), 0);
        String[] names = settings.remove("metric").split(",");
        List<Metric> metrics = Arrays.stream(names).map(catalogue::metric).toList();
        assertTrue(typed, new CurveMeasurements(metrics, settings).of(List.of()).isEmpty());
    }

    private static Map<String, String> settings(String[] parts, int first) {
        Map<String, String> settings = new LinkedHashMap<>();
        for (int i = first; i < parts.length; i++) {
            settings.put(parts[i].split("=")[0], parts[i].split("=")[1]);
        }
        return settings;
    }

    private void checkRun(String command) {
        RunRequest request = RunRequest.parse(command);
        RunPlan plan = evaluation.plan(request, Progress.NONE);
        if (request.method().equals(EvaluationMethod.MODEL)) {
            List<Curve> curves = evaluation.evaluate(plan, Progress.NONE, PointListener.NONE);
            assertTrue(command, curves.stream().noneMatch(c -> c.points().isEmpty()));
        }
    }

    @Test
    public void aCheapOneOfEachPaperComesOut() {
        Map<Paper, Experiment> cheap = new LinkedHashMap<>();
        for (Experiment experiment : ExperimentCatalogue.all()) {
            if (experiment.outline().expectedSeconds(ExperimentEffort.QUICK) <= CHEAP) {
                cheap.putIfAbsent(experiment.outline().paper(), experiment);
            }
        }
        assertTrue(cheap.toString(), cheap.size() >= PAPERS);
        cheap.values().forEach(this::assertComesOut);
    }

    private void assertComesOut(Experiment experiment) {
        ScheduledExperiment turn = new ScheduledExperiment(experiment, 0, 1);
        ExperimentOutcome outcome =
                new ExperimentRunner(catalogue, evaluation)
                        .run(turn, ExperimentEffort.QUICK, Progress.NONE)
                        .orElseThrow();
        String name = outcome.outline().name();
        assertTrue(name + ": " + outcome.findings().reason(), outcome.wasRun());
        if (!outcome.commands().isEmpty()) {
            assertNotEquals(
                    name, ReproductionVerdict.CANNOT_BE_CHECKED, outcome.findings().verdict());
        }
        assertFalse(name, outcome.findings().reason().isBlank());
    }
}
