// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.sharedbuffer;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.TreeSet;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.reproduction.Effort;
import org.kneepoint.reproduction.Experiment;
import org.kneepoint.reproduction.Findings;
import org.kneepoint.reproduction.Outline;
import org.kneepoint.reproduction.Results;
import org.kneepoint.reproduction.Row;
import org.kneepoint.reproduction.Section;
import org.kneepoint.reproduction.Trial;
import org.kneepoint.reproduction.series.Family;
import org.kneepoint.reproduction.series.Judgement;
import org.kneepoint.reproduction.series.Sample;
import org.kneepoint.reproduction.series.Series;
import org.kneepoint.reproduction.series.Trend;

/** The statement, beside Figure 6, that small switches suffer less from a hot spot. */
final class SwitchSizes implements Experiment {
    private static final List<Integer> SIZES = List.of(2, 4, 8);
    private static final int PLACES = 8;
    private static final int PER_OUTLET = 2;

    @Override
    public Outline outline() {
        return SharedBufferPaper.OUTLINES.get("shared-buffer-switch-size");
    }

    @Override
    public List<Trial> trials(Effort effort) {
        String runs = effort.of(" replications=5 precision=0.01", " precision=0.05");
        List<Trial> trials = new ArrayList<>();
        for (int size : SIZES) {
            for (int places : new TreeSet<>(List.of(PLACES, PER_OUTLET * size))) {
                String words =
                        "shared-buffer nodes=64 load=1 radix="
                                + size
                                + " buffer="
                                + places
                                + " hotspot=0,0.01";
                trials.add(new Trial(key("model", size, places), "solve " + words));
                trials.add(new Trial(key("simulation", size, places), "simulate " + words + runs));
            }
        }
        return trials;
    }

    private static String key(String tool, int size, int places) {
        return tool + " d=" + size + " B=" + places;
    }

    @Override
    public Findings judge(Results results) {
        return new Judgement()
                .add(
                        "Small switches suffer less: B = 8 for all",
                        Trend.falls(left(results, "model", false)),
                        Trend.falls(left(results, "simulation", false)),
                        words(results, false))
                .add(
                        "Small switches suffer less: two places per outlet",
                        Trend.falls(left(results, "model", true)),
                        Trend.falls(left(results, "simulation", true)),
                        words(results, true))
                .add(section(results, "B = 8", false))
                .add(section(results, "two places per outlet", true))
                .build(
                        "a hot spot of 0.01 leaves of the throughput, with B = 8 for all, "
                                + words(results, false)
                                + "; with two places per outlet, "
                                + words(results, true));
    }

    /** What the hot spot leaves of the throughput, over the size of the switches. */
    private static Series left(Results results, String tool, boolean perOutlet) {
        List<Sample> samples = new ArrayList<>();
        for (int size : SIZES) {
            Series throughput =
                    Family.of(
                                    results.curves(
                                            key(
                                                    tool,
                                                    size,
                                                    perOutlet ? PER_OUTLET * size : PLACES)))
                            .series(Quantities.THROUGHPUT);
            OptionalDouble ratio = throughput.ratio(0.01, 0);
            if (ratio.isPresent()) {
                double chance = throughput.chance(0.01) + throughput.chance(0);
                samples.add(new Sample(size, ratio.getAsDouble(), ratio.getAsDouble() * chance));
            }
        }
        return Series.of(samples);
    }

    private static String words(Results results, boolean perOutlet) {
        return "d = 2, 4, 8: model "
                + left(results, "model", perOutlet).words()
                + ", simulation "
                + left(results, "simulation", perOutlet).words();
    }

    private static Section section(Results results, String title, boolean perOutlet) {
        Series model = left(results, "model", perOutlet);
        List<Row> rows = new ArrayList<>();
        for (Sample sample : left(results, "simulation", perOutlet).samples()) {
            rows.add(
                    Row.of("d = " + Math.round(sample.x()))
                            .model(model.at(sample.x()))
                            .simulated(
                                    OptionalDouble.of(sample.value()),
                                    OptionalDouble.of(sample.halfWidth()))
                            .judged(SharedBufferPaper.THRESHOLDS));
        }
        return new Section(
                "Throughput with a hot spot of 0.01 over that without: " + title,
                SharedBufferPaper.RATIO,
                "switches",
                rows);
    }
}
