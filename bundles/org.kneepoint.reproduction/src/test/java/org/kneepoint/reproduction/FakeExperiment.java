// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction;

import java.util.List;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Explanation;
import org.kneepoint.api.result.Quantities;

/** An experiment of one command: latency 2 at load 0.5, as the paper is said to have it. */
public final class FakeExperiment implements Experiment {
    /** A paper with letters that mean something on a page. */
    public static final Paper PAPER = new Paper("A. Author & B. <Other>", "On x < y", "", "1990");

    private static final double LOAD = 0.5;
    private static final double REPORTED = 2;

    private final String command;

    /** One that runs this command. */
    public FakeExperiment(String command) {
        this.command = command;
    }

    /** The usual one. */
    public static FakeExperiment usual() {
        return new FakeExperiment("solve fake load=0.1,0.5,0.9");
    }

    @Override
    public ExperimentOutline outline() {
        return outline("fake-table-1", "Table 1: x < \"y\" & z");
    }

    /** An outline of this name and title. */
    public static ExperimentOutline outline(String name, String title) {
        return new ExperimentOutline(
                name,
                PAPER,
                title,
                "Latency is 2 at load 0.5.",
                "The same <system>.",
                "It holds within 1 %.",
                List.of("There is a \u00b5 too many."),
                3,
                1);
    }

    @Override
    public List<ExperimentCommand> commands(ExperimentEffort effort) {
        return List.of(new ExperimentCommand("model", command));
    }

    @Override
    public ExperimentFindings judge(ExperimentResults results) {
        Curve curve = results.curve("model");
        ComparisonRow row =
                ComparisonRow.of("0.5")
                        .published(REPORTED)
                        .model(CurvePoints.steady(CurvePoints.at(curve, LOAD), Quantities.LATENCY))
                        .judged(new DeviationThresholds(0.01, 0.1));
        return ExperimentFindings.builder()
                .add(new ComparisonSection("Latencies", Quantities.LATENCY, "load", List.of(row)))
                .add(
                        new PaperStatement(
                                Explanation.ofText("It is <fast>"),
                                ReproductionVerdict.HOLDS,
                                "it is & will be"))
                .add(new ReportFigure("Curve", List.of(curve), List.of(Quantities.LATENCY)))
                .build("Latency is " + row.model().orElse(0) + ".");
    }
}
