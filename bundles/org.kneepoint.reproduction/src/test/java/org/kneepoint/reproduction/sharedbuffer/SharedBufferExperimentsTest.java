// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.sharedbuffer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.kneepoint.reproduction.Verdict.CANNOT_BE_CHECKED;
import static org.kneepoint.reproduction.Verdict.DOES_NOT_HOLD;
import static org.kneepoint.reproduction.Verdict.HOLDS;
import static org.kneepoint.reproduction.Verdict.HOLDS_WITH_LIMITS;
import static org.kneepoint.reproduction.series.MadeUp.judged;
import static org.kneepoint.reproduction.series.MadeUp.verdict;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.reproduction.Effort;
import org.kneepoint.reproduction.Experiment;
import org.kneepoint.reproduction.Findings;
import org.kneepoint.reproduction.series.MadeUp;

/** The rules of the verdicts, with made-up figures. */
class SharedBufferExperimentsTest {
    private static boolean isModel(String key) {
        return key.contains("model");
    }

    private static Map<Quantity, Double> throughput(double value) {
        return Map.of(Quantities.THROUGHPUT, value);
    }

    /** The model exceeds the simulation above load 0.4 by these parts for B = 2 and 4. */
    private static Findings byLoad(Effort effort, double two, double four) {
        return judged(
                new ThroughputByLoad(),
                effort,
                (key, words) -> {
                    double buffer = words.number("buffer", 2);
                    boolean off = words.load() > 0.4 && words.number("hotspot", 0) < 0.05;
                    double excess = isModel(key) && off ? (buffer == 2 ? two : four) : 0;
                    return throughput(words.load() * (1 + excess));
                });
    }

    @ParameterizedTest
    @EnumSource(Effort.class)
    void aModelMayBeTooHighAtHighLoad(Effort effort) {
        assertEquals(HOLDS, byLoad(effort, 0.1, 0.2).verdict());
        Findings other = byLoad(effort, 0.2, 0.1);
        assertEquals(DOES_NOT_HOLD, verdict(other, "More optimistic for larger buffers"));
        assertEquals(HOLDS, verdict(other, "Optimistic for B = 4"));
        Findings low = byLoad(effort, -0.2, 0);
        assertEquals(DOES_NOT_HOLD, verdict(low, "Optimistic for smaller hot spots"));
        assertEquals(HOLDS, verdict(low, "Quite accurate when the load is small"));
    }

    @ParameterizedTest
    @EnumSource(Effort.class)
    void lowerDelaysAndCloseOnes(Effort effort) {
        Findings low = delays(effort, 0.96);
        assertEquals(HOLDS, low.verdict());
        Findings lower = delays(effort, 0.94);
        assertEquals(DOES_NOT_HOLD, verdict(lower, "Close at small loads"));
        assertEquals(HOLDS, verdict(lower, "The model predicts lower delays"));
        assertEquals(DOES_NOT_HOLD, verdict(delays(effort, 1.01), "The model predicts lower"));
    }

    private static Findings delays(Effort effort, double model) {
        return judged(
                new DelayByLoad(),
                effort,
                (key, words) -> Map.of(Quantities.LATENCY_LINK, isModel(key) ? 10 * model : 10));
    }

    @ParameterizedTest
    @EnumSource(Effort.class)
    void lossWithAndWithoutAHotSpot(Effort effort) {
        assertEquals(HOLDS, losses(effort, 0.0005, 0.2).verdict());
        Findings lossy = losses(effort, 0.05, 0.2);
        assertEquals(DOES_NOT_HOLD, verdict(lossy, "Very low loss"));
        assertEquals(DOES_NOT_HOLD, verdict(lossy, "A hot spot makes the loss increase"));
    }

    private static Findings losses(Effort effort, double uniform, double hot) {
        return judged(
                new LossByLoad(),
                effort,
                (key, words) ->
                        Map.of(Quantities.LOSS, words.number("hotspot", 0) == 0 ? uniform : hot));
    }

    @ParameterizedTest
    @EnumSource(Effort.class)
    void buffersOfMoreThanFourPlaces(Effort effort) {
        assertEquals(HOLDS, byBuffer(effort, 0.001).verdict());
        assertEquals(
                HOLDS_WITH_LIMITS,
                verdict(byBuffer(effort, 0.003), "Buffers of more than four places"));
        assertEquals(
                DOES_NOT_HOLD, verdict(byBuffer(effort, 0.01), "Buffers of more than four places"));
    }

    /** The throughput grows by this for every place, relative to that of four. */
    private static Findings byBuffer(Effort effort, double slope) {
        return judged(
                new ThroughputByBuffer(),
                effort,
                (key, words) ->
                        throughput(
                                words.number("hotspot", 0) == 0
                                        ? 0.9
                                        : 0.5 * (1 + slope * (words.number("buffer", 4) - 4))));
    }

    @Test
    void delayAndLossByBuffer() {
        assertEquals(
                HOLDS,
                judged(
                                new DelayByBuffer(),
                                Effort.FULL,
                                (key, words) ->
                                        Map.of(Quantities.LATENCY_LINK, words.number("buffer", 1)))
                        .verdict());
        Findings findings =
                judged(
                        new LossByBuffer(),
                        Effort.FULL,
                        (key, words) ->
                                Map.of(
                                        Quantities.LOSS,
                                        words.number("hotspot", 0) < 0.05
                                                ? 1 / words.number("buffer", 1)
                                                : 0.7));
        assertEquals(HOLDS, verdict(findings, "Larger buffers help without hot spot"));
        assertEquals(
                DOES_NOT_HOLD,
                verdict(findings, "Larger buffers have very little effect: hotspot=0.01"));
        assertEquals(
                HOLDS, verdict(findings, "Larger buffers have very little effect: hotspot=0.05"));
    }

