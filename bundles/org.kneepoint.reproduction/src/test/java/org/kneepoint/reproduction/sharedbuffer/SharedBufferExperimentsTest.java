// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.sharedbuffer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.kneepoint.reproduction.ReproductionVerdict.CANNOT_BE_CHECKED;
import static org.kneepoint.reproduction.ReproductionVerdict.DOES_NOT_HOLD;
import static org.kneepoint.reproduction.ReproductionVerdict.HOLDS;
import static org.kneepoint.reproduction.ReproductionVerdict.HOLDS_WITH_LIMITS;
import static org.kneepoint.reproduction.series.FakeCurves.judged;
import static org.kneepoint.reproduction.series.FakeCurves.verdict;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.reproduction.Experiment;
import org.kneepoint.reproduction.ExperimentEffort;
import org.kneepoint.reproduction.ExperimentFindings;
import org.kneepoint.reproduction.series.FakeCurves;

/** The rules of the verdicts, with made-up figures. */
class SharedBufferExperimentsTest {
    private static boolean isModel(String key) {
        return key.contains("model");
    }

    private static Map<Quantity, Double> throughput(double value) {
        return Map.of(Quantities.THROUGHPUT, value);
    }

    /** The model exceeds the simulation above load 0.4 by these parts for B = 2 and 4. */
    private static ExperimentFindings byLoad(ExperimentEffort effort, double two, double four) {
        return judged(
                new ThroughputByLoadExperiment(),
                effort,
                (key, settings) -> {
                    double buffer = settings.number("buffer", 2);
                    boolean off = settings.load() > 0.4 && settings.number("hotspot", 0) < 0.05;
                    double excess = isModel(key) && off ? (buffer == 2 ? two : four) : 0;
                    return throughput(settings.load() * (1 + excess));
                });
    }

    @ParameterizedTest
    @EnumSource(ExperimentEffort.class)
    void aModelMayBeTooHighAtHighLoad(ExperimentEffort effort) {
        assertEquals(HOLDS, byLoad(effort, 0.1, 0.2).verdict());
        ExperimentFindings other = byLoad(effort, 0.2, 0.1);
        assertEquals(DOES_NOT_HOLD, verdict(other, "more-optimistic"));
        assertEquals(HOLDS, verdict(other, "optimistic-buffer"));
        ExperimentFindings low = byLoad(effort, -0.2, 0);
        assertEquals(DOES_NOT_HOLD, verdict(low, "optimistic-hot-spot"));
        assertEquals(HOLDS, verdict(low, "accurate-small-load"));
    }

    @ParameterizedTest
    @EnumSource(ExperimentEffort.class)
    void lowerDelaysAndCloseOnes(ExperimentEffort effort) {
        ExperimentFindings low = delays(effort, 0.96);
        assertEquals(HOLDS, low.verdict());
        ExperimentFindings lower = delays(effort, 0.94);
        assertEquals(DOES_NOT_HOLD, verdict(lower, "close-small-loads"));
        assertEquals(HOLDS, verdict(lower, "lower-delays"));
        assertEquals(DOES_NOT_HOLD, verdict(delays(effort, 1.01), "lower-delays"));
    }

    private static ExperimentFindings delays(ExperimentEffort effort, double model) {
        return judged(
                new DelayByLoadExperiment(),
                effort,
                (key, settings) ->
                        Map.of(Quantities.LATENCY_OUTPUT_MEAN, isModel(key) ? 10 * model : 10));
    }

    @ParameterizedTest
    @EnumSource(ExperimentEffort.class)
    void lossWithAndWithoutAHotSpot(ExperimentEffort effort) {
        assertEquals(HOLDS, losses(effort, 0.0005, 0.2).verdict());
        ExperimentFindings lossy = losses(effort, 0.05, 0.2);
        assertEquals(DOES_NOT_HOLD, verdict(lossy, "low-loss"));
        assertEquals(DOES_NOT_HOLD, verdict(lossy, "loss-increases"));
    }

    private static ExperimentFindings losses(ExperimentEffort effort, double uniform, double hot) {
        return judged(
                new LossByLoadExperiment(),
                effort,
                (key, settings) ->
                        Map.of(
                                Quantities.LOSS,
                                settings.number("hotspot", 0) == 0 ? uniform : hot));
    }

    @ParameterizedTest
    @EnumSource(ExperimentEffort.class)
    void buffersOfMoreThanFourPlaces(ExperimentEffort effort) {
        assertEquals(HOLDS, byBuffer(effort, 0.001).verdict());
        assertEquals(HOLDS_WITH_LIMITS, verdict(byBuffer(effort, 0.003), "no-effect"));
        assertEquals(DOES_NOT_HOLD, verdict(byBuffer(effort, 0.01), "no-effect"));
    }

    /** The throughput grows by this for every place, relative to that of four. */
    private static ExperimentFindings byBuffer(ExperimentEffort effort, double slope) {
        return judged(
                new ThroughputByBufferExperiment(),
                effort,
                (key, settings) ->
                        throughput(
                                settings.number("hotspot", 0) == 0
                                        ? 0.9
                                        : 0.5 * (1 + slope * (settings.number("buffer", 4) - 4))));
    }

