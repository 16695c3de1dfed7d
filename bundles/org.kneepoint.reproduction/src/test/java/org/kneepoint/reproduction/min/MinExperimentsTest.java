// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.min;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.kneepoint.reproduction.ReproductionVerdict.CANNOT_BE_CHECKED;
import static org.kneepoint.reproduction.ReproductionVerdict.DOES_NOT_HOLD;
import static org.kneepoint.reproduction.ReproductionVerdict.HOLDS;
import static org.kneepoint.reproduction.ReproductionVerdict.HOLDS_WITH_LIMITS;
import static org.kneepoint.reproduction.series.FakeCurves.judged;
import static org.kneepoint.reproduction.series.FakeCurves.verdict;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.reproduction.Experiment;
import org.kneepoint.reproduction.ExperimentEffort;
import org.kneepoint.reproduction.ExperimentFindings;
import org.kneepoint.reproduction.ReproductionVerdict;
import org.kneepoint.reproduction.series.FakeCurves;
import org.kneepoint.reproduction.series.FakeCurves.PointSettings;

/** The rules of the verdicts, with made-up figures. */
class MinExperimentsTest {
    private static final String MODEL = "model";

    private static Map<Quantity, Double> both(double delay, double throughput) {
        return Map.of(
                Quantities.LATENCY,
                delay,
                Quantities.THROUGHPUT,
                throughput,
                Quantities.SYSTEM_POWER,
                throughput / delay);
    }

    private static ExperimentFindings uniform(
            ExperimentEffort effort, double delay, double throughput) {
        return judged(
                UniformTrafficExperiment.figure6(),
                effort,
                (key, settings) ->
                        key.equals(MODEL)
                                ? both(10 * delay, settings.load() * throughput)
                                : both(10, settings.load()));
    }

    @ParameterizedTest
    @EnumSource(ExperimentEffort.class)
    void agreementOfDelayAndThroughputWithinSevenPerCentHolds(ExperimentEffort effort) {
        assertEquals(HOLDS, uniform(effort, 1.069, 0.931).verdict());
        assertEquals(HOLDS_WITH_LIMITS, uniform(effort, 1.071, 0.931).verdict());
        assertEquals(DOES_NOT_HOLD, uniform(effort, 1.071, 0.92).verdict());
        assertEquals(HOLDS_WITH_LIMITS, uniform(effort, 1, 1.08).verdict());
    }

    /** One load in ten apart is three quarters within. */
    @Test
    void agreementAtMostLoadsHoldsWithLimits() {
        ExperimentFindings findings =
                judged(
                        UniformTrafficExperiment.figure7(),
                        ExperimentEffort.FULL,
                        (key, settings) ->
                                both(key.equals(MODEL) && settings.load() == 1 ? 12 : 10, 0.5));
        assertEquals(HOLDS_WITH_LIMITS, verdict(findings, "seven-percent", "delay"));
        assertEquals(HOLDS, verdict(findings, "seven-percent", "throughput"));
        assertTrue(findings.reason().contains("+20 %"), findings.reason());
        assertTrue(findings.reason().contains("9 of 10"), findings.reason());
    }

    @Test
    void printedEquationsMustBeAsCloseAsConsistentOnes() {
        ExperimentFindings printedIsBetter = equations(10, 11, 6);
        assertEquals(HOLDS, printedIsBetter.verdict());
        assertEquals(DOES_NOT_HOLD, equations(12, 11, 3.9).verdict());
        assertEquals(DOES_NOT_HOLD, equations(12, 11, 6).verdict(), "two of three");
        assertEquals(HOLDS_WITH_LIMITS, equations(10, 11, 3.9).verdict());
    }

    private static ExperimentFindings equations(
            double printed, double consistent, double bufferless) {
        return judged(
                new MinEquationsExperiment(),
                ExperimentEffort.QUICK,
                (key, settings) ->
                        switch (key) {
                            case "simulation" -> both(10, 10);
                            case "consistent" -> both(consistent, consistent);
                            case "bufferless" -> both(bufferless, 1);
                            default -> both(printed, printed);
                        });
    }

    @Test
    void aHotSpotSaturatesEarlier() {
        assertEquals(HOLDS, saturation(8));
        assertEquals(HOLDS_WITH_LIMITS, saturation(2));
        assertEquals(DOES_NOT_HOLD, saturation(0));
    }

    /** Packets are lost from a load on that falls with the hot spot by this much. */
    private static ReproductionVerdict saturation(double effect) {
        ExperimentFindings findings =
                judged(
                        new HotSpotDelayExperiment(),
                        ExperimentEffort.FULL,
                        (key, settings) -> {
                            double onset = 0.8 / (1 + effect * settings.number("hotspot", 0));
                            return Map.of(
                                    Quantities.LATENCY_HOT,
                                    10.0,
                                    Quantities.LATENCY_COLD,
                                    10.0,
                                    Quantities.LOSS,
                                    Math.max(0, settings.load() - onset + 0.05));
                        });
        assertEquals(HOLDS, verdict(findings, "delay-validated", "hot"));
        return verdict(findings, "earlier");
    }

