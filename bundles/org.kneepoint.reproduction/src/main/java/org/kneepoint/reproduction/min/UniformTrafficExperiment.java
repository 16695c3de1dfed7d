// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.min;

import java.util.ArrayList;
import java.util.List;
import org.kneepoint.api.result.Curve;
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
import org.kneepoint.reproduction.ReproductionVerdict;
import org.kneepoint.reproduction.series.FigureSeries;
import org.kneepoint.reproduction.series.ModelAgreement;
import org.kneepoint.reproduction.series.ModelAgreementRows;

/** Figures 6 and 7: delay and throughput under uniform traffic, and how close the model comes. */
final class UniformTrafficExperiment implements Experiment {
    private static final SwitchInterpretation FIRST = SwitchInterpretation.INPUT_SERVERS;

    private final int nodes;
    private final int figure;

    private UniformTrafficExperiment(int figure, int nodes) {
        this.figure = figure;
        this.nodes = nodes;
    }

    static UniformTrafficExperiment figure6() {
        return new UniformTrafficExperiment(6, 64);
    }

    static UniformTrafficExperiment figure7() {
        return new UniformTrafficExperiment(7, 1024);
    }

    @Override
    public ExperimentOutline outline() {
        return MinPaper.OUTLINES.get("min-figure-" + figure);
    }

    @Override
    public List<ExperimentCommand> commands(ExperimentEffort effort) {
        String loads =
                effort.choose(
                        " load=0.1:1:0.1", nodes > 64 ? " load=0.2,0.6,1" : " load=0.2:1:0.2");
        String settings = "min nodes=" + nodes + " radix=2" + loads;
        String runs =
                effort.choose(
                        nodes > 64 ? " precision=0.01" : " replications=5 precision=0.01",
                        nodes > 64 ? " warmup=300 cycles=600" : " precision=0.05");
        List<ExperimentCommand> commands = new ArrayList<>();
        commands.add(new ExperimentCommand("model", "solve " + settings));
        for (SwitchInterpretation reading : SwitchInterpretation.of(effort)) {
            commands.add(
                    new ExperimentCommand(
                            reading.settings(),
                            "simulate " + settings + " " + reading.settings() + runs));
        }
        return commands;
    }

    @Override
    public ExperimentFindings judge(ExperimentResults results) {
        return ExperimentFindings.builder()
                .add(claim(results, "delay", Quantities.LATENCY))
                .add(claim(results, "throughput", Quantities.THROUGHPUT))
                .add(MinPaper.plottedValues("Figure " + figure))
                .add(byLoad(results, "Delay", Quantities.LATENCY))
                .add(byLoad(results, "Throughput", Quantities.THROUGHPUT))
                .add(bySwitch(results, "Delay", Quantities.LATENCY))
                .add(bySwitch(results, "Throughput", Quantities.THROUGHPUT))
                .addFigure(
                        "Model and simulations of " + nodes + " nodes",
                        curves(results),
                        Quantities.LATENCY,
                        Quantities.THROUGHPUT)
                .build(
                        MinPaper.OUTLINES.text(
                                "uniform-traffic",
                                agreement(results, FIRST, Quantities.LATENCY)
                                        .text(MinPaper.ACCURACY),
                                agreement(results, FIRST, Quantities.THROUGHPUT)
                                        .text(MinPaper.ACCURACY)));
    }

    private static PaperStatement claim(ExperimentResults results, String name, Quantity figure) {
        List<String> parts = new ArrayList<>();
        for (SwitchInterpretation reading : blocking(results)) {
            parts.add(
                    reading.settings()
                            + ": "
                            + agreement(results, reading, figure).text(MinPaper.ACCURACY));
        }
        return new PaperStatement(
                MinPaper.OUTLINES.statement("seven-percent", name),
                overall(results, figure),
                String.join("; ", parts));
    }

    private static ReproductionVerdict overall(ExperimentResults results, Quantity figure) {
        return ReproductionVerdict.combined(
                blocking(results).stream()
                        .map(r -> agreement(results, r, figure).within(MinPaper.ACCURACY))
                        .toList());
    }

    private static List<SwitchInterpretation> blocking(ExperimentResults results) {
        return SwitchInterpretation.of(results.effort()).stream()
                .filter(SwitchInterpretation::isBlocking)
                .toList();
    }

    private static ModelAgreement agreement(
            ExperimentResults results, SwitchInterpretation reading, Quantity figure) {
        return ModelAgreement.of(
                FigureSeries.of(results.curve("model"), figure),
                FigureSeries.of(results.curve(reading.settings()), figure));
    }

    private static ComparisonSection byLoad(
            ExperimentResults results, String title, Quantity figure) {
        return new ComparisonSection(
                title + " with " + FIRST.settings(),
                figure,
                "load",
                ModelAgreementRows.rows(
                        "",
                        FigureSeries.of(results.curve("model"), figure),
                        FigureSeries.of(results.curve(FIRST.settings()), figure),
                        MinPaper.THRESHOLDS));
    }

    private static ComparisonSection bySwitch(
            ExperimentResults results, String title, Quantity figure) {
        List<ComparisonRow> rows = new ArrayList<>();
        for (SwitchInterpretation reading : SwitchInterpretation.of(results.effort())) {
            rows.add(
                    ModelAgreementRows.worst(
                            reading.settings() + " load=",
                            FigureSeries.of(results.curve("model"), figure),
                            FigureSeries.of(results.curve(reading.settings()), figure),
                            MinPaper.ACCURACY));
        }
        return new ComparisonSection(
                title + " where each switch deviates most from the model", figure, "switch", rows);
    }

    private static List<Curve> curves(ExperimentResults results) {
        List<Curve> curves = new ArrayList<>();
        curves.add(results.curve("model"));
        SwitchInterpretation.of(results.effort())
                .forEach(reading -> curves.add(results.curve(reading.settings())));
        return curves;
    }
}