    @Test
    void smallSwitchesSufferLess() {
        Findings findings =
                judged(
                        new SwitchSizes(),
                        Effort.FULL,
                        (key, words) -> {
                            double size = words.number("radix", 2);
                            boolean perOutlet = words.number("buffer", 0) == 2 * size;
                            boolean both = perOutlet && size == 4;
                            double effect = both || perOutlet ? size : -size;
                            return throughput(1 - effect * words.number("hotspot", 0));
                        });
        assertEquals(HOLDS, verdict(findings, "Small switches suffer less: two places"));
        assertEquals(DOES_NOT_HOLD, verdict(findings, "Small switches suffer less: B = 8"));
        assertEquals(HOLDS_WITH_LIMITS, findings.verdict());
    }

    @ParameterizedTest
    @EnumSource(Effort.class)
    void throughputStaysWithinItsBound(Effort effort) {
        assertEquals(HOLDS, byHotSpot(effort, 1).verdict());
        Findings above = byHotSpot(effort, 1.02);
        assertEquals(HOLDS, verdict(above, "Close under hot spot traffic"));
        assertEquals(DOES_NOT_HOLD, verdict(above, "Our own check"));
    }

    private static Findings byHotSpot(Effort effort, double part) {
        return judged(
                new ThroughputByHotSpot(),
                effort,
                (key, words) -> {
                    double bound = 1 / (1 + 255 * words.number("hotspot", 0));
                    return throughput(Math.min(words.load() * 0.8, bound * part));
                });
    }

    @ParameterizedTest
    @EnumSource(Effort.class)
    void hotPacketsFillTheBuffers(Effort effort) {
        Findings findings = occupancy(effort, 0.1);
        assertEquals(HOLDS, findings.verdict());
        Findings early = occupancy(effort, 0.04);
        assertEquals(DOES_NOT_HOLD, verdict(early, "It takes a hot spot of 0.1"));
        assertEquals(HOLDS, verdict(early, "With hot spots from 0.1 on"));
        Findings late = occupancy(effort, 0.2);
        assertEquals(DOES_NOT_HOLD, verdict(late, "With hot spots from 0.1 on"));
    }

    /** With a hot spot, places are taken in proportion to it, to be full from this one on. */
    private static Findings occupancy(Effort effort, double full) {
        return judged(
                Occupancy.figure10(),
                effort,
                (key, words) -> {
                    double hotspot = words.number("hotspot", 0);
                    double all =
                            hotspot == 0
                                    ? 0.9 * words.load()
                                    : Math.min(0.95, 0.9 * hotspot / full);
                    double hot = hotspot == 0 ? all / 4 : 0.95 * all;
                    return Map.of(
                            Quantities.OCCUPANCY,
                            all,
                            Quantities.OCCUPANCY_HOT,
                            hot,
                            Quantities.OCCUPANCY_COLD,
                            all - hot);
                });
    }

    @ParameterizedTest
    @EnumSource(Effort.class)
    void sharedBuffersAgainstOutputBuffers(Effort effort) {
        Findings findings = output(effort, 20);
        assertEquals(HOLDS, findings.verdict());
        assertTrue(findings.because().contains("B = 4 random 0.01"), findings.because());
        Findings never = output(effort, -2);
        assertEquals(DOES_NOT_HOLD, verdict(never, "Output buffers are better"));
        assertEquals(DOES_NOT_HOLD, verdict(never, "Shared buffers degrade more"));
    }

    /** Shared buffers lose this much for every unit of the hot spot, output buffers nothing. */
    private static Findings output(Effort effort, double slope) {
        return judged(
                new OutputBuffers(),
                effort,
                (key, words) -> {
                    boolean shared = key.equals("shared") || key.equals("model");
                    double hotspot = words.number("hotspot", 0);
                    return throughput(shared ? Math.max(0.1, 1 - slope * hotspot) : 0.8);
                });
    }

    @Test
    void stagesMustPassTheSame() {
        assertEquals(HOLDS, stages(1).verdict());
        assertEquals(DOES_NOT_HOLD, stages(1.001).verdict());
    }

    /** Every outlet passes as much, those of the last stage by this factor more. */
    private static Findings stages(double factor) {
        return judged(
                new Equations(),
                Effort.FULL,
                (key, words) -> {
                    Map<Quantity, Double> figures = new HashMap<>(throughput(words.load()));
                    for (int stage = 1; stage <= 3; stage++) {
                        for (int type = 1; type <= stage; type++) {
                            double value = words.load() * (stage == 3 ? factor : 1);
                            figures.put(outlet("hot", stage, type), value);
                            figures.put(outlet("cold", stage, type), value);
                        }
                    }
                    return figures;
                });
    }

    private static Quantity outlet(String kind, int stage, int type) {
        return Quantity.of("throughput_" + kind + "_s" + stage + "_t" + type, "", "");
    }

    @ParameterizedTest
    @EnumSource(Effort.class)
    void withoutSteadyFiguresNothingCanBeChecked(Effort effort) {
        for (Experiment experiment : SharedBufferExperiments.all()) {
            Findings findings = MadeUp.unsteady(experiment, effort);
            assertEquals(CANNOT_BE_CHECKED, findings.verdict(), experiment.outline().name());
        }
    }

    @Test
    void figuresThreeToTwelve() {
        assertEquals(
                10,
                SharedBufferExperiments.all().stream()
                        .filter(e -> e.outline().name().startsWith("shared-buffer-figure-"))
                        .count());
    }
}
