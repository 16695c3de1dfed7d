// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.sharedbuffer;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import org.kneepoint.api.result.Curve;
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
import org.kneepoint.reproduction.series.FigureSample;
import org.kneepoint.reproduction.series.FigureSeries;
import org.kneepoint.reproduction.series.TrendVerdicts;
import org.kneepoint.reproduction.sharedbuffer.ModelSimulationPairs.PairSetting;

/** Figure 9: throughput of larger switches against the hot spot. */
final class ThroughputByHotSpotExperiment implements Experiment {
    private static final Quantity FIGURE = Quantities.THROUGHPUT;
    private static final int NODES = 256;
    private static final double LEAST = 0.001;
    private static final double ROUNDING = 1e-9;

    @Override
    public ExperimentOutline outline() {
        return SharedBufferPaper.OUTLINES.get("shared-buffer-figure-9");
    }

    @Override
    public List<ExperimentCommand> commands(ExperimentEffort effort) {
        String settings =
                "shared-buffer nodes=256 radix=4 hotspot="
                        + effort.choose(
                                "0,0.001,0.002,0.005,0.01,0.02,0.05,0.1,0.2", "0,0.005,0.02")
                        + " buffer=4,8 load=0.5,1 axis=hotspot";
        String runs = effort.choose(" replications=4 precision=0.02", " precision=0.1");
        return ExperimentCommand.modelAndSimulation(settings, runs);
    }

    @Override
    public ExperimentFindings judge(ExperimentResults results) {
        PairSetting[] settings = {
            PairSetting.of("buffer", "4", "load", "0.5"),
            PairSetting.of("buffer", "8", "load", "0.5"),
            PairSetting.of("buffer", "4", "load", "1"),
            PairSetting.of("buffer", "8", "load", "1")
        };
        ModelSimulationPairs pairs = ModelSimulationPairs.of(results, settings);
        PaperStatement uniform =
                pairs.between(0, 0)
                        .close(SharedBufferPaper.OUTLINES.statement("close-uniform"), FIGURE);
        PaperStatement hot =
                pairs.between(LEAST, 1)
                        .close(SharedBufferPaper.OUTLINES.statement("close-hot-spot"), FIGURE);
        OptionalDouble excess = excess(results);
        return ExperimentFindings.builder()
                .add(uniform)
                .add(hot)
                .add(
                        new PaperStatement(
                                SharedBufferPaper.OUTLINES.statement("bound"),
                                TrendVerdicts.verdict(excess, e -> e <= 0),
                                "largest throughput less its interval over the bound: "
                                        + PercentText.signed(excess)))
                .add(SharedBufferPaper.plottedValues(9))
                .add(pairs.all("Throughput", FIGURE, "hotspot"))
                .addFigure("Throughput at full load, model and simulation", full(pairs), FIGURE)
                .build("Uniform: " + uniform.reason() + ". Hot spot: " + hot.reason());
    }

    private static List<Curve> full(ModelSimulationPairs pairs) {
        return pairs.curves().stream()
                .filter(curve -> "1".equals(curve.commonSettings().get("load")))
                .toList();
    }

    /** How far the throughput exceeds the bound at most, relative; negative if it does not. */
    private static OptionalDouble excess(ExperimentResults results) {
        List<Curve> curves = new ArrayList<>(results.curves("model"));
        curves.addAll(results.curves("simulation"));
        List<Double> excesses = new ArrayList<>();
        for (Curve curve : curves) {
            for (FigureSample sample : FigureSeries.of(curve, FIGURE).samples()) {
                double bound = 1 / (1 + (NODES - 1) * sample.x());
                excesses.add((sample.value() - sample.halfWidth()) / bound - 1 - ROUNDING);
            }
        }
        return excesses.stream().mapToDouble(e -> e).max();
    }
}
