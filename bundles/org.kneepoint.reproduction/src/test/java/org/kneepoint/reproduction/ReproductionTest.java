// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.run.Progress;
import org.kneepoint.study.Catalogue;
import org.kneepoint.study.Evaluation;

class ReproductionTest {
    private static final double ULP = 1e-15;

    private final Catalogue catalogue = Catalogue.of(new FakeSystem());
    private final Reproduction reproduction =
            new Reproduction(catalogue, new Evaluation(catalogue));

    private Outcome outcome(String command) {
        Turn turn = new Turn(new FakeExperiment(command), 0, 1);
        return reproduction.run(turn, Effort.FULL, Progress.NONE).orElseThrow();
    }

    @Test
    void runsTheCommandsAndJudges() {
        Outcome outcome = outcome("solve fake load=0.1,0.5,0.9");
        assertTrue(outcome.wasRun());
        assertEquals(Verdict.HOLDS, outcome.findings().verdict());
        assertEquals("Latency is 2.0.", outcome.findings().because());
        assertEquals("solve fake load=0.1,0.5,0.9", outcome.trials().get(0).command());
        assertEquals(3, outcome.findings().figures().get(0).curves().get(0).points().size());
    }

    @Test
    void takesTheNameOfASolverAsTheCommandDoes() {
        assertTrue(outcome("solve fake load=0.5 solver=fake-model").wasRun());
        assertRefused("unknown solver 'other'", "solve fake load=0.5 solver=other");
    }

    @Test
    void whatCannotBeRunCannotBeChecked() {
        assertRefused("unknown network 'absent'", "solve absent load=0.5");
        assertRefused("no installed simulator treats fake", "simulate fake load=0.5");
        assertRefused("unknown parameter 'laod'", "solve fake laod=0.5");
        assertRefused("unknown command 'measure'", "measure fake load=0.5");
        assertRefused("'load': write key=value", "solve fake load");
        assertRefused("load is given twice", "solve fake load=0.1 load=0.2");
        assertRefused("is no command for a network", "solve");
    }

    private void assertRefused(String reason, String command) {
        Outcome outcome = outcome(command);
        assertFalse(outcome.wasRun());
        assertEquals(Verdict.CANNOT_BE_CHECKED, outcome.findings().verdict());
        String because = outcome.findings().because();
        assertTrue(because.startsWith("Not run: " + command), because);
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
        Turn turn = new Turn(FakeExperiment.usual(), 0, 1);
        assertEquals(Optional.empty(), reproduction.run(turn, Effort.QUICK, cancelled));
    }

    @Test
    void turnsShareTheProgressByTheirExpectedTime() {
        List<Turn> turns =
                Turn.of(List.of(FakeExperiment.usual(), FakeExperiment.usual()), Effort.FULL);
        assertEquals(0.5, turns.get(1).from(), ULP);
        assertEquals(1, turns.get(1).to(), ULP);
    }
}
