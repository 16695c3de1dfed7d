// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.burstyhypercube;

import java.util.ArrayList;
import java.util.List;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.scenario.Decimal;
import org.kneepoint.reproduction.ComparisonRow;
import org.kneepoint.reproduction.ComparisonSection;
import org.kneepoint.reproduction.CountText;
import org.kneepoint.reproduction.CurvePoints;
import org.kneepoint.reproduction.Experiment;
import org.kneepoint.reproduction.ExperimentCommand;
import org.kneepoint.reproduction.ExperimentEffort;
import org.kneepoint.reproduction.ExperimentFindings;
import org.kneepoint.reproduction.ExperimentOutline;
import org.kneepoint.reproduction.ExperimentResults;
import org.kneepoint.reproduction.PaperStatement;
import org.kneepoint.reproduction.RelativeDeviations;
import org.kneepoint.reproduction.ReportFigure;

/** Figure 6(b): two buffer sizes, of which the paper has no table. */
final class CubeBufferExperiment implements Experiment {
    private static final String SIMULATION = "simulation";
    private static final String MODEL = "model";
    private static final String FLIT = "flit";
    private static final List<String> SIZES = List.of("3", "7");
    private static final int DIGITS = 6;

    private final ExperimentOutline outline;

    CubeBufferExperiment(ExperimentOutline outline) {
        this.outline = outline;
    }

    @Override
    public ExperimentOutline outline() {
        return outline;
    }

    @Override
    public List<ExperimentCommand> commands(ExperimentEffort effort) {
        String system = " bursty-hypercube dimensions=8 length=4 scv=2 buffer=1 load=";
        String sizes = " flit=" + String.join(",", SIZES);
        return List.of(
                new ExperimentCommand(
                        MODEL, "solve" + system + "0.01:0.15:0.01" + sizes + " variant=documented"),
                new ExperimentCommand(
                        SIMULATION,
                        "simulate"
                                + system
                                + effort.choose(
                                        "0.02:0.12:0.02"
                                                + sizes
                                                + " replications=3 precision=0.03 limit=20",
                                        "0.04:0.12:0.04" + sizes + " cycles=10000")));
    }

    @Override
    public ExperimentFindings judge(ExperimentResults results) {
        List<Curve> all = new ArrayList<>(results.curves(SIMULATION));
        all.addAll(results.curves(MODEL));
        List<ComparisonRow> rows = new ArrayList<>();
        for (String size : SIZES) {
            rows.addAll(rows(results, size));
        }
        PaperStatement claim =
                PaperStatement.of(
                        BurstyHypercubeExperiments.OUTLINES.statement("fifteen-percent"),
                        rows.stream().map(ComparisonRow::verdict).toList(),
                        BurstyHypercubeExperiments.OUTLINES.text(
                                "fifteen-percent-figure",
                                RelativeDeviations.of(rows).text(),
                                CountText.of(RelativeDeviations.of(rows).count(), "point")));
        return ExperimentFindings.builder()
                .add(
                        new ComparisonSection(
                                "Model and simulation", Quantities.LATENCY, "buffer, load", rows))
                .add(claim)
                .add(new ReportFigure("Mean latency, scv 2", all, List.of(Quantities.LATENCY)))
                .build(
                        claim.reason()
                                + ". The curves of the figure itself cannot be compared: the text"
                                + " has no numbers of them.");
    }

    private static List<ComparisonRow> rows(ExperimentResults results, String size) {
        Curve simulation = results.curve(SIMULATION, FLIT, size);
        Curve model = results.curve(MODEL, FLIT, size);
        List<ComparisonRow> rows = new ArrayList<>();
        for (Point point : simulation.points()) {
            double load = simulation.axisValue(point).orElseThrow();
            ComparisonRow row =
                    ComparisonRow.of(size + ", " + Decimal.round(load, DIGITS))
                            .model(
                                    CurvePoints.steady(
                                            CurvePoints.at(model, load), Quantities.LATENCY));
            rows.add(
                    CurvePoints.steady(CurvePoints.at(simulation, load), Quantities.LATENCY)
                                    .isPresent()
                            ? row.simulated(point, Quantities.LATENCY)
                                    .judged(PublishedTableStatements.PROMISE)
                            : row.note(point.status().label()));
        }
        return rows;
    }
}
