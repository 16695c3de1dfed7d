// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.sharedbuffer;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Explanation;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.reproduction.ComparisonRow;
import org.kneepoint.reproduction.ComparisonSection;
import org.kneepoint.reproduction.Experiment;
import org.kneepoint.reproduction.ExperimentCommand;
import org.kneepoint.reproduction.ExperimentEffort;
import org.kneepoint.reproduction.ExperimentFindings;
import org.kneepoint.reproduction.ExperimentOutline;
import org.kneepoint.reproduction.ExperimentResults;
import org.kneepoint.reproduction.PaperStatement;
import org.kneepoint.reproduction.PercentText;
import org.kneepoint.reproduction.ReproductionVerdict;
import org.kneepoint.reproduction.series.CurveFamily;
import org.kneepoint.reproduction.series.FigureSample;
import org.kneepoint.reproduction.series.FigureSeries;
import org.kneepoint.reproduction.series.TrendVerdicts;

/** Figure 12: shared buffers against buffers at the outputs. */
final class OutputBufferExperiment implements Experiment {
    private static final Quantity FIGURE = Quantities.THROUGHPUT;
    private static final List<String> ORDERS = List.of("random", "fifo");
    private static final String PLACES = "4";
    private static final double SMALL = 0.005;
    private static final double HIGH = 0.1;

    @Override
    public ExperimentOutline outline() {
        return SharedBufferPaper.OUTLINES.get("shared-buffer-figure-12");
    }

    @Override
    public List<ExperimentCommand> commands(ExperimentEffort effort) {
        String settings =
                " nodes=64 radix=2 load=1 hotspot="
                        + effort.choose(
                                "0,0.002,0.005,0.0075,0.01,0.0125,0.015,0.02,0.05,0.1,0.2",
                                "0,0.005,0.01,0.02,0.1")
                        + " buffer="
                        + effort.choose("4,16", PLACES);
        String runs = effort.choose(" replications=4 precision=0.01", " precision=0.1");
        return List.of(
                new ExperimentCommand("model", "solve shared-buffer" + settings),
                new ExperimentCommand("shared", "simulate shared-buffer" + settings + runs),
                new ExperimentCommand(
                        "random",
                        "simulate output-buffer" + settings + " service_order=random" + runs),
                new ExperimentCommand(
                        "fifo",
                        "simulate output-buffer" + settings + " service_order=fifo" + runs));
    }

    @Override
    public ExperimentFindings judge(ExperimentResults results) {
        List<String> crossings = new ArrayList<>();
        for (String places : results.effort().choose(List.of("4", "16"), List.of(PLACES))) {
            for (String order : ORDERS) {
                crossings.add(
                        "B = "
                                + places
                                + " "
                                + order
                                + " "
                                + PercentText.number(crossing(results, places, order)));
            }
        }
        return ExperimentFindings.builder()
                .add(
                        better(
                                results,
                                SharedBufferPaper.OUTLINES.statement("shared-better-uniform"),
                                0,
                                1))
                .add(
                        better(
                                results,
                                SharedBufferPaper.OUTLINES.statement("shared-better-small"),
                                SMALL,
                                1))
                .add(
                        better(
                                results,
                                SharedBufferPaper.OUTLINES.statement("output-better-high"),
                                HIGH,
                                -1))
                .add(degrade(results))
                .add(SharedBufferPaper.plottedValues(12))
                .add(section(results, "random"))
                .add(section(results, "fifo"))
                .addFigure("Throughput of both at full load, B = 4", curves(results), FIGURE)
                .build(
                        "Output buffers overtake shared ones at hot spots of "
                                + String.join(", ", crossings));
    }

    private static List<Curve> curves(ExperimentResults results) {
        return List.of("model", "shared", "random", "fifo").stream()
                .flatMap(key -> family(results, key, PLACES).curves().stream())
                .toList();
    }

    private static CurveFamily family(ExperimentResults results, String key, String places) {
        return CurveFamily.of(results.curves(key)).with("buffer", places);
    }

