// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.fattree;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.reproduction.Claim;
import org.kneepoint.reproduction.Deviations;
import org.kneepoint.reproduction.Effort;
import org.kneepoint.reproduction.Experiment;
import org.kneepoint.reproduction.Figure;
import org.kneepoint.reproduction.Findings;
import org.kneepoint.reproduction.Outline;
import org.kneepoint.reproduction.Percent;
import org.kneepoint.reproduction.Results;
import org.kneepoint.reproduction.Row;
import org.kneepoint.reproduction.Section;
import org.kneepoint.reproduction.Trial;
import org.kneepoint.reproduction.Verdict;

/** The model of the paper beside our simulation of some trees, from light load to saturation. */
final class TreeAgreement implements Experiment {
    static final String VARIANT = "variant";

    private final Outline outline;
    private final List<Tree> trees;

    TreeAgreement(Outline outline, List<Tree> trees) {
        this.outline = outline;
        this.trees = trees;
    }

    @Override
    public Outline outline() {
        return outline;
    }

    @Override
    public List<Trial> trials(Effort effort) {
        List<Trial> trials = new ArrayList<>();
        for (Tree tree : trees) {
            trials.add(
                    new Trial(
                            model(tree),
                            "solve"
                                    + tree.words()
                                    + " solver=fat-tree variant=conditional,printed load="
                                    + tree.modelled()));
            trials.add(
                    new Trial(
                            simulation(tree),
                            "simulate"
                                    + tree.words()
                                    + " router=ideal load="
                                    + tree.simulated(effort)
                                    + tree.duration(effort)));
        }
        return trials;
    }

    static String model(Tree tree) {
        return "model, " + tree.label();
    }

    static String simulation(Tree tree) {
        return "simulation, " + tree.label();
    }

    @Override
    public Findings judge(Results results) {
        List<Comparison> comparisons =
                trees.stream().map(tree -> Comparison.of(tree, results)).toList();
        Findings.Builder findings = Findings.builder();
        comparisons.forEach(
                c ->
                        findings.add(
                                new Section(
                                        "Mean latency, " + c.tree().label(),
                                        Quantities.LATENCY,
                                        "load",
                                        c.latencies())));
        findings.add(
                new Section(
                        "Load of saturation",
                        Quantities.THROUGHPUT,
                        "tree",
                        comparisons.stream().flatMap(c -> c.saturations().stream()).toList()));
        List<Row> saturations = comparisons.stream().map(c -> c.saturations().get(0)).toList();
        findings.add(latency(comparisons)).add(throughput(comparisons));
        trees.forEach(tree -> findings.add(figure(tree, results)));
        return findings.build(
                "latency is within 5 % up to "
                        + reach(comparisons)
                        + " of saturation in all trees; the load of saturation deviates by "
                        + Deviations.of(saturations).words());
    }

    /** The part of saturation up to which the model is close in every tree. */
    private static String reach(List<Comparison> comparisons) {
        return Percent.plain(
                comparisons.stream().mapToDouble(c -> c.reach().orElse(0)).min().orElse(0));
    }

    private static Claim latency(List<Comparison> comparisons) {
        return new Claim(
                "Experimental results agree very closely over a wide range of load rate; the model"
                        + " produced accurate predictions on latency for all cases under study",
                Verdict.together(comparisons.stream().map(Comparison::latencyVerdict).toList()),
                comparisons.stream().map(Comparison::reached).collect(Collectors.joining("; ")));
    }

    private static Claim throughput(List<Comparison> comparisons) {
        return Claim.of(
                "The model produced accurate predictions on throughput for all cases under study",
                comparisons.stream().map(Comparison::throughputVerdict).toList(),
                "load of saturation, model against simulation: "
                        + comparisons.stream()
                                .map(Comparison::saturation)
                                .collect(Collectors.joining("; ")));
    }

    private static Figure figure(Tree tree, Results results) {
        List<Curve> curves = new ArrayList<>(results.curves(simulation(tree)));
        curves.addAll(results.curves(model(tree)));
        return new Figure(tree.label(), curves, List.of(Quantities.LATENCY, Quantities.THROUGHPUT));
    }
}
