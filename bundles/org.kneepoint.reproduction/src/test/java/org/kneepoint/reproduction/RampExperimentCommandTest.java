// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.run.Progress;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.topology.hypercube.HypercubeTopology;
import org.kneepoint.traffic.arrival.PoissonArrivals;
import org.kneepoint.traffic.length.FixedLengths;
import org.kneepoint.traffic.pattern.UniformTraffic;

/** Ramps among the commands of an experiment. */
class RampExperimentCommandTest {
    @Test
    void rampsAreRunAndReadTogether() {
        Catalogue catalogue =
                Catalogue.of(
                        new HypercubeTopology(),
                        new UniformTraffic(),
                        new PoissonArrivals(),
                        new FixedLengths(),
                        new FakeRampSimulator(),
                        new FakeRampSimulator.WindowCountMetric());
        ExperimentRunner reproduction =
                new ExperimentRunner(catalogue, new EvaluationService(catalogue));
        ScheduledExperiment scheduled =
                new ScheduledExperiment(new FakeRampSimulator.RampExperiment(), 0, 1);
        ExperimentOutcome outcome =
                reproduction.run(scheduled, ExperimentEffort.QUICK, Progress.NONE).orElseThrow();
        assertTrue(outcome.wasRun(), outcome.findings().reason());
        assertEquals("5.0, 10.0, 1.0.", outcome.findings().reason());
        assertEquals(
                List.of("two", "named"),
                outcome.commands().stream().map(ExperimentCommand::key).toList());
    }
}