    @Test
    void delayAndLossByBuffer() {
        assertEquals(
                HOLDS,
                judged(
                                new DelayByBufferExperiment(),
                                ExperimentEffort.FULL,
                                (key, settings) ->
                                        Map.of(
                                                Quantities.LATENCY_OUTPUT_MEAN,
                                                settings.number("buffer", 1)))
                        .verdict());
        ExperimentFindings findings =
                judged(
                        new LossByBufferExperiment(),
                        ExperimentEffort.FULL,
                        (key, settings) ->
                                Map.of(
                                        Quantities.LOSS,
                                        settings.number("hotspot", 0) < 0.05
                                                ? 1 / settings.number("buffer", 1)
                                                : 0.7));
        assertEquals(HOLDS, verdict(findings, "buffers-help"));
        assertEquals(DOES_NOT_HOLD, verdict(findings, "little-effect", "hotspot=0.01"));
        assertEquals(HOLDS, verdict(findings, "little-effect", "hotspot=0.05"));
    }

    @Test
    void smallSwitchesSufferLess() {
        ExperimentFindings findings =
                judged(
                        new SharedBufferSwitchSizeExperiment(),
                        ExperimentEffort.FULL,
                        (key, settings) -> {
                            double size = settings.number("radix", 2);
                            boolean perOutlet = settings.number("buffer", 0) == 2 * size;
                            boolean both = perOutlet && size == 4;
                            double effect = both || perOutlet ? size : -size;
                            return throughput(1 - effect * settings.number("hotspot", 0));
                        });
        assertEquals(HOLDS, verdict(findings, "small-switches-proportional"));
        assertEquals(DOES_NOT_HOLD, verdict(findings, "small-switches-equal"));
        assertEquals(HOLDS_WITH_LIMITS, findings.verdict());
    }

    @ParameterizedTest
    @EnumSource(ExperimentEffort.class)
    void throughputStaysWithinItsBound(ExperimentEffort effort) {
        assertEquals(HOLDS, byHotSpot(effort, 1).verdict());
        ExperimentFindings above = byHotSpot(effort, 1.02);
        assertEquals(HOLDS, verdict(above, "close-hot-spot"));
        assertEquals(DOES_NOT_HOLD, verdict(above, "bound"));
    }

    private static ExperimentFindings byHotSpot(ExperimentEffort effort, double part) {
        return judged(
                new ThroughputByHotSpotExperiment(),
                effort,
                (key, settings) -> {
                    double bound = 1 / (1 + 255 * settings.number("hotspot", 0));
                    return throughput(Math.min(settings.load() * 0.8, bound * part));
                });
    }

    @ParameterizedTest
    @EnumSource(ExperimentEffort.class)
    void hotPacketsFillTheBuffers(ExperimentEffort effort) {
        ExperimentFindings findings = occupancy(effort, 0.1);
        assertEquals(HOLDS, findings.verdict());
        ExperimentFindings early = occupancy(effort, 0.04);
        assertEquals(DOES_NOT_HOLD, verdict(early, "onset"));
        assertEquals(HOLDS, verdict(early, "saturates"));
        ExperimentFindings late = occupancy(effort, 0.2);
        assertEquals(DOES_NOT_HOLD, verdict(late, "saturates"));
    }

    /** With a hot spot, places are taken in proportion to it, to be full from this one on. */
    private static ExperimentFindings occupancy(ExperimentEffort effort, double full) {
        return judged(
                OccupancyExperiment.figure10(),
                effort,
                (key, settings) -> {
                    double hotspot = settings.number("hotspot", 0);
                    double all =
                            hotspot == 0
                                    ? 0.9 * settings.load()
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
    @EnumSource(ExperimentEffort.class)
    void sharedBuffersAgainstOutputBuffers(ExperimentEffort effort) {
        ExperimentFindings findings = output(effort, 20);
        assertEquals(HOLDS, findings.verdict());
        assertTrue(findings.reason().contains("B = 4 random 0.01"), findings.reason());
        ExperimentFindings never = output(effort, -2);
        assertEquals(DOES_NOT_HOLD, verdict(never, "output-better-high"));
        assertEquals(DOES_NOT_HOLD, verdict(never, "degrades-more"));
    }

    /** Shared buffers lose this much for every unit of the hot spot, output buffers nothing. */
    private static ExperimentFindings output(ExperimentEffort effort, double slope) {
        return judged(
                new OutputBufferExperiment(),
                effort,
                (key, settings) -> {
                    boolean shared = key.equals("shared") || key.equals("model");
                    double hotspot = settings.number("hotspot", 0);
                    return throughput(shared ? Math.max(0.1, 1 - slope * hotspot) : 0.8);
                });
    }

    @Test
    void stagesMustPassTheSame() {
        assertEquals(HOLDS, stages(1).verdict());
        assertEquals(DOES_NOT_HOLD, stages(1.001).verdict());
    }

    /** Every outlet passes as much, those of the last stage by this factor more. */
    private static ExperimentFindings stages(double factor) {
        return judged(
                new SharedBufferEquationsExperiment(),
                ExperimentEffort.FULL,
                (key, settings) -> {
                    Map<Quantity, Double> figures = new HashMap<>(throughput(settings.load()));
                    for (int stage = 1; stage <= 3; stage++) {
                        for (int type = 1; type <= stage; type++) {
                            double value = settings.load() * (stage == 3 ? factor : 1);
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
    @EnumSource(ExperimentEffort.class)
    void withoutSteadyFiguresNothingCanBeChecked(ExperimentEffort effort) {
        for (Experiment experiment : SharedBufferExperiments.all()) {
            ExperimentFindings findings = FakeCurves.unsteady(experiment, effort);
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