    @ParameterizedTest
    @EnumSource(ExperimentEffort.class)
    void longBuffersMimicInfiniteOnes(ExperimentEffort effort) {
        assertEquals(HOLDS, buffers(effort, 0.3, 0.2).verdict());
        ExperimentFindings slow = buffers(effort, 0.3, 3);
        assertEquals(DOES_NOT_HOLD, verdict(slow, "like-infinite", "15", "0.9", "delay"));
        assertEquals(HOLDS, verdict(slow, "like-infinite", "4", "0.49", "delay"));
    }

    /** Delay and throughput approach those of infinite buffers with 1/L, faster at light load. */
    private static ExperimentFindings buffers(ExperimentEffort effort, double light, double heavy) {
        return judged(
                new BufferLengthExperiment(),
                effort,
                (key, settings) -> {
                    double strength = settings.load() < 0.5 ? light * settings.load() / 10 : heavy;
                    double part = 1 - strength / settings.number("buffer", 1);
                    return both(10 * part, settings.load() * part);
                });
    }

    @ParameterizedTest
    @EnumSource(ExperimentEffort.class)
    void largeSwitchesAreFast(ExperimentEffort effort) {
        assertEquals(HOLDS, switches(effort, 1).verdict());
        assertEquals(DOES_NOT_HOLD, switches(effort, -1).verdict());
    }

    private static ExperimentFindings switches(ExperimentEffort effort, int sign) {
        return judged(
                new MinSwitchSizeExperiment(),
                effort,
                (key, settings) -> {
                    double size = settings.number("radix", 2);
                    double length = settings.number("buffer", 1);
                    return both(
                            100 - sign * size + sign * length / 100,
                            0.5 + sign * (length / 100 - size / 1000));
                });
    }

    @ParameterizedTest
    @EnumSource(ExperimentEffort.class)
    void moreRequestsGiveMore(ExperimentEffort effort) {
        assertEquals(HOLDS, requests(effort, 1, 1).verdict());
        ExperimentFindings apart = requests(effort, 1, 1.2);
        assertEquals(HOLDS_WITH_LIMITS, apart.verdict());
        assertEquals(DOES_NOT_HOLD, verdict(apart, "agree", "throughput"));
        assertEquals(DOES_NOT_HOLD, verdict(requests(effort, -1, 1), "requests-delay"));
    }

    /** Saturates at a throughput of m/12. */
    private static ExperimentFindings requests(ExperimentEffort effort, int sign, double model) {
        return judged(
                new OutstandingRequestsExperiment(),
                effort,
                (key, settings) -> {
                    double m = settings.number("outstanding", 1);
                    double throughput = Math.min(settings.load(), m / 12);
                    return both(20 + sign * m, throughput * (key.equals(MODEL) ? model : 1));
                });
    }

    @ParameterizedTest
    @EnumSource(ExperimentEffort.class)
    void powerPeaksForLongBuffers(ExperimentEffort effort) {
        assertEquals(HOLDS, power(effort, 2, 2).verdict());
        ExperimentFindings half = power(effort, 2, 0.5);
        assertEquals(HOLDS_WITH_LIMITS, verdict(half, "power-rises"));
        assertEquals(HOLDS, verdict(half, "power-peak", "8"));
    }

    /** The peak lies at this load for L = 1, at lower ones for longer buffers. */
    private static ExperimentFindings power(
            ExperimentEffort effort, double model, double simulated) {
        return judged(
                new SystemPowerExperiment(),
                effort,
                (key, settings) -> {
                    double length = settings.number("buffer", 1);
                    double peak = length == 1 ? (key.equals(MODEL) ? model : simulated) : 0.6;
                    double load = settings.load();
                    double fall = length * Math.max(0, load - 0.5) / 100;
                    double value = (length == 1 ? 12 : 10) - (load - peak) * (load - peak) - fall;
                    return Map.of(
                            Quantities.SYSTEM_POWER,
                            load < 0.2 ? 1.0 : value,
                            Quantities.LATENCY,
                            1.0,
                            Quantities.THROUGHPUT,
                            value);
                });
    }

    /** The published curves are not in the text; nothing else is left out. */
    @Test
    void figuresSayThatTheirCurvesCannotBeCompared() {
        List<Experiment> figures =
                MinExperiments.all().stream()
                        .filter(e -> e.outline().name().startsWith("min-figure-"))
                        .toList();
        assertEquals(7, figures.size());
        for (Experiment figure : figures) {
            ExperimentFindings findings =
                    judged(figure, ExperimentEffort.QUICK, MinExperimentsTest::plain);
            assertEquals(CANNOT_BE_CHECKED, verdict(findings, "plotted"));
            assertFalse(findings.figures().isEmpty());
        }
    }

    private static Map<Quantity, Double> plain(String key, PointSettings settings) {
        return Map.of(
                Quantities.LATENCY,
                10.0,
                Quantities.LATENCY_HOT,
                10.0,
                Quantities.LATENCY_COLD,
                10.0,
                Quantities.THROUGHPUT,
                settings.load(),
                Quantities.LOSS,
                0.1,
                Quantities.SYSTEM_POWER,
                settings.load() / 10);
    }

    @ParameterizedTest
    @EnumSource(ExperimentEffort.class)
    void withoutSteadyFiguresNothingCanBeChecked(ExperimentEffort effort) {
        for (Experiment experiment : MinExperiments.all()) {
            ExperimentFindings findings = FakeCurves.unsteady(experiment, effort);
            assertEquals(CANNOT_BE_CHECKED, findings.verdict(), experiment.outline().name());
        }
    }
}
