// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.sharedbuffer;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import org.kneepoint.api.result.Curve;
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
import org.kneepoint.reproduction.series.Judgement;
import org.kneepoint.reproduction.series.Sample;
import org.kneepoint.reproduction.series.Series;
import org.kneepoint.reproduction.series.Trend;
import org.kneepoint.reproduction.sharedbuffer.Pairs.Setting;

/** Figure 9: throughput of larger switches against the hot spot. */
final class ThroughputByHotSpot implements Experiment {
    private static final Quantity FIGURE = Quantities.THROUGHPUT;
    private static final int NODES = 256;
    private static final double LEAST = 0.001;
    private static final double ROUNDING = 1e-9;

    @Override
    public Outline outline() {
        return SharedBufferPaper.OUTLINES.get("shared-buffer-figure-9");
    }

    @Override
    public List<Trial> trials(Effort effort) {
        String words =
                "shared-buffer nodes=256 radix=4 hotspot="
                        + effort.of("0,0.001,0.002,0.005,0.01,0.02,0.05,0.1,0.2", "0,0.005,0.02")
                        + " buffer=4,8 load=0.5,1 axis=hotspot";
        String runs = effort.of(" replications=4 precision=0.02", " precision=0.1");
        return List.of(
                new Trial("model", "solve " + words),
                new Trial("simulation", "simulate " + words + runs));
    }

    @Override
    public Findings judge(Results results) {
        Setting[] settings = {
            Setting.of("buffer", "4", "load", "0.5"),
            Setting.of("buffer", "8", "load", "0.5"),
            Setting.of("buffer", "4", "load", "1"),
            Setting.of("buffer", "8", "load", "1")
        };
        Pairs pairs = Pairs.of(results, settings);
        Claim uniform = pairs.between(0, 0).close("Close under uniform traffic", FIGURE);
        Claim hot = pairs.between(LEAST, 1).close("Close under hot spot traffic", FIGURE);
        OptionalDouble excess = excess(results);
        return new Judgement()
                .add(uniform)
                .add(hot)
                .add(
                        new Claim(
                                "Our own check: the throughput is within the bound of the hot output",
                                Trend.holds(excess, e -> e <= 0),
                                "largest throughput, interval left out, over the bound: "
                                        + Percent.of(excess)))
                .add(SharedBufferPaper.plotted(9))
                .add(pairs.all("Throughput", FIGURE, "hotspot"))
                .draw("Throughput at full load, model and simulation", full(pairs), FIGURE)
                .build("uniform: " + uniform.because() + ". Hot spot: " + hot.because());
    }

    private static List<Curve> full(Pairs pairs) {
        return pairs.curves().stream()
                .filter(curve -> "1".equals(curve.constants().get("load")))
                .toList();
    }

    /** How far the throughput exceeds the bound at most, relative; negative if it does not. */
    private static OptionalDouble excess(Results results) {
        List<Curve> curves = new ArrayList<>(results.curves("model"));
        curves.addAll(results.curves("simulation"));
        List<Double> excesses = new ArrayList<>();
        for (Curve curve : curves) {
            for (Sample sample : Series.of(curve, FIGURE).samples()) {
                double bound = 1 / (1 + (NODES - 1) * sample.x());
                excesses.add((sample.value() - sample.halfWidth()) / bound - 1 - ROUNDING);
            }
        }
        return excesses.stream().mapToDouble(e -> e).max();
    }
}
