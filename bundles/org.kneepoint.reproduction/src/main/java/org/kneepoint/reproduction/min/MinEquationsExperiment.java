// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.min;

import java.util.List;
import java.util.OptionalDouble;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.reproduction.ComparisonSection;
import org.kneepoint.reproduction.Experiment;
import org.kneepoint.reproduction.ExperimentCommand;
import org.kneepoint.reproduction.ExperimentEffort;
import org.kneepoint.reproduction.ExperimentFindings;
import org.kneepoint.reproduction.ExperimentOutline;
import org.kneepoint.reproduction.ExperimentResults;
import org.kneepoint.reproduction.PaperStatement;
import org.kneepoint.reproduction.PercentText;
import org.kneepoint.reproduction.series.FigureSeries;
import org.kneepoint.reproduction.series.ModelAgreement;
import org.kneepoint.reproduction.series.ModelAgreementRows;
import org.kneepoint.reproduction.series.TrendVerdicts;

/**
 * Equations (13) and (14) as they are printed, against those from which they are said to follow.
 */
final class MinEquationsExperiment implements Experiment {
    private static final String MODEL = "solve min nodes=64 radix=2 load=0.1:1:0.1";
    private static final double FULL_LOAD = 1;
    private static final int STAGES = 6;

    @Override
    public ExperimentOutline outline() {
        return MinPaper.OUTLINES.get("min-equations");
    }

    @Override
    public List<ExperimentCommand> commands(ExperimentEffort effort) {
        String runs = effort.choose("replications=5 precision=0.01", "precision=0.05");
        return List.of(
                new ExperimentCommand("consistent", MODEL),
                new ExperimentCommand("(13)", MODEL + " departure=eq13"),
                new ExperimentCommand("(14)", MODEL + " delay=eq14"),
                new ExperimentCommand("bufferless", MODEL + " buffer=0 delay=eq14"),
                new ExperimentCommand(
                        "simulation",
                        "simulate min nodes=64 radix=2 load=0.1:1:0.1 blocking=loss"
                                + " routing=well-mixed "
                                + runs));
    }

    @Override
    public ExperimentFindings judge(ExperimentResults results) {
        FigureSeries bufferless = FigureSeries.of(results.curve("bufferless"), Quantities.LATENCY);
        OptionalDouble delay = bufferless.valueAt(FULL_LOAD);
        PaperStatement fast =
                new PaperStatement(
                        MinPaper.OUTLINES.statement("services", STAGES),
                        TrendVerdicts.verdict(delay, d -> d >= STAGES),
                        MinPaper.OUTLINES.text("services", PercentText.number(delay)));
        return ExperimentFindings.builder()
                .add(claim(results, "(13)", Quantities.THROUGHPUT))
                .add(claim(results, "(14)", Quantities.LATENCY))
                .add(fast)
                .add(section(results, "delay", Quantities.LATENCY))
                .add(section(results, "throughput", Quantities.THROUGHPUT))
                .addFigure(
                        "Consistent and printed equations and the simulation",
                        List.of(
                                results.curve("simulation"),
                                results.curve("consistent"),
                                results.curve("(13)"),
                                results.curve("(14)")),
                        Quantities.LATENCY,
                        Quantities.THROUGHPUT)
                .build(
                        MinPaper.OUTLINES.text(
                                "equations", effect(results, "(13)"), effect(results, "(14)")));
    }

    private static PaperStatement claim(
            ExperimentResults results, String printed, Quantity figure) {
        OptionalDouble ours = worst(results, "consistent", figure);
        OptionalDouble theirs = worst(results, printed, figure);
        return new PaperStatement(
                MinPaper.OUTLINES.statement("as-printed", printed, MinPaper.name(figure)),
                TrendVerdicts.verdict(theirs, ours, (t, o) -> t <= o),
                MinPaper.OUTLINES.text(
                        "as-printed", PercentText.signed(theirs), PercentText.signed(ours)));
    }

    private static OptionalDouble worst(ExperimentResults results, String key, Quantity figure) {
        return ModelAgreement.of(
                        FigureSeries.of(results.curve(key), figure),
                        FigureSeries.of(results.curve("simulation"), figure))
                .worst()
                .map(deviation -> OptionalDouble.of(Math.abs(deviation.relative())))
                .orElse(OptionalDouble.empty());
    }

    private static ComparisonSection section(
            ExperimentResults results, String title, Quantity figure) {
        FigureSeries simulation = FigureSeries.of(results.curve("simulation"), figure);
        return new ComparisonSection(
                "Where each deviates most from the simulation: " + title,
                figure,
                "equations, load",
                List.of("consistent", "(13)", "(14)").stream()
                        .map(
                                key ->
                                        ModelAgreementRows.worst(
                                                key + " ",
                                                FigureSeries.of(results.curve(key), figure),
                                                simulation,
                                                MinPaper.ACCURACY))
                        .toList());
    }

    private static String effect(ExperimentResults results, String printed) {
        return printed
                + " changes the delay at full load by "
                + change(results, printed, Quantities.LATENCY)
                + " and the throughput by "
                + change(results, printed, Quantities.THROUGHPUT);
    }

    private static String change(ExperimentResults results, String printed, Quantity figure) {
        return PercentText.signedRatio(
                FigureSeries.ratio(
                        FigureSeries.of(results.curve(printed), figure).valueAt(FULL_LOAD),
                        FigureSeries.of(results.curve("consistent"), figure).valueAt(FULL_LOAD)));
    }
}
