// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.run.Progress;
import org.kneepoint.study.Catalogue;
import org.kneepoint.study.Evaluation;
import org.kneepoint.topology.hypercube.Hypercubes;
import org.kneepoint.traffic.arrival.Poisson;
import org.kneepoint.traffic.length.Fixed;
import org.kneepoint.traffic.pattern.Uniform;

/** Ramps among the commands of an experiment. */
class RampTrialTest {
    @Test
    void rampsAreRunAndReadTogether() {
        Catalogue catalogue =
                Catalogue.of(
                        new Hypercubes(),
                        new Uniform(),
                        new Poisson(),
                        new Fixed(),
                        new FakeAscent(),
                        new FakeAscent.Counter());
        Reproduction reproduction = new Reproduction(catalogue, new Evaluation(catalogue));
        Turn turn = new Turn(new FakeAscent.Ascents(), 0, 1);
        Outcome outcome = reproduction.run(turn, Effort.QUICK, Progress.NONE).orElseThrow();
        assertTrue(outcome.wasRun(), outcome.findings().because());
        assertEquals("5.0, 10.0, 1.0.", outcome.findings().because());
        assertEquals(List.of("two", "named"), outcome.trials().stream().map(Trial::key).toList());
    }
}
