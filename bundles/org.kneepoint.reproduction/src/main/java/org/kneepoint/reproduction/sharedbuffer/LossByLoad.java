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
import org.kneepoint.reproduction.Verdict;
import org.kneepoint.reproduction.series.Judgement;
import org.kneepoint.reproduction.series.Trend;
import org.kneepoint.reproduction.sharedbuffer.Pairs.Setting;

/** Figure 5: loss against the load. */
final class LossByLoad implements Experiment {
    private static final Quantity FIGURE = Quantities.LOSS;
    private static final Setting UNIFORM = Setting.of("buffer", "8", "hotspot", "0");
    private static final Setting HOT = Setting.of("buffer", "8", "hotspot", "0.005");
    private static final Setting SMALL_UNIFORM = Setting.of("buffer", "4", "hotspot", "0");
    private static final Setting SMALL_HOT = Setting.of("buffer", "4", "hotspot", "0.005");
    private static final double LOAD = 0.6;
    private static final double VERY_LOW = 1e-3;
    private static final double SHARPLY = 10;

    @Override
    public Outline outline() {
        return SharedBufferPaper.OUTLINES.get("shared-buffer-figure-5");
    }

    @Override
    public List<Trial> trials(Effort effort) {
        String words =
                "shared-buffer nodes=256 radix=2 load="
                        + effort.of("0.1:1:0.1", "0.3,0.6,1")
                        + " buffer=4,8 hotspot=0,0.005";
        String runs = effort.of(" replications=4 precision=0.01", " precision=0.1");
        return List.of(
                new Trial("model", "solve " + words),
                new Trial("simulation", "simulate " + words + runs));
    }

    @Override
    public Findings judge(Results results) {
        Pairs all = Pairs.of(results, SMALL_UNIFORM, UNIFORM, SMALL_HOT, HOT);
        Pairs loaded = all.between(LOAD, 1);
        return new Judgement()
                .add(
                        "Very low loss for large B/d under uniform traffic",
                        low(all, "model"),
                        low(all, "simulation"),
                        "B = 8 at load 0.6: " + losses(all, UNIFORM))
                .add(
                        "A hot spot makes the loss increase sharply",
                        sharply(all, "model"),
                        sharply(all, "simulation"),
                        "B = 8 at load 0.6 with a hot spot of 0.005: " + losses(all, HOT))
                .add(loaded.close("Model and simulation in close agreement (Section 5)", FIGURE))
                .add(SharedBufferPaper.plotted(5))
                .add(loaded.all("Loss from load 0.6 on", FIGURE, "load"))
                .draw("Loss, model and simulation", all.curves(), FIGURE)
                .build(
                        "a hot spot of 0.005 brings the loss at load 0.6 to "
                                + losses(all, HOT)
                                + "; without one it is "
                                + losses(all, UNIFORM));
    }

    private static Verdict low(Pairs pairs, String key) {
        return Trend.holds(pairs.series(key, UNIFORM, FIGURE).at(LOAD), l -> l <= VERY_LOW);
    }

    private static Verdict sharply(Pairs pairs, String key) {
        return Trend.holds(
                pairs.series(key, HOT, FIGURE).at(LOAD),
                pairs.series(key, UNIFORM, FIGURE).at(LOAD),
                (hot, uniform) -> hot >= SHARPLY * uniform);
    }

    private static String losses(Pairs pairs, Setting setting) {
        return "model "
                + Percent.number(pairs.series("model", setting, FIGURE).at(LOAD))
                + ", simulation "
                + Percent.number(pairs.series("simulation", setting, FIGURE).at(LOAD));
    }
}
