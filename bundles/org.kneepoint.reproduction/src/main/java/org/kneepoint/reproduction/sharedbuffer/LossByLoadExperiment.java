// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.sharedbuffer;

import java.util.List;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.reproduction.Experiment;
import org.kneepoint.reproduction.ExperimentCommand;
import org.kneepoint.reproduction.ExperimentEffort;
import org.kneepoint.reproduction.ExperimentFindings;
import org.kneepoint.reproduction.ExperimentOutline;
import org.kneepoint.reproduction.ExperimentResults;
import org.kneepoint.reproduction.PercentText;
import org.kneepoint.reproduction.ReproductionVerdict;
import org.kneepoint.reproduction.series.TrendVerdicts;
import org.kneepoint.reproduction.sharedbuffer.ModelSimulationPairs.PairSetting;

/** Figure 5: loss against the load. */
final class LossByLoadExperiment implements Experiment {
    private static final Quantity FIGURE = Quantities.LOSS;
    private static final PairSetting UNIFORM = PairSetting.of("buffer", "8", "hotspot", "0");
    private static final PairSetting HOT = PairSetting.of("buffer", "8", "hotspot", "0.005");
    private static final PairSetting SMALL_UNIFORM = PairSetting.of("buffer", "4", "hotspot", "0");
    private static final PairSetting SMALL_HOT = PairSetting.of("buffer", "4", "hotspot", "0.005");
    private static final double LOAD = 0.6;
    private static final double VERY_LOW = 1e-3;
    private static final double SHARPLY = 10;

    @Override
    public ExperimentOutline outline() {
        return SharedBufferPaper.OUTLINES.get("shared-buffer-figure-5");
    }

    @Override
    public List<ExperimentCommand> commands(ExperimentEffort effort) {
        String settings =
                "shared-buffer nodes=256 radix=2 load="
                        + effort.choose("0.1:1:0.1", "0.3,0.6,1")
                        + " buffer=4,8 hotspot=0,0.005";
        String runs = effort.choose(" replications=4 precision=0.01", " precision=0.1");
        return ExperimentCommand.modelAndSimulation(settings, runs);
    }

    @Override
    public ExperimentFindings judge(ExperimentResults results) {
        ModelSimulationPairs all =
                ModelSimulationPairs.of(results, SMALL_UNIFORM, UNIFORM, SMALL_HOT, HOT);
        ModelSimulationPairs loaded = all.between(LOAD, 1);
        return ExperimentFindings.builder()
                .add(
                        SharedBufferPaper.OUTLINES.statement("low-loss"),
                        low(all, "model"),
                        low(all, "simulation"),
                        "B = 8 at load 0.6: " + losses(all, UNIFORM))
                .add(
                        SharedBufferPaper.OUTLINES.statement("loss-increases"),
                        sharply(all, "model"),
                        sharply(all, "simulation"),
                        "B = 8 at load 0.6 with a hot spot of 0.005: " + losses(all, HOT))
                .add(loaded.close(SharedBufferPaper.OUTLINES.statement("close"), FIGURE))
                .add(SharedBufferPaper.plottedValues(5))
                .add(loaded.all("Loss from load 0.6 on", FIGURE, "load"))
                .addFigure("Loss, model and simulation", all.curves(), FIGURE)
                .build(
                        SharedBufferPaper.OUTLINES.text(
                                "loss-by-load", losses(all, HOT), losses(all, UNIFORM)));
    }

    private static ReproductionVerdict low(ModelSimulationPairs pairs, String key) {
        return TrendVerdicts.verdict(
                pairs.series(key, UNIFORM, FIGURE).valueAt(LOAD), l -> l <= VERY_LOW);
    }

    private static ReproductionVerdict sharply(ModelSimulationPairs pairs, String key) {
        return TrendVerdicts.verdict(
                pairs.series(key, HOT, FIGURE).valueAt(LOAD),
                pairs.series(key, UNIFORM, FIGURE).valueAt(LOAD),
                (hot, uniform) -> hot >= SHARPLY * uniform);
    }

    private static String losses(ModelSimulationPairs pairs, PairSetting setting) {
        return "model "
                + PercentText.number(pairs.series("model", setting, FIGURE).valueAt(LOAD))
                + ", simulation "
                + PercentText.number(pairs.series("simulation", setting, FIGURE).valueAt(LOAD));
    }
}
