// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.sharedbuffer;

import java.util.List;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.reproduction.Effort;
import org.kneepoint.reproduction.Experiment;
import org.kneepoint.reproduction.Findings;
import org.kneepoint.reproduction.Outline;
import org.kneepoint.reproduction.Percent;
import org.kneepoint.reproduction.Results;
import org.kneepoint.reproduction.Trial;
import org.kneepoint.reproduction.series.Judgement;
import org.kneepoint.reproduction.series.Trend;
import org.kneepoint.reproduction.sharedbuffer.Pairs.Setting;

/** Figure 7: delay against the buffer size. */
final class DelayByBuffer implements Experiment {
    private static final Quantity FIGURE = Quantities.LATENCY_LINK;
    private static final Setting UNIFORM = Setting.of("hotspot", "0");
    private static final Setting HOT = Setting.of("hotspot", "0.01");

    @Override
    public Outline outline() {
        return SharedBufferPaper.OUTLINES.get("shared-buffer-figure-7");
    }

    @Override
    public List<Trial> trials(Effort effort) {
        return BufferSizes.trials(effort, "0,0.01");
    }

    @Override
    public Findings judge(Results results) {
        Pairs pairs = Pairs.of(results, UNIFORM, HOT);
        Judgement judgement = new Judgement();
        for (Setting setting : List.of(UNIFORM, HOT)) {
            judgement.add(
                    "Larger buffers raise the delay at full load: " + setting.words(),
                    Trend.rises(pairs.series("model", setting, FIGURE)),
                    Trend.rises(pairs.series("simulation", setting, FIGURE)),
                    "B = 16 over B = 2: model "
                            + Percent.number(pairs.series("model", setting, FIGURE).ratio(16, 2))
                            + ", simulation "
                            + Percent.number(
                                    pairs.series("simulation", setting, FIGURE).ratio(16, 2)));
        }
        return judgement
                .add(pairs.close("Model and simulation in close agreement (Section 5)", FIGURE))
                .add(SharedBufferPaper.plotted(7))
                .add(pairs.all("Delay at full load", FIGURE, "buffer"))
                .draw("Delay (27) at full load, model and simulation", pairs.curves(), FIGURE)
                .build(
                        "the delay grows with the buffer in both; without hot spot the model is "
                                + pairs.agreement(UNIFORM, FIGURE).words(SharedBufferPaper.CLOSE));
    }
}
