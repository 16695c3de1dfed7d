// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.min;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.reproduction.ComparisonRow;
import org.kneepoint.reproduction.ComparisonSection;
import org.kneepoint.reproduction.ExperimentResults;
import org.kneepoint.reproduction.PaperStatement;
import org.kneepoint.reproduction.PercentText;
import org.kneepoint.reproduction.ReproductionVerdict;
import org.kneepoint.reproduction.series.CurveFamily;
import org.kneepoint.reproduction.series.FigureSample;
import org.kneepoint.reproduction.series.FigureSeries;
import org.kneepoint.reproduction.series.TrendVerdicts;

/** The load at which packets begin to be lost, over the hot spot. */
final class LossOnsetByHotSpot {
    private static final String UNIFORM = "0";
    private static final double LARGEST = 0.16;
    private static final double LOST = 0.05;
    private static final double MUCH_EARLIER = 0.5;

    private final FigureSeries model;
    private final FigureSeries simulation;

    private LossOnsetByHotSpot(FigureSeries model, FigureSeries simulation) {
        this.model = model;
        this.simulation = simulation;
    }

    static LossOnsetByHotSpot of(ExperimentResults results) {
        return new LossOnsetByHotSpot(onsets(results, "model"), onsets(results, "simulation"));
    }

    private static FigureSeries onsets(ExperimentResults results, String key) {
        List<FigureSample> samples = new ArrayList<>();
        for (String h :
                Stream.concat(Stream.of(UNIFORM), HotSpotDelayExperiment.FRACTIONS.stream())
                        .toList()) {
            CurveFamily.of(results.curves(key))
                    .with("hotspot", h)
                    .series(Quantities.LOSS)
                    .firstReaching(LOST)
                    .ifPresent(
                            load -> samples.add(new FigureSample(Double.parseDouble(h), load, 0)));
        }
        return FigureSeries.of(samples);
    }

    PaperStatement earlier() {
        return new PaperStatement(
                MinPaper.OUTLINES.statement("earlier"),
                ReproductionVerdict.ofBoth(earlier(model), earlier(simulation)),
                MinPaper.OUTLINES.text("earlier", model.text(), simulation.text()));
    }

    private static ReproductionVerdict earlier(FigureSeries onsets) {
        return ReproductionVerdict.combined(
                List.of(
                        TrendVerdicts.falls(onsets),
                        TrendVerdicts.verdict(onsets.ratio(LARGEST, 0), r -> r <= MUCH_EARLIER)));
    }

    ComparisonSection section() {
        return new ComparisonSection(
                "Load at which 5 % of the packets are lost",
                Quantities.LOAD, "hot spot", simulation.samples().stream().map(this::row).toList());
    }

    private ComparisonRow row(FigureSample sample) {
        ComparisonRow row =
                ComparisonRow.of(PercentText.plain(sample.x()))
                        .model(model.valueAt(sample.x()))
                        .simulated(OptionalDouble.of(sample.value()), OptionalDouble.empty());
        return sample.x() == 0
                ? row.note("the reference of the others")
                : row.verdict(
                        TrendVerdicts.verdict(
                                simulation.valueAt(0), uniform -> sample.value() < uniform));
    }
}
