// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.run.Progress;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.plugin.Catalogue;

class ExperimentRunnerTest {
    private static final double ULP = 1e-15;

    private final Catalogue catalogue = Catalogue.of(new FakeSystem());
    private final ExperimentRunner reproduction =
            new ExperimentRunner(catalogue, new EvaluationService(catalogue));

    private ExperimentOutcome outcome(String command) {
        ScheduledExperiment scheduled = new ScheduledExperiment(new FakeExperiment(command), 0, 1);
        return reproduction.run(scheduled, ExperimentEffort.FULL, Progress.NONE).orElseThrow();
    }

    @Test
    void runsTheCommandsAndJudges() {
        ExperimentOutcome outcome = outcome("solve fake load=0.1,0.5,0.9");
        assertTrue(outcome.wasRun());
        assertEquals(ReproductionVerdict.HOLDS, outcome.findings().verdict());
        assertTrue(outcome.findings().reason().contains("2.0"), outcome.findings().reason());
        assertEquals("solve fake load=0.1,0.5,0.9", outcome.commands().get(0).line());
        assertEquals(3, outcome.findings().figures().get(0).curves().get(0).points().size());
    }

    @Test
    void takesTheNameOfASolverAsTheCommandDoes() {
        assertTrue(outcome("solve fake load=0.5 solver=fake-model").wasRun());
        assertRefused("other", "solve fake load=0.5 solver=other");
    }

    @Test
    void whatCannotBeRunCannotBeChecked() {
        assertRefused("'absent'", "solve absent load=0.5");
        assertRefused("fake", "simulate fake load=0.5");
        assertRefused("'laod'", "solve fake laod=0.5");
        assertRefused("'measure'", "measure fake load=0.5");
        assertRefused("'load'", "solve fake load");
        assertRefused("load", "solve fake load=0.1 load=0.2");
        assertRefused("solve", "solve");
    }

    private void assertRefused(String reason, String command) {
        ExperimentOutcome outcome = outcome(command);
        assertFalse(outcome.wasRun());
        assertEquals(ReproductionVerdict.CANNOT_BE_CHECKED, outcome.findings().verdict());
        String because = outcome.findings().reason();
        assertTrue(because.contains(command), because);
        assertTrue(because.contains(reason), because);
    }

    /** What is cancelled has no findings. */
    @Test
    void endsWhenTheCallerCancels() {
        Progress cancelled =
                new Progress() {
                    @Override
                    public boolean isCancelled() {
                        return true;
                    }

                    @Override
                    public void report(double fraction) {
                        assertTrue(fraction >= 0 && fraction <= 1);
                    }
                };
        ScheduledExperiment scheduled = new ScheduledExperiment(FakeExperiment.usual(), 0, 1);
        assertEquals(
                Optional.empty(), reproduction.run(scheduled, ExperimentEffort.QUICK, cancelled));
    }

    @Test
    void turnsShareTheProgressByTheirExpectedTime() {
        List<ScheduledExperiment> turns =
                ScheduledExperiment.schedule(
                        List.of(FakeExperiment.usual(), FakeExperiment.usual()),
                        ExperimentEffort.FULL);
        assertEquals(0.5, turns.get(1).from(), ULP);
        assertEquals(1, turns.get(1).to(), ULP);
    }
}
