// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.min;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.kneepoint.reproduction.Verdict.CANNOT_BE_CHECKED;
import static org.kneepoint.reproduction.Verdict.DOES_NOT_HOLD;
import static org.kneepoint.reproduction.Verdict.HOLDS;
import static org.kneepoint.reproduction.Verdict.HOLDS_WITH_LIMITS;
import static org.kneepoint.reproduction.series.MadeUp.judged;
import static org.kneepoint.reproduction.series.MadeUp.verdict;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.reproduction.Effort;
import org.kneepoint.reproduction.Experiment;
import org.kneepoint.reproduction.Findings;
import org.kneepoint.reproduction.Verdict;
import org.kneepoint.reproduction.series.MadeUp;
import org.kneepoint.reproduction.series.MadeUp.Words;

/** The rules of the verdicts, with made-up figures. */
class MinExperimentsTest {
    private static final String MODEL = "model";

    private static Map<Quantity, Double> both(double delay, double throughput) {
        return Map.of(
                Quantities.LATENCY,
                delay,
                Quantities.THROUGHPUT,
                throughput,
                Quantities.POWER,
                throughput / delay);
    }

    private static Findings uniform(Effort effort, double delay, double throughput) {
        return judged(
                UniformTraffic.figure6(),
                effort,
                (key, words) ->
                        key.equals(MODEL)
                                ? both(10 * delay, words.load() * throughput)
                                : both(10, words.load()));
    }

    @ParameterizedTest
    @EnumSource(Effort.class)
    void agreementOfDelayAndThroughputWithinSevenPerCentHolds(Effort effort) {
        assertEquals(HOLDS, uniform(effort, 1.069, 0.931).verdict());
        assertEquals(HOLDS_WITH_LIMITS, uniform(effort, 1.071, 0.931).verdict());
        assertEquals(DOES_NOT_HOLD, uniform(effort, 1.071, 0.92).verdict());
        assertEquals(HOLDS_WITH_LIMITS, uniform(effort, 1, 1.08).verdict());
    }

    /** One load in ten apart is three quarters within. */
    @Test
    void agreementAtMostLoadsHoldsWithLimits() {
        Findings findings =
                judged(
                        UniformTraffic.figure7(),
                        Effort.FULL,
                        (key, words) ->
                                both(key.equals(MODEL) && words.load() == 1 ? 12 : 10, 0.5));
        assertEquals(
                HOLDS_WITH_LIMITS,
                verdict(findings, "Analysis and simulation differ by at most 7 %: delay"));
        assertEquals(
                HOLDS,
                verdict(findings, "Analysis and simulation differ by at most 7 %: throughput"));
        assertTrue(findings.because().contains("at worst +20 % (at 1), 9 of 10 within 7 %"));
    }

    @Test
    void printedEquationsMustBeAsCloseAsConsistentOnes() {
        Findings printedIsBetter = equations(10, 11, 6);
        assertEquals(HOLDS, printedIsBetter.verdict());
        assertEquals(DOES_NOT_HOLD, equations(12, 11, 3.9).verdict());
        assertEquals(DOES_NOT_HOLD, equations(12, 11, 6).verdict(), "two of three");
        assertEquals(HOLDS_WITH_LIMITS, equations(10, 11, 3.9).verdict());
    }

