// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction;

import java.util.List;
import org.kneepoint.api.result.Curve;
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
        return ExperimentOutline.of("fake-table-1", PAPER, "Table 1: x < \"y\" & z")
                .published("Latency is 2 at load 0.5.")
                .procedure("The same <system>.")
                .rule("It holds within 1 %.")
                .misprints("There is a \u00b5 too many.")
                .expectedSeconds(3, 1);
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
                        .reported(REPORTED)
                        .model(CurvePoints.steady(CurvePoints.at(curve, LOAD), Quantities.LATENCY))
                        .judged(new DeviationThresholds(0.01, 0.1));
        return ExperimentFindings.builder()
                .add(new ComparisonSection("Latencies", Quantities.LATENCY, "load", List.of(row)))
                .add(
                        new PaperStatement(
                                "It is <fast>", ReproductionVerdict.HOLDS, "it is & will be"))
                .add(new ReportFigure("Curve", List.of(curve), List.of(Quantities.LATENCY)))
                .build("Latency is " + row.model().orElse(0) + ".");
    }
}
