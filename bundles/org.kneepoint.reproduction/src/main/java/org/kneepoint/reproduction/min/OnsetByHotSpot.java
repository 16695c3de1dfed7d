// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.min;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.reproduction.Claim;
import org.kneepoint.reproduction.Percent;
import org.kneepoint.reproduction.Results;
import org.kneepoint.reproduction.Row;
import org.kneepoint.reproduction.Section;
import org.kneepoint.reproduction.Verdict;
import org.kneepoint.reproduction.series.Family;
import org.kneepoint.reproduction.series.Judgement;
import org.kneepoint.reproduction.series.Sample;
import org.kneepoint.reproduction.series.Series;
import org.kneepoint.reproduction.series.Trend;

/** The load at which packets begin to be lost, over the hot spot. */
final class OnsetByHotSpot {
    private static final String UNIFORM = "0";
    private static final double LARGEST = 0.16;
    private static final double LOST = 0.05;
    private static final double MUCH_EARLIER = 0.5;

    private final Series model;
    private final Series simulation;

    private OnsetByHotSpot(Series model, Series simulation) {
        this.model = model;
        this.simulation = simulation;
    }

    static OnsetByHotSpot of(Results results) {
        return new OnsetByHotSpot(onsets(results, "model"), onsets(results, "simulation"));
    }

    private static Series onsets(Results results, String key) {
        List<Sample> samples = new ArrayList<>();
        for (String h : Stream.concat(Stream.of(UNIFORM), HotSpot.FRACTIONS.stream()).toList()) {
            Family.of(results.curves(key))
                    .with("hotspot", h)
                    .series(Quantities.LOSS)
                    .reaches(LOST)
                    .ifPresent(load -> samples.add(new Sample(Double.parseDouble(h), load, 0)));
        }
        return Series.of(samples);
    }

    Claim earlier() {
        return new Claim(
                "With a hot spot the network saturates much earlier than under uniform references",
                Judgement.both(earlier(model), earlier(simulation)),
                "5 % are lost at load "
                        + model.words()
                        + " in the model, "
                        + simulation.words()
                        + " in the simulation, for hot spots of 0, 2, 4, 8 and 16 %");
    }

    private static Verdict earlier(Series onsets) {
        return Verdict.together(
                List.of(
                        Trend.falls(onsets),
                        Trend.holds(onsets.ratio(LARGEST, 0), r -> r <= MUCH_EARLIER)));
    }

    Section section() {
        return new Section(
                "Load at which 5 % of the packets are lost",
                Quantities.LOAD, "hot spot", simulation.samples().stream().map(this::row).toList());
    }

    private Row row(Sample sample) {
        Row row =
                Row.of(Percent.plain(sample.x()))
                        .model(model.at(sample.x()))
                        .simulated(OptionalDouble.of(sample.value()), OptionalDouble.empty());
        return sample.x() == 0
                ? row.note("what the others are measured by")
                : row.verdict(Trend.holds(simulation.at(0), uniform -> sample.value() < uniform));
    }
}
