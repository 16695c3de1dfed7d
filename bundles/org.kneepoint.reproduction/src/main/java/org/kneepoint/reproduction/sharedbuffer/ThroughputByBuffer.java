// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.sharedbuffer;

import java.util.List;
import java.util.OptionalDouble;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.reproduction.Effort;
import org.kneepoint.reproduction.Experiment;
import org.kneepoint.reproduction.Findings;
import org.kneepoint.reproduction.Outline;
import org.kneepoint.reproduction.Percent;
import org.kneepoint.reproduction.Results;
import org.kneepoint.reproduction.Thresholds;
import org.kneepoint.reproduction.Trial;
import org.kneepoint.reproduction.Verdict;
import org.kneepoint.reproduction.series.Agreement;
import org.kneepoint.reproduction.series.Judgement;
import org.kneepoint.reproduction.series.Series;
import org.kneepoint.reproduction.sharedbuffer.Pairs.Setting;

/** Figure 6: throughput against the buffer size. */
final class ThroughputByBuffer implements Experiment {
    private static final Quantity FIGURE = Quantities.THROUGHPUT;
    private static final Setting UNIFORM = Setting.of("hotspot", "0");
    private static final Setting HOT = Setting.of("hotspot", "0.01");
    private static final double FOUR = 4;
    private static final double MOST = 16;
    private static final double NONE = 0.02;
    private static final double LITTLE = 0.05;

    @Override
    public Outline outline() {
        return SharedBufferPaper.OUTLINES.get("shared-buffer-figure-6");
    }

    @Override
    public List<Trial> trials(Effort effort) {
        return BufferSizes.trials(effort, "0,0.01");
    }

    @Override
    public Findings judge(Results results) {
        Pairs pairs = Pairs.of(results, UNIFORM, HOT);
        return new Judgement()
                .add(
                        "Buffers of more than four places have no effect for f_h = 0.01",
                        none(pairs, "model"),
                        none(pairs, "simulation"),
                        "from B = 4 to 16 with the hot spot: "
                                + gains(pairs, HOT)
                                + "; without: "
                                + gains(pairs, UNIFORM))
                .add(
                        "A hot spot lowers the throughput",
                        lower(pairs, "model"),
                        lower(pairs, "simulation"),
                        "at B = 16 by the hot spot of 0.01: model "
                                + Percent.ofRatio(lowered(pairs, "model"))
                                + ", simulation "
                                + Percent.ofRatio(lowered(pairs, "simulation")))
                .add(pairs.close("Model and simulation in close agreement (Section 5)", FIGURE))
                .add(SharedBufferPaper.plotted(6))
                .add(pairs.all("Throughput at full load", FIGURE, "buffer"))
                .draw("Throughput at full load, model and simulation", pairs.curves(), FIGURE)
                .build(
                        "from B = 4 to 16 the throughput with the hot spot changes by: "
                                + gains(pairs, HOT)
                                + "; the hot output bounds it by 1/(1+(N-1) f)");
    }

    private static Verdict none(Pairs pairs, String key) {
        Series series = pairs.series(key, HOT, FIGURE);
        OptionalDouble ratio = series.ratio(MOST, FOUR);
        double chance = series.chance(MOST) + series.chance(FOUR);
        return new Thresholds(NONE, LITTLE)
                .judge(
                        ratio.isEmpty() ? ratio : OptionalDouble.of(ratio.getAsDouble() - 1),
                        chance);
    }

    private static Verdict lower(Pairs pairs, String key) {
        return Agreement.of(pairs.series(key, HOT, FIGURE), pairs.series(key, UNIFORM, FIGURE))
                .low();
    }

    private static OptionalDouble lowered(Pairs pairs, String key) {
        return Series.ratio(
                pairs.series(key, HOT, FIGURE).at(MOST),
                pairs.series(key, UNIFORM, FIGURE).at(MOST));
    }

    private static String gains(Pairs pairs, Setting setting) {
        return "model "
                + Percent.ofRatio(pairs.series("model", setting, FIGURE).ratio(MOST, FOUR))
                + ", simulation "
                + Percent.ofRatio(pairs.series("simulation", setting, FIGURE).ratio(MOST, FOUR));
    }
}
