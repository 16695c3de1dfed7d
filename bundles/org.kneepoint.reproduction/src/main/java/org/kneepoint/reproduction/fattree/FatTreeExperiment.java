// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.fattree;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Quantities;
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
import org.kneepoint.reproduction.RelativeDeviations;
import org.kneepoint.reproduction.ReportFigure;
import org.kneepoint.reproduction.ReproductionVerdict;

/** The model of the paper and our simulation of some trees, from light load to saturation. */
final class FatTreeExperiment implements Experiment {
    static final String VARIANT = "variant";

    private final ExperimentOutline outline;
    private final List<FatTreeCase> trees;

    FatTreeExperiment(ExperimentOutline outline, List<FatTreeCase> trees) {
        this.outline = outline;
        this.trees = trees;
    }

    @Override
    public ExperimentOutline outline() {
        return outline;
    }

    @Override
    public List<ExperimentCommand> commands(ExperimentEffort effort) {
        List<ExperimentCommand> commands = new ArrayList<>();
        for (FatTreeCase tree : trees) {
            commands.add(
                    new ExperimentCommand(
                            model(tree),
                            "solve"
                                    + tree.settings()
                                    + " solver=fat-tree variant=conditional,printed load="
                                    + tree.modelled()));
            commands.add(
                    new ExperimentCommand(
                            simulation(tree),
                            "simulate"
                                    + tree.settings()
                                    + " router=ideal load="
                                    + tree.simulated(effort)
                                    + tree.duration(effort)));
        }
        return commands;
    }

    static String model(FatTreeCase tree) {
        return "model, " + tree.label();
    }

    static String simulation(FatTreeCase tree) {
        return "simulation, " + tree.label();
    }

    @Override
    public ExperimentFindings judge(ExperimentResults results) {
        List<FatTreeComparison> comparisons =
                trees.stream().map(tree -> FatTreeComparison.of(tree, results)).toList();
        ExperimentFindings.Builder findings = ExperimentFindings.builder();
        comparisons.forEach(
                c ->
                        findings.add(
                                new ComparisonSection(
                                        "Mean latency, " + c.tree().label(),
                                        Quantities.LATENCY,
                                        "load",
                                        c.latencies())));
        findings.add(
                new ComparisonSection(
                        "Load of saturation",
                        Quantities.THROUGHPUT,
                        "tree",
                        comparisons.stream().flatMap(c -> c.saturations().stream()).toList()));
        List<ComparisonRow> saturations =
                comparisons.stream().map(c -> c.saturations().get(0)).toList();
        findings.add(latency(comparisons)).add(throughput(comparisons));
        trees.forEach(tree -> findings.add(figure(tree, results)));
        return findings.build(
                FatTreeExperiments.OUTLINES.text(
                        "reach", reach(comparisons), RelativeDeviations.of(saturations).text()));
    }

    /** The part of saturation up to which the model is close in every tree. */
    private static String reach(List<FatTreeComparison> comparisons) {
        return PercentText.plain(
                comparisons.stream().mapToDouble(c -> c.closeUpTo().orElse(0)).min().orElse(0));
    }

    private static PaperStatement latency(List<FatTreeComparison> comparisons) {
        return new PaperStatement(
                FatTreeExperiments.OUTLINES.statement("latency"),
                ReproductionVerdict.combined(
                        comparisons.stream().map(FatTreeComparison::latencyVerdict).toList()),
                comparisons.stream()
                        .map(FatTreeComparison::closeUpToText)
                        .collect(Collectors.joining("; ")));
    }

    private static PaperStatement throughput(List<FatTreeComparison> comparisons) {
        return PaperStatement.of(
                FatTreeExperiments.OUTLINES.statement("throughput"),
                comparisons.stream().map(FatTreeComparison::throughputVerdict).toList(),
                "load of saturation, model against simulation: "
                        + comparisons.stream()
                                .map(FatTreeComparison::saturation)
                                .collect(Collectors.joining("; ")));
    }

    private static ReportFigure figure(FatTreeCase tree, ExperimentResults results) {
        List<Curve> curves = new ArrayList<>(results.curves(simulation(tree)));
        curves.addAll(results.curves(model(tree)));
        return new ReportFigure(
                tree.label(), curves, List.of(Quantities.LATENCY, Quantities.THROUGHPUT));
    }
}
