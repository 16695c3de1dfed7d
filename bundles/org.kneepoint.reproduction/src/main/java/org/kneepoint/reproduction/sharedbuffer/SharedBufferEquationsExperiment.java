// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.sharedbuffer;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.reproduction.ComparisonRow;
import org.kneepoint.reproduction.ComparisonSection;
import org.kneepoint.reproduction.CountText;
import org.kneepoint.reproduction.Experiment;
import org.kneepoint.reproduction.ExperimentCommand;
import org.kneepoint.reproduction.ExperimentEffort;
import org.kneepoint.reproduction.ExperimentFindings;
import org.kneepoint.reproduction.ExperimentOutline;
import org.kneepoint.reproduction.ExperimentResults;
import org.kneepoint.reproduction.PaperStatement;
import org.kneepoint.reproduction.PercentText;
import org.kneepoint.reproduction.ReproductionVerdict;
import org.kneepoint.reproduction.series.FigureSample;
import org.kneepoint.reproduction.series.FigureSeries;
import org.kneepoint.reproduction.series.TrendVerdicts;

/** The equations as printed, which cannot be run, and the corrected ones. */
final class SharedBufferEquationsExperiment implements Experiment {
    private static final int RADIX = 4;
    private static final int STAGES = 3;
    private static final double SAME = 1e-9;

    @Override
    public ExperimentOutline outline() {
        return SharedBufferPaper.OUTLINES.get("shared-buffer-equations");
    }

    @Override
    public List<ExperimentCommand> commands(ExperimentEffort effort) {
        return List.of(
                new ExperimentCommand(
                        "model",
                        "solve shared-buffer nodes=64 radix=4 buffer=4 hotspot=0.01"
                                + " load=0.2:1:0.2 report=switches"));
    }

    @Override
    public ExperimentFindings judge(ExperimentResults results) {
        List<ComparisonRow> rows = new ArrayList<>();
        List<ReproductionVerdict> verdicts = new ArrayList<>();
        double largest = 0;
        for (Point point : results.curve("model").points()) {
            FigureSeries stages = stages(point);
            OptionalDouble spread =
                    stages.samples().size() == STAGES ? stages.spread() : OptionalDouble.empty();
            ReproductionVerdict verdict = TrendVerdicts.verdict(spread, s -> s <= SAME);
            largest = Math.max(largest, spread.orElse(0));
            verdicts.add(verdict);
            rows.add(
                    ComparisonRow.of(PercentText.number(point.get(Quantities.LOAD)))
                            .model(stages.valueAt(STAGES))
                            .verdict(verdict)
                            .note("stages: " + stages.text()));
        }
        return ExperimentFindings.builder()
                .add(
                        PaperStatement.of(
                                SharedBufferPaper.OUTLINES.statement("same-throughput"),
                                verdicts,
                                SharedBufferPaper.OUTLINES.text(
                                        "same-throughput",
                                        PercentText.number(largest),
                                        CountText.of(rows.size(), "load"))))
                .add(
                        new PaperStatement(
                                SharedBufferPaper.OUTLINES.statement("as-printed"),
                                ReproductionVerdict.CANNOT_BE_CHECKED,
                                "equations (9), (10) and (12) as printed have no solution"))
                .add(
                        new ComparisonSection(
                                "Throughput of stages", Quantities.THROUGHPUT, "load", rows))
                .addFigure(
                        "Throughput of the corrected model",
                        results.curves("model"),
                        Quantities.THROUGHPUT)
                .build(SharedBufferPaper.OUTLINES.text("equations", PercentText.number(largest)));
    }

    /** The throughput of each stage per node, from that of the outlets. */
    private static FigureSeries stages(Point point) {
        List<FigureSample> samples = new ArrayList<>();
        for (int stage = 1; stage <= STAGES; stage++) {
            double sum = 0;
            for (int type = 1; type <= stage; type++) {
                sum +=
                        switches(stage, type)
                                * (outlet(point, "hot", stage, type)
                                        + (RADIX - 1) * outlet(point, "cold", stage, type));
            }
            if (Double.isFinite(sum)) {
                double nodes = Math.pow(RADIX, STAGES);
                samples.add(new FigureSample(stage, sum / nodes, 0));
            }
        }
        return FigureSeries.of(samples);
    }

    /** Number of switches of a type at a stage, (21) and (22). */
    private static double switches(int stage, int type) {
        return type == 1
                ? Math.pow(RADIX, STAGES - stage)
                : (RADIX - 1) * Math.pow(RADIX, STAGES - stage + type - 2);
    }

    private static double outlet(Point point, String outlet, int stage, int type) {
        String name = "throughput_" + outlet + "_s" + stage + "_t" + type;
        return point.get(Quantity.of(name, "", name)).orElse(Double.NaN);
    }
}
