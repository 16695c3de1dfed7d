// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.ramp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.reproduction.ComparisonRow;
import org.kneepoint.reproduction.ExperimentEffort;
import org.kneepoint.reproduction.ExperimentFindings;
import org.kneepoint.reproduction.ReproductionVerdict;

class NoiseExperimentTest {
    /** 23.0 and 30.2 come from an independent evaluation of the same theory. */
    @Test
    void theTheoryIsThatOfRenewals() {
        assertEquals(23.0, RenewalNoise.meanAbsolute(0.18), 0.06);
        assertEquals(30.2, RenewalNoise.standardDeviation(0.18), 0.06);
    }

    /** The variance of counts over a long time, by drawing the gaps between packets. */
    @Test
    void theTheoryIsWhatDrawingGives() {
        double load = 0.15;
        double cycles = 10_000;
        int runs = 400;
        SplittableRandom random = new SplittableRandom(1);
        double sum = 0;
        double squares = 0;
        for (int i = 0; i < runs; i++) {
            double count = count(random, load / (8 * (1 - load) + load), cycles);
            sum += count;
            squares += count * count;
        }
        double variance = squares / runs - sum / runs * (sum / runs);
        double perWindow = variance / cycles * RampPaper.WINDOW * RampPaper.NODES;
        assertEquals(Math.sqrt(perWindow), RenewalNoise.deviation(load), 3);
    }

    private static double count(SplittableRandom random, double probability, double cycles) {
        int count = 0;
        for (double time = 0; time < cycles; count++) {
            time += 8 + Math.floor(Math.log(random.nextDouble()) / Math.log1p(-probability));
        }
        return count;
    }

    @Test
    void fluctuationsAreThoseAroundTheOffer() {
        Curve.Builder curve = Curve.of(EvaluationMethod.RAMP, "torus", "flit", Quantities.LOAD);
        for (double excess : new double[] {10, -10, 30, -30}) {
            curve.add(
                    Point.of(Map.of())
                            .with(Quantities.LOAD, 0.1)
                            .with(Quantities.RECEIVED, 1280 + excess)
                            .build());
        }
        ThroughputFluctuation fluctuation = ThroughputFluctuation.of(curve.build());
        assertEquals(List.of(10.0, -10.0, 30.0, -30.0), rounded(fluctuation.values()));
        assertEquals(0, fluctuation.mean().orElseThrow(), 1e-9);
        assertEquals(20, fluctuation.meanAbsolute().orElseThrow(), 1e-9);
        assertEquals(Math.sqrt(2000 / 3.0), fluctuation.standardDeviation().orElseThrow(), 1e-9);
        assertTrue(fluctuation.standardDeviationHalfWidth().orElseThrow() > 0);
        assertTrue(fluctuation.meanAbsoluteHalfWidth().orElseThrow() > 0);
        assertTrue(new ThroughputFluctuation(List.of(1.0)).standardDeviation().isEmpty());
    }

    private static List<Double> rounded(List<Double> values) {
        return values.stream().map(x -> Math.rint(x * 1e6) / 1e6).toList();
    }

    @Test
    void whatIsPrintedForTheEquationBelongsToAnotherSlewRate() {
        assertEquals(702_900, NoiseExperiment.error(3e6), 1e-6);
        assertEquals(549, Math.floor(NoiseExperiment.range(3e6)));
        ExperimentFindings findings =
                FakeRamps.of(0, (merit, settings, seed) -> OptionalDouble.of(0.2))
                        .judged(new NoiseExperiment(), ExperimentEffort.QUICK);
        for (int section = 1; section < 3; section++) {
            List<ComparisonRow> rows = findings.sections().get(section).rows();
            assertEquals(ReproductionVerdict.DOES_NOT_HOLD, rows.get(0).verdict());
            assertEquals(ReproductionVerdict.HOLDS, rows.get(1).verdict());
        }
    }
}