    private static Findings equations(double printed, double consistent, double bufferless) {
        return judged(
                new Equations(),
                Effort.QUICK,
                (key, words) ->
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
    private static Verdict saturation(double effect) {
        Findings findings =
                judged(
                        new HotSpot(),
                        Effort.FULL,
                        (key, words) -> {
                            double onset = 0.8 / (1 + effect * words.number("hotspot", 0));
                            return Map.of(
                                    Quantities.LATENCY_HOT,
                                    10.0,
                                    Quantities.LATENCY_COLD,
                                    10.0,
                                    Quantities.LOSS,
                                    Math.max(0, words.load() - onset + 0.05));
                        });
        assertEquals(HOLDS, verdict(findings, "The simulation validates the delay of hot"));
        return verdict(findings, "With a hot spot");
    }

    @ParameterizedTest
    @EnumSource(Effort.class)
    void longBuffersMimicInfiniteOnes(Effort effort) {
        assertEquals(HOLDS, buffers(effort, 0.3, 0.2).verdict());
        Findings slow = buffers(effort, 0.3, 3);
        assertEquals(
                DOES_NOT_HOLD,
                verdict(slow, "Buffers of L = 15 mimic infinite ones at load 0.9: delay"));
        assertEquals(
                HOLDS, verdict(slow, "Buffers of L = 4 mimic infinite ones at load 0.49: delay"));
    }

    /** Delay and throughput approach those of infinite buffers with 1/L, faster at light load. */
    private static Findings buffers(Effort effort, double light, double heavy) {
        return judged(
                new BufferLength(),
                effort,
                (key, words) -> {
                    double strength = words.load() < 0.5 ? light * words.load() / 10 : heavy;
                    double part = 1 - strength / words.number("buffer", 1);
                    return both(10 * part, words.load() * part);
                });
    }

    @ParameterizedTest
    @EnumSource(Effort.class)
    void largeSwitchesAreFast(Effort effort) {
        assertEquals(HOLDS, switches(effort, 1).verdict());
        assertEquals(DOES_NOT_HOLD, switches(effort, -1).verdict());
    }

    private static Findings switches(Effort effort, int sign) {
        return judged(
                new SwitchSize(),
                effort,
                (key, words) -> {
                    double size = words.number("radix", 2);
                    double length = words.number("buffer", 1);
                    return both(
                            100 - sign * size + sign * length / 100,
                            0.5 + sign * (length / 100 - size / 1000));
                });
    }

    @ParameterizedTest
    @EnumSource(Effort.class)
    void moreRequestsGiveMore(Effort effort) {
        assertEquals(HOLDS, requests(effort, 1, 1).verdict());
        Findings apart = requests(effort, 1, 1.2);
        assertEquals(HOLDS_WITH_LIMITS, apart.verdict());
        assertEquals(DOES_NOT_HOLD, verdict(apart, "Analysis and simulation agree: throughput"));
        assertEquals(DOES_NOT_HOLD, verdict(requests(effort, -1, 1), "Packets incur more delay"));
    }

    /** Saturates at a throughput of m/12. */
    private static Findings requests(Effort effort, int sign, double model) {
        return judged(
                new OutstandingRequests(),
                effort,
                (key, words) -> {
                    double m = words.number("outstanding", 1);
                    double throughput = Math.min(words.load(), m / 12);
                    return both(20 + sign * m, throughput * (key.equals(MODEL) ? model : 1));
                });
    }

    @ParameterizedTest
    @EnumSource(Effort.class)
    void powerPeaksForLongBuffers(Effort effort) {
        assertEquals(HOLDS, power(effort, 2, 2).verdict());
        Findings half = power(effort, 2, 0.5);
        assertEquals(HOLDS_WITH_LIMITS, verdict(half, "For small buffers"));
        assertEquals(HOLDS, verdict(half, "For large buffers the power has a peak: L = 8"));
    }

    /** The peak lies at this load for L = 1, at lower ones for longer buffers. */
    private static Findings power(Effort effort, double model, double simulated) {
        return judged(
                new SystemPower(),
                effort,
                (key, words) -> {
                    double length = words.number("buffer", 1);
                    double peak = length == 1 ? (key.equals(MODEL) ? model : simulated) : 0.6;
                    double load = words.load();
                    double fall = length * Math.max(0, load - 0.5) / 100;
                    double value = (length == 1 ? 12 : 10) - (load - peak) * (load - peak) - fall;
                    return Map.of(
                            Quantities.POWER,
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
            Findings findings = judged(figure, Effort.QUICK, MinExperimentsTest::plain);
            assertEquals(CANNOT_BE_CHECKED, verdict(findings, "The values plotted in"));
            assertFalse(findings.figures().isEmpty());
        }
    }

    private static Map<Quantity, Double> plain(String key, Words words) {
        return Map.of(
                Quantities.LATENCY,
                10.0,
                Quantities.LATENCY_HOT,
                10.0,
                Quantities.LATENCY_COLD,
                10.0,
                Quantities.THROUGHPUT,
                words.load(),
                Quantities.LOSS,
                0.1,
                Quantities.POWER,
                words.load() / 10);
    }

    @ParameterizedTest
    @EnumSource(Effort.class)
    void withoutSteadyFiguresNothingCanBeChecked(Effort effort) {
        for (Experiment experiment : MinExperiments.all()) {
            Findings findings = MadeUp.unsteady(experiment, effort);
            assertEquals(CANNOT_BE_CHECKED, findings.verdict(), experiment.outline().name());
        }
    }
}
