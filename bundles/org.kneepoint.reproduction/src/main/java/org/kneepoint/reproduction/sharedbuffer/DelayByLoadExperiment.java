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
import org.kneepoint.reproduction.series.ModelAgreement;
import org.kneepoint.reproduction.sharedbuffer.ModelSimulationPairs.PairSetting;

/** Figure 4: delay against the load. */
final class DelayByLoadExperiment implements Experiment {
    private static final Quantity FIGURE = Quantities.LATENCY_OUTPUT_MEAN;
    private static final PairSetting SHORT = PairSetting.of("buffer", "2", "hotspot", "0");
    private static final PairSetting LONG = PairSetting.of("buffer", "4", "hotspot", "0");
    private static final double SMALL = 0.3;

    @Override
    public ExperimentOutline outline() {
        return SharedBufferPaper.OUTLINES.get("shared-buffer-figure-4");
    }

    @Override
    public List<ExperimentCommand> commands(ExperimentEffort effort) {
        String settings =
                "shared-buffer nodes=256 radix=2 load="
                        + effort.choose("0.1:1:0.1", "0.2,0.3,0.6,1")
                        + " buffer=2,4 hotspot=0,0.005";
        String runs = effort.choose(" replications=4 precision=0.01", " precision=0.1");
        return ExperimentCommand.modelAndSimulation(settings, runs);
    }

    @Override
    public ExperimentFindings judge(ExperimentResults results) {
        ModelSimulationPairs all =
                ModelSimulationPairs.of(
                        results,
                        SHORT,
                        LONG,
                        PairSetting.of("buffer", "2", "hotspot", "0.005"),
                        PairSetting.of("buffer", "4", "hotspot", "0.005"));
        return ExperimentFindings.builder()
                .add(
                        all.between(0, SMALL)
                                .close(
                                        SharedBufferPaper.OUTLINES.statement("close-small-loads"),
                                        FIGURE))
                .add(all.close(SharedBufferPaper.OUTLINES.statement("consistent"), FIGURE))
                .add(
                        all.claim(
                                SharedBufferPaper.OUTLINES.statement("lower-delays"),
                                FIGURE,
                                ModelAgreement::modelBelow))
                .add(SharedBufferPaper.plottedValues(4))
                .add(all.worst("Delay where model and simulation differ most", FIGURE, "load"))
                .addFigure("Delay (27), model and simulation", all.curves(), FIGURE)
                .build(
                        SharedBufferPaper.OUTLINES.text(
                                "delay-by-load",
                                all.agreement(SHORT, FIGURE).text(SharedBufferPaper.CLOSE),
                                all.agreement(LONG, FIGURE).text(SharedBufferPaper.CLOSE)));
    }
}
