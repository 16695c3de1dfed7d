// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.sharedbuffer;

import java.util.List;
import java.util.OptionalDouble;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.reproduction.Claim;
import org.kneepoint.reproduction.Effort;
import org.kneepoint.reproduction.Experiment;
import org.kneepoint.reproduction.Findings;
import org.kneepoint.reproduction.Outline;
import org.kneepoint.reproduction.Percent;
import org.kneepoint.reproduction.Results;
import org.kneepoint.reproduction.Trial;
import org.kneepoint.reproduction.Verdict;
import org.kneepoint.reproduction.series.Judgement;
import org.kneepoint.reproduction.series.Trend;
import org.kneepoint.reproduction.sharedbuffer.Pairs.Setting;

/** Figure 8: loss against the buffer size. */
final class LossByBuffer implements Experiment {
    private static final Quantity FIGURE = Quantities.LOSS;
    private static final Setting UNIFORM = Setting.of("hotspot", "0");
    private static final Setting LOW = Setting.of("hotspot", "0.01");
    private static final Setting HIGH = Setting.of("hotspot", "0.05");
    private static final double FOUR = 4;
    private static final double MOST = 16;
    private static final double LITTLE = 0.95;
    private static final double HALF = 0.5;

    @Override
    public Outline outline() {
        return SharedBufferPaper.OUTLINES.get("shared-buffer-figure-8");
    }

    @Override
    public List<Trial> trials(Effort effort) {
        return BufferSizes.trials(effort, "0,0.01,0.05");
    }

    @Override
    public Findings judge(Results results) {
        Pairs pairs = Pairs.of(results, UNIFORM, LOW, HIGH);
        return new Judgement()
                .add(
                        "Larger buffers help without hot spot",
                        Trend.holds(left(pairs, "model", UNIFORM), l -> l <= HALF),
                        Trend.holds(left(pairs, "simulation", UNIFORM), l -> l <= HALF),
                        words(pairs, UNIFORM))
                .add(little(pairs, LOW))
                .add(little(pairs, HIGH))
                .add(pairs.close("Model and simulation in close agreement (Section 5)", FIGURE))
                .add(SharedBufferPaper.plotted(8))
                .add(pairs.all("Loss at full load", FIGURE, "buffer"))
                .draw("Loss at full load, model and simulation", pairs.curves(), FIGURE)
                .build("with a hot spot of 0.05, " + words(pairs, HIGH));
    }

    private static Claim little(Pairs pairs, Setting setting) {
        Verdict model = Trend.holds(left(pairs, "model", setting), l -> l >= LITTLE);
        Verdict simulation = Trend.holds(left(pairs, "simulation", setting), l -> l >= LITTLE);
        return new Claim(
                "Larger buffers have very little effect: " + setting.words(),
                Judgement.both(model, simulation),
                words(pairs, setting));
    }

    private static OptionalDouble left(Pairs pairs, String key, Setting setting) {
        return pairs.series(key, setting, FIGURE).ratio(MOST, FOUR);
    }

    private static String words(Pairs pairs, Setting setting) {
        return "B = 16 instead of 4 changes the loss by "
                + Percent.ofRatio(left(pairs, "model", setting))
                + " in the model and by "
                + Percent.ofRatio(left(pairs, "simulation", setting))
                + " in the simulation";
    }
}
