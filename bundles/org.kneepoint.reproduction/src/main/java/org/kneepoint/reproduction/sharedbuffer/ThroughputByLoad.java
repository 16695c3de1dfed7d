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
import org.kneepoint.reproduction.series.Agreement;
import org.kneepoint.reproduction.series.Judgement;
import org.kneepoint.reproduction.series.Series;
import org.kneepoint.reproduction.series.Trend;
import org.kneepoint.reproduction.sharedbuffer.Pairs.Setting;

/** Figure 3: throughput against the load, and where the model is optimistic. */
final class ThroughputByLoad implements Experiment {
    private static final Quantity FIGURE = Quantities.THROUGHPUT;
    private static final Setting SHORT = Setting.of("buffer", "2", "hotspot", "0");
    private static final Setting LONG = Setting.of("buffer", "4", "hotspot", "0");
    private static final Setting SHORT_HOT = Setting.of("buffer", "2", "hotspot", "0.005");
    private static final Setting LONG_HOT = Setting.of("buffer", "4", "hotspot", "0.005");
    private static final double SMALL = 0.3;
    private static final double LARGE = 0.45;
    private static final double FULL = 1;

    @Override
    public Outline outline() {
        return SharedBufferPaper.OUTLINES.get("shared-buffer-figure-3");
    }

    @Override
    public List<Trial> trials(Effort effort) {
        String words =
                "shared-buffer nodes=256 radix=2 load="
                        + effort.of("0.1:1:0.1", "0.2,0.3,0.6,1")
                        + " buffer=2,4 hotspot=0,0.005";
        String hot =
                "shared-buffer nodes=256 radix=2 buffer=2 hotspot=0.05 load="
                        + effort.of("0.5:1:0.1", "0.6,1");
        String runs = effort.of(" replications=4 precision=0.01", " precision=0.1");
        return List.of(
                new Trial("model", "solve " + words),
                new Trial("simulation", "simulate " + words + runs),
                new Trial("hot model", "solve " + hot),
                new Trial("hot simulation", "simulate " + hot + runs));
    }

    @Override
    public Findings judge(Results results) {
        Pairs all = Pairs.of(results, SHORT, LONG, SHORT_HOT, LONG_HOT);
        Agreement hot =
                Agreement.of(
                        Series.of(results.curve("hot model"), FIGURE),
                        Series.of(results.curve("hot simulation"), FIGURE));
        OptionalDouble excess = excess(all, SHORT);
        OptionalDouble longer = excess(all, LONG);
        return new Judgement()
                .add(all.between(0, SMALL).close("Quite accurate when the load is small", FIGURE))
                .add(
                        new Claim(
                                "Accurate for B = 2 and a hot spot of 0.05 above load 0.4",
                                hot.within(SharedBufferPaper.CLOSE),
                                hot.words(SharedBufferPaper.CLOSE)
                                        + "; both are at the bound 1/(1+(N-1) f)"))
                .add(
                        Pairs.of(results, LONG, LONG_HOT)
                                .between(LARGE, FULL)
                                .claim(
                                        "Optimistic for B = 4 above load 0.4",
                                        FIGURE,
                                        Agreement::high))
                .add(
                        Pairs.of(results, SHORT, SHORT_HOT)
                                .between(LARGE, FULL)
                                .claim(
                                        "Optimistic for smaller hot spots (B = 2) above load 0.4",
                                        FIGURE,
                                        Agreement::high))
                .add(
                        new Claim(
                                "More optimistic for larger buffers",
                                Trend.holds(longer, excess, (l, e) -> l > e),
                                "at full load without hot spot the model is off by "
                                        + Percent.of(excess)
                                        + " for B = 2 and by "
                                        + Percent.of(longer)
                                        + " for B = 4"))
                .add(SharedBufferPaper.plotted(3))
                .add(all.between(0, SMALL).worst("Throughput at small load", FIGURE, "load"))
                .add(all.between(LARGE, FULL).all("Throughput above load 0.4", FIGURE, "load"))
                .draw("Throughput, model and simulation", all.curves(), FIGURE)
                .build(
                        "at full load without hot spot the model is off by "
                                + Percent.of(excess)
                                + " for B = 2 and by "
                                + Percent.of(longer)
                                + " for B = 4");
    }

    private static OptionalDouble excess(Pairs pairs, Setting setting) {
        return pairs.between(FULL, FULL)
                .agreement(setting, FIGURE)
                .worst()
                .map(w -> OptionalDouble.of(w.relative()))
                .orElse(OptionalDouble.empty());
    }
}
