// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.sharedbuffer;

import java.util.List;
import java.util.OptionalDouble;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.reproduction.Experiment;
import org.kneepoint.reproduction.ExperimentCommand;
import org.kneepoint.reproduction.ExperimentEffort;
import org.kneepoint.reproduction.ExperimentFindings;
import org.kneepoint.reproduction.ExperimentOutline;
import org.kneepoint.reproduction.ExperimentResults;
import org.kneepoint.reproduction.PaperStatement;
import org.kneepoint.reproduction.PercentText;
import org.kneepoint.reproduction.ReproductionVerdict;
import org.kneepoint.reproduction.series.TrendVerdicts;
import org.kneepoint.reproduction.sharedbuffer.ModelSimulationPairs.PairSetting;

/** Figure 8: loss against the buffer size. */
final class LossByBufferExperiment implements Experiment {
    private static final Quantity FIGURE = Quantities.LOSS;
    private static final PairSetting UNIFORM = PairSetting.of("hotspot", "0");
    private static final PairSetting LOW = PairSetting.of("hotspot", "0.01");
    private static final PairSetting HIGH = PairSetting.of("hotspot", "0.05");
    private static final double FOUR = 4;
    private static final double MOST = 16;
    private static final double LITTLE = 0.95;
    private static final double HALF = 0.5;

    @Override
    public ExperimentOutline outline() {
        return SharedBufferPaper.OUTLINES.get("shared-buffer-figure-8");
    }

    @Override
    public List<ExperimentCommand> commands(ExperimentEffort effort) {
        return BufferSizeCommands.commands(effort, "0,0.01,0.05");
    }

    @Override
    public ExperimentFindings judge(ExperimentResults results) {
        ModelSimulationPairs pairs = ModelSimulationPairs.of(results, UNIFORM, LOW, HIGH);
        return ExperimentFindings.builder()
                .add(
                        SharedBufferPaper.OUTLINES.statement("buffers-help"),
                        TrendVerdicts.verdict(left(pairs, "model", UNIFORM), l -> l <= HALF),
                        TrendVerdicts.verdict(left(pairs, "simulation", UNIFORM), l -> l <= HALF),
                        words(pairs, UNIFORM))
                .add(little(pairs, LOW))
                .add(little(pairs, HIGH))
                .add(pairs.close(SharedBufferPaper.OUTLINES.statement("close"), FIGURE))
                .add(SharedBufferPaper.plottedValues(8))
                .add(pairs.all("Loss at full load", FIGURE, "buffer"))
                .addFigure("Loss at full load, model and simulation", pairs.curves(), FIGURE)
                .build("With a hot spot of 0.05, " + words(pairs, HIGH));
    }

    private static PaperStatement little(ModelSimulationPairs pairs, PairSetting setting) {
        ReproductionVerdict model =
                TrendVerdicts.verdict(left(pairs, "model", setting), l -> l >= LITTLE);
        ReproductionVerdict simulation =
                TrendVerdicts.verdict(left(pairs, "simulation", setting), l -> l >= LITTLE);
        return new PaperStatement(
                SharedBufferPaper.OUTLINES.statement("little-effect", setting.text()),
                ReproductionVerdict.ofBoth(model, simulation),
                words(pairs, setting));
    }

    private static OptionalDouble left(
            ModelSimulationPairs pairs, String key, PairSetting setting) {
        return pairs.series(key, setting, FIGURE).ratio(MOST, FOUR);
    }

    private static String words(ModelSimulationPairs pairs, PairSetting setting) {
        return "B = 16 instead of 4 changes the loss by "
                + PercentText.signedRatio(left(pairs, "model", setting))
                + " in the model and by "
                + PercentText.signedRatio(left(pairs, "simulation", setting))
                + " in the simulation";
    }
}
