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
import org.kneepoint.reproduction.series.TrendVerdicts;
import org.kneepoint.reproduction.sharedbuffer.ModelSimulationPairs.PairSetting;

/** Figure 7: delay against the buffer size. */
final class DelayByBufferExperiment implements Experiment {
    private static final Quantity FIGURE = Quantities.LATENCY_OUTPUT_MEAN;
    private static final PairSetting UNIFORM = PairSetting.of("hotspot", "0");
    private static final PairSetting HOT = PairSetting.of("hotspot", "0.01");

    @Override
    public ExperimentOutline outline() {
        return SharedBufferPaper.OUTLINES.get("shared-buffer-figure-7");
    }

    @Override
    public List<ExperimentCommand> commands(ExperimentEffort effort) {
        return BufferSizeCommands.commands(effort, "0,0.01");
    }

    @Override
    public ExperimentFindings judge(ExperimentResults results) {
        ModelSimulationPairs pairs = ModelSimulationPairs.of(results, UNIFORM, HOT);
        ExperimentFindings.Builder findings = ExperimentFindings.builder();
        for (PairSetting setting : List.of(UNIFORM, HOT)) {
            findings.add(
                    SharedBufferPaper.OUTLINES.statement("delay-rises", setting.text()),
                    TrendVerdicts.rises(pairs.series("model", setting, FIGURE)),
                    TrendVerdicts.rises(pairs.series("simulation", setting, FIGURE)),
                    SharedBufferPaper.OUTLINES.text(
                            "delay-rises",
                            PercentText.number(pairs.series("model", setting, FIGURE).ratio(16, 2)),
                            PercentText.number(
                                    pairs.series("simulation", setting, FIGURE).ratio(16, 2))));
        }
        return findings.add(pairs.close(SharedBufferPaper.OUTLINES.statement("close"), FIGURE))
                .add(SharedBufferPaper.plottedValues(7))
                .add(pairs.all("Delay at full load", FIGURE, "buffer"))
                .addFigure("Delay (27) at full load, model and simulation", pairs.curves(), FIGURE)
                .build(
                        "The delay grows with the buffer in both; without hot spot the model is "
                                + pairs.agreement(UNIFORM, FIGURE).text(SharedBufferPaper.CLOSE));
    }
}
