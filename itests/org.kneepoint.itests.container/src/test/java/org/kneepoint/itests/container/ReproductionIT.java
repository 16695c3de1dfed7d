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
import org.kneepoint.api.result.Method;
import org.kneepoint.api.run.Progress;
import org.kneepoint.reproduction.Effort;
import org.kneepoint.reproduction.Experiment;
import org.kneepoint.reproduction.Outcome;
import org.kneepoint.reproduction.Paper;
import org.kneepoint.reproduction.Reproduction;
import org.kneepoint.reproduction.Turn;
import org.kneepoint.reproduction.Verdict;
import org.kneepoint.reproduction.catalogue.Experiments;
import org.kneepoint.study.Catalogue;
import org.kneepoint.study.Evaluation;
import org.kneepoint.study.RunPlan;
import org.kneepoint.study.measurement.Measurements;
import org.kneepoint.study.run.PointListener;
import org.kneepoint.study.run.RunRequest;
import org.ops4j.pax.exam.Configuration;
import org.ops4j.pax.exam.Option;
import org.ops4j.pax.exam.junit.PaxExam;
import org.ops4j.pax.exam.spi.reactors.ExamReactorStrategy;
import org.ops4j.pax.exam.spi.reactors.PerClass;

/** The commands of all published experiments, and a cheap one of each paper in its quick form. */
@RunWith(PaxExam.class)
@ExamReactorStrategy(PerClass.class)
public class ReproductionIT {
    /** Seconds that an experiment may take to be run here. */
    private static final int CHEAP = 2;

    private static final int PAPERS = 5;

    @Inject private Catalogue catalogue;

    @Inject private Evaluation evaluation;

    @Inject private Reproduction reproduction;

    @Configuration
    public Option[] configuration() {
        return new Option[] {Provision.workbench()};
    }

    /** Every command is allowed; what is solved gives curves. */
    @Test
    public void everyCommandCanBeTyped() {
        List<String> commands = new ArrayList<>();
        for (Experiment experiment : Experiments.all()) {
            for (Effort effort : Effort.values()) {
                experiment.trials(effort).forEach(trial -> commands.addAll(trial.lines()));
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

    /** The metrics exist and know the words; see {@link Measurements}. */
    private void checkReading(String typed) {
        Map<String, String> words = words(typed.split(" +"), 0);
        String[] names = words.remove("metric").split(",");
        List<Metric> metrics = Arrays.stream(names).map(catalogue::metric).toList();
        assertTrue(typed, new Measurements(metrics, words).of(List.of()).isEmpty());
    }

    private static Map<String, String> words(String[] parts, int first) {
        Map<String, String> words = new LinkedHashMap<>();
        for (int i = first; i < parts.length; i++) {
            words.put(parts[i].split("=")[0], parts[i].split("=")[1]);
        }
        return words;
    }

    private void checkRun(String command) {
        RunRequest request = RunRequest.parse(command);
        RunPlan plan = evaluation.plan(request, Progress.NONE);
        if (request.method().equals(Method.MODEL)) {
            List<Curve> curves = evaluation.evaluate(plan, Progress.NONE, PointListener.NONE);
            assertTrue(command, curves.stream().noneMatch(c -> c.points().isEmpty()));
        }
    }

    @Test
    public void aCheapOneOfEachPaperComesOut() {
        Map<Paper, Experiment> cheap = new LinkedHashMap<>();
        for (Experiment experiment : Experiments.all()) {
            if (experiment.outline().seconds(Effort.QUICK) <= CHEAP) {
                cheap.putIfAbsent(experiment.outline().paper(), experiment);
            }
        }
        assertTrue(cheap.toString(), cheap.size() >= PAPERS);
        cheap.values().forEach(this::assertComesOut);
    }

    private void assertComesOut(Experiment experiment) {
        Turn turn = new Turn(experiment, 0, 1);
        Outcome outcome = reproduction.run(turn, Effort.QUICK, Progress.NONE).orElseThrow();
        String name = outcome.outline().name();
        assertTrue(name + ": " + outcome.findings().because(), outcome.wasRun());
        if (!outcome.trials().isEmpty()) {
            assertNotEquals(name, Verdict.CANNOT_BE_CHECKED, outcome.findings().verdict());
        }
        assertFalse(name, outcome.findings().because().isBlank());
    }
}
