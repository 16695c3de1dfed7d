// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.sharedbuffer;

import java.util.List;
import java.util.OptionalDouble;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.reproduction.DeviationThresholds;
import org.kneepoint.reproduction.Experiment;
import org.kneepoint.reproduction.ExperimentCommand;
import org.kneepoint.reproduction.ExperimentEffort;
import org.kneepoint.reproduction.ExperimentFindings;
import org.kneepoint.reproduction.ExperimentOutline;
import org.kneepoint.reproduction.ExperimentResults;
import org.kneepoint.reproduction.PercentText;
import org.kneepoint.reproduction.ReproductionVerdict;
import org.kneepoint.reproduction.series.FigureSeries;
import org.kneepoint.reproduction.series.ModelAgreement;
import org.kneepoint.reproduction.sharedbuffer.ModelSimulationPairs.PairSetting;

/** Figure 6: throughput against the buffer size. */
final class ThroughputByBufferExperiment implements Experiment {
    private static final Quantity FIGURE = Quantities.THROUGHPUT;
    private static final PairSetting UNIFORM = PairSetting.of("hotspot", "0");
    private static final PairSetting HOT = PairSetting.of("hotspot", "0.01");
    private static final double FOUR = 4;
    private static final double MOST = 16;
    private static final double NONE = 0.02;
    private static final double LITTLE = 0.05;

    @Override
    public ExperimentOutline outline() {
        return SharedBufferPaper.OUTLINES.get("shared-buffer-figure-6");
    }

    @Override
    public List<ExperimentCommand> commands(ExperimentEffort effort) {
        return BufferSizeCommands.commands(effort, "0,0.01");
    }

    @Override
    public ExperimentFindings judge(ExperimentResults results) {
        ModelSimulationPairs pairs = ModelSimulationPairs.of(results, UNIFORM, HOT);
        return ExperimentFindings.builder()
                .add(
                        SharedBufferPaper.OUTLINES.statement("no-effect"),
                        none(pairs, "model"),
                        none(pairs, "simulation"),
                        SharedBufferPaper.OUTLINES.text(
                                "no-effect", gains(pairs, HOT), gains(pairs, UNIFORM)))
                .add(
                        SharedBufferPaper.OUTLINES.statement("lowers-throughput"),
                        lower(pairs, "model"),
                        lower(pairs, "simulation"),
                        SharedBufferPaper.OUTLINES.text(
                                "lowers-throughput",
                                PercentText.signedRatio(lowered(pairs, "model")),
                                PercentText.signedRatio(lowered(pairs, "simulation"))))
                .add(pairs.close(SharedBufferPaper.OUTLINES.statement("close"), FIGURE))
                .add(SharedBufferPaper.plottedValues(6))
                .add(pairs.all("Throughput at full load", FIGURE, "buffer"))
                .addFigure("Throughput at full load, model and simulation", pairs.curves(), FIGURE)
                .build(SharedBufferPaper.OUTLINES.text("throughput-by-buffer", gains(pairs, HOT)));
    }

    private static ReproductionVerdict none(ModelSimulationPairs pairs, String key) {
        FigureSeries series = pairs.series(key, HOT, FIGURE);
        OptionalDouble ratio = series.ratio(MOST, FOUR);
        double relativeHalfWidths =
                series.relativeHalfWidthAt(MOST) + series.relativeHalfWidthAt(FOUR);
        return new DeviationThresholds(NONE, LITTLE)
                .judge(
                        ratio.isEmpty() ? ratio : OptionalDouble.of(ratio.getAsDouble() - 1),
                        relativeHalfWidths);
    }

    private static ReproductionVerdict lower(ModelSimulationPairs pairs, String key) {
        return ModelAgreement.of(pairs.series(key, HOT, FIGURE), pairs.series(key, UNIFORM, FIGURE))
                .modelBelow();
    }

    private static OptionalDouble lowered(ModelSimulationPairs pairs, String key) {
        return FigureSeries.ratio(
                pairs.series(key, HOT, FIGURE).valueAt(MOST),
                pairs.series(key, UNIFORM, FIGURE).valueAt(MOST));
    }

    private static String gains(ModelSimulationPairs pairs, PairSetting setting) {
        return "model "
                + PercentText.signedRatio(pairs.series("model", setting, FIGURE).ratio(MOST, FOUR))
                + ", simulation "
                + PercentText.signedRatio(
                        pairs.series("simulation", setting, FIGURE).ratio(MOST, FOUR));
    }
}
