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
import org.kneepoint.reproduction.series.FigureSeries;
import org.kneepoint.reproduction.series.ModelAgreement;
import org.kneepoint.reproduction.series.TrendVerdicts;
import org.kneepoint.reproduction.sharedbuffer.ModelSimulationPairs.PairSetting;

/** Figure 3: throughput against the load, and where the model is optimistic. */
final class ThroughputByLoadExperiment implements Experiment {
    private static final Quantity FIGURE = Quantities.THROUGHPUT;
    private static final PairSetting SHORT = PairSetting.of("buffer", "2", "hotspot", "0");
    private static final PairSetting LONG = PairSetting.of("buffer", "4", "hotspot", "0");
    private static final PairSetting SHORT_HOT = PairSetting.of("buffer", "2", "hotspot", "0.005");
    private static final PairSetting LONG_HOT = PairSetting.of("buffer", "4", "hotspot", "0.005");
    private static final double SMALL = 0.3;
    private static final double LARGE = 0.45;
    private static final double FULL = 1;

    @Override
    public ExperimentOutline outline() {
        return SharedBufferPaper.OUTLINES.get("shared-buffer-figure-3");
    }

    @Override
    public List<ExperimentCommand> commands(ExperimentEffort effort) {
        String settings =
                "shared-buffer nodes=256 radix=2 load="
                        + effort.choose("0.1:1:0.1", "0.2,0.3,0.6,1")
                        + " buffer=2,4 hotspot=0,0.005";
        String hot =
                "shared-buffer nodes=256 radix=2 buffer=2 hotspot=0.05 load="
                        + effort.choose("0.5:1:0.1", "0.6,1");
        String runs = effort.choose(" replications=4 precision=0.01", " precision=0.1");
        return List.of(
                new ExperimentCommand("model", "solve " + settings),
                new ExperimentCommand("simulation", "simulate " + settings + runs),
                new ExperimentCommand("hot model", "solve " + hot),
                new ExperimentCommand("hot simulation", "simulate " + hot + runs));
    }

    @Override
    public ExperimentFindings judge(ExperimentResults results) {
        ModelSimulationPairs all =
                ModelSimulationPairs.of(results, SHORT, LONG, SHORT_HOT, LONG_HOT);
        ModelAgreement hot =
                ModelAgreement.of(
                        FigureSeries.of(results.curve("hot model"), FIGURE),
                        FigureSeries.of(results.curve("hot simulation"), FIGURE));
        OptionalDouble excess = excess(all, SHORT);
        OptionalDouble longer = excess(all, LONG);
        return ExperimentFindings.builder()
                .add(
                        all.between(0, SMALL)
                                .close(
                                        SharedBufferPaper.OUTLINES.statement("accurate-small-load"),
                                        FIGURE))
                .add(
                        new PaperStatement(
                                SharedBufferPaper.OUTLINES.statement("accurate-hot-spot"),
                                hot.within(SharedBufferPaper.CLOSE),
                                hot.text(SharedBufferPaper.CLOSE)
                                        + "; both are at the bound 1/(1+(N-1) f)"))
                .add(
                        ModelSimulationPairs.of(results, LONG, LONG_HOT)
                                .between(LARGE, FULL)
                                .claim(
                                        SharedBufferPaper.OUTLINES.statement("optimistic-buffer"),
                                        FIGURE,
                                        ModelAgreement::modelAbove))
                .add(
                        ModelSimulationPairs.of(results, SHORT, SHORT_HOT)
                                .between(LARGE, FULL)
                                .claim(
                                        SharedBufferPaper.OUTLINES.statement("optimistic-hot-spot"),
                                        FIGURE,
                                        ModelAgreement::modelAbove))
                .add(
                        new PaperStatement(
                                SharedBufferPaper.OUTLINES.statement("more-optimistic"),
                                TrendVerdicts.verdict(longer, excess, (l, e) -> l > e),
                                SharedBufferPaper.OUTLINES.text(
                                        "more-optimistic",
                                        PercentText.signed(excess),
                                        PercentText.signed(longer))))
                .add(SharedBufferPaper.plottedValues(3))
                .add(all.between(0, SMALL).worst("Throughput at small load", FIGURE, "load"))
                .add(all.between(LARGE, FULL).all("Throughput above load 0.4", FIGURE, "load"))
                .addFigure("Throughput, model and simulation", all.curves(), FIGURE)
                .build(
                        SharedBufferPaper.OUTLINES.text(
                                "throughput-by-load",
                                PercentText.signed(excess),
                                PercentText.signed(longer)));
    }

    private static OptionalDouble excess(ModelSimulationPairs pairs, PairSetting setting) {
        return pairs.between(FULL, FULL)
                .agreement(setting, FIGURE)
                .worst()
                .map(deviation -> OptionalDouble.of(deviation.relative()))
                .orElse(OptionalDouble.empty());
    }
}