    private static FigureSeries along(ExperimentResults results, String key, String places) {
        return family(results, key, places).series(FIGURE);
    }

    /** Judges the sign of shared minus output throughput. */
    private static PaperStatement better(
            ExperimentResults results, Explanation statement, double hotspot, int sign) {
        List<ReproductionVerdict> verdicts = new ArrayList<>();
        List<String> parts = new ArrayList<>();
        for (String order : ORDERS) {
            Optional<FigureSample> shared = along(results, "shared", PLACES).sampleAt(hotspot);
            Optional<FigureSample> output = along(results, order, PLACES).sampleAt(hotspot);
            if (shared.isEmpty() || output.isEmpty()) {
                verdicts.add(ReproductionVerdict.CANNOT_BE_CHECKED);
                continue;
            }
            double gain = sign * (shared.get().value() - output.get().value());
            double halfWidths = shared.get().halfWidth() + output.get().halfWidth();
            verdicts.add(TrendVerdicts.verdict(gain > halfWidths));
            parts.add(
                    order
                            + ": shared "
                            + PercentText.number(shared.get().value())
                            + ", output "
                            + PercentText.number(output.get().value()));
        }
        return PaperStatement.of(
                statement,
                verdicts,
                "hot spot " + PercentText.number(hotspot) + ", B = 4, " + String.join("; ", parts));
    }

    private static PaperStatement degrade(ExperimentResults results) {
        OptionalDouble shared = along(results, "shared", PLACES).ratio(HIGH, 0);
        List<ReproductionVerdict> verdicts = new ArrayList<>();
        List<String> parts = new ArrayList<>();
        parts.add("shared " + PercentText.signedRatio(shared));
        for (String order : ORDERS) {
            OptionalDouble output = along(results, order, PLACES).ratio(HIGH, 0);
            verdicts.add(TrendVerdicts.verdict(shared, output, (s, o) -> s < o));
            parts.add("output " + order + " " + PercentText.signedRatio(output));
        }
        return PaperStatement.of(
                SharedBufferPaper.OUTLINES.statement("degrades-more"),
                verdicts,
                "throughput with a hot spot of 0.1 against none, B = 4: "
                        + String.join(", ", parts));
    }

    /** The hot spot from which on output buffers carry more. */
    private static OptionalDouble crossing(ExperimentResults results, String places, String order) {
        FigureSeries shared = along(results, "shared", places);
        List<FigureSample> gains = new ArrayList<>();
        for (FigureSample output : along(results, order, places).samples()) {
            shared.valueAt(output.x())
                    .ifPresent(s -> gains.add(new FigureSample(output.x(), output.value() - s, 0)));
        }
        return FigureSeries.of(gains).firstReaching(0);
    }

    private static ComparisonSection section(ExperimentResults results, String order) {
        FigureSeries shared = along(results, "shared", PLACES);
        List<ComparisonRow> rows = new ArrayList<>();
        for (FigureSample output : along(results, order, PLACES).samples()) {
            shared.sampleAt(output.x()).ifPresent(s -> rows.add(row(output, s)));
        }
        return new ComparisonSection(
                "Throughput of output buffers over that of shared ones, order "
                        + order
                        + ", B = 4, full load",
                SharedBufferPaper.RATIO,
                "hot spot",
                rows);
    }

    private static ComparisonRow row(FigureSample output, FigureSample shared) {
        double ratio = output.value() / shared.value();
        double halfWidths =
                output.halfWidth() / output.value() + shared.halfWidth() / shared.value();
        ComparisonRow row =
                ComparisonRow.of(PercentText.number(output.x()))
                        .simulated(OptionalDouble.of(ratio), OptionalDouble.of(ratio * halfWidths));
        if (output.x() > SMALL && output.x() < HIGH) {
            return row.note("neither small nor high");
        }
        boolean sharedIsBetter = ratio * (1 + halfWidths) < 1;
        boolean outputIsBetter = ratio * (1 - halfWidths) > 1;
        return row.verdict(
                TrendVerdicts.verdict(output.x() <= SMALL ? sharedIsBetter : outputIsBetter));
    }
}
