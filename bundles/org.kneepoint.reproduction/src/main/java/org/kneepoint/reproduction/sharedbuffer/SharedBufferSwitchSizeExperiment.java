// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.sharedbuffer;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.TreeSet;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.reproduction.ComparisonRow;
import org.kneepoint.reproduction.ComparisonSection;
import org.kneepoint.reproduction.Experiment;
import org.kneepoint.reproduction.ExperimentCommand;
import org.kneepoint.reproduction.ExperimentEffort;
import org.kneepoint.reproduction.ExperimentFindings;
import org.kneepoint.reproduction.ExperimentOutline;
import org.kneepoint.reproduction.ExperimentResults;
import org.kneepoint.reproduction.series.CurveFamily;
import org.kneepoint.reproduction.series.FigureSample;
import org.kneepoint.reproduction.series.FigureSeries;
import org.kneepoint.reproduction.series.TrendVerdicts;

/** Section 4: small switches suffer less from a hot spot. */
final class SharedBufferSwitchSizeExperiment implements Experiment {
    private static final List<Integer> SIZES = List.of(2, 4, 8);
    private static final int PLACES = 8;
    private static final int PER_OUTLET = 2;

    @Override
    public ExperimentOutline outline() {
        return SharedBufferPaper.OUTLINES.get("shared-buffer-switch-size");
    }

    @Override
    public List<ExperimentCommand> commands(ExperimentEffort effort) {
        String runs = effort.choose(" replications=5 precision=0.01", " precision=0.05");
        List<ExperimentCommand> commands = new ArrayList<>();
        for (int size : SIZES) {
            for (int places : new TreeSet<>(List.of(PLACES, PER_OUTLET * size))) {
                String settings =
                        "shared-buffer nodes=64 load=1 radix="
                                + size
                                + " buffer="
                                + places
                                + " hotspot=0,0.01";
                commands.add(
                        new ExperimentCommand(key("model", size, places), "solve " + settings));
                commands.add(
                        new ExperimentCommand(
                                key("simulation", size, places), "simulate " + settings + runs));
            }
        }
        return commands;
    }

    private static String key(String tool, int size, int places) {
        return tool + " d=" + size + " B=" + places;
    }

    @Override
    public ExperimentFindings judge(ExperimentResults results) {
        return ExperimentFindings.builder()
                .add(
                        SharedBufferPaper.OUTLINES.statement("small-switches-equal"),
                        TrendVerdicts.falls(left(results, "model", false)),
                        TrendVerdicts.falls(left(results, "simulation", false)),
                        words(results, false))
                .add(
                        SharedBufferPaper.OUTLINES.statement("small-switches-proportional"),
                        TrendVerdicts.falls(left(results, "model", true)),
                        TrendVerdicts.falls(left(results, "simulation", true)),
                        words(results, true))
                .add(section(results, "B = 8", false))
                .add(section(results, "two places per outlet", true))
                .build(
                        SharedBufferPaper.OUTLINES.text(
                                "switch-size", words(results, false), words(results, true)));
    }

    /** What the hot spot leaves of the throughput, over the size of the switches. */
    private static FigureSeries left(ExperimentResults results, String tool, boolean perOutlet) {
        List<FigureSample> samples = new ArrayList<>();
        for (int size : SIZES) {
            FigureSeries throughput =
                    CurveFamily.of(
                                    results.curves(
                                            key(
                                                    tool,
                                                    size,
                                                    perOutlet ? PER_OUTLET * size : PLACES)))
                            .series(Quantities.THROUGHPUT);
            OptionalDouble ratio = throughput.ratio(0.01, 0);
            if (ratio.isPresent()) {
                double halfWidths =
                        throughput.relativeHalfWidthAt(0.01) + throughput.relativeHalfWidthAt(0);
                samples.add(
                        new FigureSample(
                                size, ratio.getAsDouble(), ratio.getAsDouble() * halfWidths));
            }
        }
        return FigureSeries.of(samples);
    }

    private static String words(ExperimentResults results, boolean perOutlet) {
        return "d = 2, 4, 8: model "
                + left(results, "model", perOutlet).text()
                + ", simulation "
                + left(results, "simulation", perOutlet).text();
    }

    private static ComparisonSection section(
            ExperimentResults results, String title, boolean perOutlet) {
        FigureSeries model = left(results, "model", perOutlet);
        List<ComparisonRow> rows = new ArrayList<>();
        for (FigureSample sample : left(results, "simulation", perOutlet).samples()) {
            rows.add(
                    ComparisonRow.of("d = " + Math.round(sample.x()))
                            .model(model.valueAt(sample.x()))
                            .simulated(
                                    OptionalDouble.of(sample.value()),
                                    OptionalDouble.of(sample.halfWidth()))
                            .judged(SharedBufferPaper.THRESHOLDS));
        }
        return new ComparisonSection(
                "Throughput with a hot spot of 0.01 over that without: " + title,
                SharedBufferPaper.RATIO,
                "switches",
                rows);
    }
}
