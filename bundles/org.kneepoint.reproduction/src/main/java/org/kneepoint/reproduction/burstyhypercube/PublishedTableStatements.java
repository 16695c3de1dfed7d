// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.burstyhypercube;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.reproduction.ComparisonRow;
import org.kneepoint.reproduction.CountText;
import org.kneepoint.reproduction.CurvePoints;
import org.kneepoint.reproduction.DeviationThresholds;
import org.kneepoint.reproduction.ExperimentResults;
import org.kneepoint.reproduction.PaperStatement;
import org.kneepoint.reproduction.PercentText;
import org.kneepoint.reproduction.RelativeDeviations;
import org.kneepoint.reproduction.burstyhypercube.PublishedTable.PublishedRow;

/** The paper's statements on its tables, judged for one table. */
final class PublishedTableStatements {
    /** "Less than a maximum of 15 percent error". */
    private static final double PROMISED = 0.15;

    static final DeviationThresholds PROMISE = new DeviationThresholds(PROMISED, PROMISED);

    private final PublishedTable table;
    private final ExperimentResults results;

    PublishedTableStatements(PublishedTable table, ExperimentResults results) {
        this.table = table;
        this.results = results;
    }

    /** The equations of the paper against our simulation, where it has a steady state. */
    PaperStatement accuracy() {
        Curve simulation = results.curve(PublishedTableExperiment.SIMULATION);
        Curve documented =
                results.curve(
                        PublishedTableExperiment.MODEL,
                        PublishedTableExperiment.VARIANT,
                        PublishedTableExperiment.DOCUMENTED);
        List<ComparisonRow> rows = new ArrayList<>();
        for (PublishedRow published : table.rows()) {
            Optional<Point> ours = PublishedTableExperiment.at(simulation, published);
            OptionalDouble latency = CurvePoints.steady(ours, Quantities.LATENCY);
            if (latency.isPresent()) {
                rows.add(
                        ComparisonRow.of(Integer.toString(published.interarrivalTime()))
                                .model(latencyOf(documented, published))
                                .simulated(ours.orElseThrow(), Quantities.LATENCY)
                                .judged(PROMISE));
            }
        }
        return PaperStatement.of(
                BurstyHypercubeExperiments.OUTLINES.statement("fifteen-percent"),
                rows.stream().map(ComparisonRow::verdict).toList(),
                BurstyHypercubeExperiments.OUTLINES.text(
                        "fifteen-percent-table",
                        RelativeDeviations.of(rows).text(),
                        CountText.of(rows.size(), "row"),
                        RelativeDeviations.of(columns()).text()));
    }

    /** ANAL(T) against SIM(T), as printed. */
    private List<ComparisonRow> columns() {
        return table.rows().stream()
                .map(
                        published ->
                                ComparisonRow.of(Integer.toString(published.interarrivalTime()))
                                        .published(published.simulation())
                                        .model(OptionalDouble.of(published.model())))
                .toList();
    }

    /** The equations as printed, with the rate and the flit time of the text. */
    PaperStatement asPrintedStatement() {
        List<ComparisonRow> rows = asPrinted();
        return new PaperStatement(
                BurstyHypercubeExperiments.OUTLINES.statement("rate-and-flit-time"),
                PublishedTableExperiment.LATENCY.judge(RelativeDeviations.of(rows).mean()),
                "the model as printed deviates from ANAL(T): "
                        + RelativeDeviations.of(rows).text());
    }

    /** Returns how far the text as it stands is from the table, for a sentence. */
    String asPrintedDeviation() {
        OptionalDouble mean = RelativeDeviations.of(asPrinted()).mean();
        return mean.isPresent() ? PercentText.plain(mean.getAsDouble()) : "unknown";
    }

    private List<ComparisonRow> asPrinted() {
        Curve printed = results.curve(PublishedTableExperiment.AS_PRINTED);
        return table.rows().stream()
                .map(
                        published ->
                                ComparisonRow.of(Integer.toString(published.interarrivalTime()))
                                        .published(published.model())
                                        .model(latencyOf(printed, published)))
                .toList();
    }

    private static OptionalDouble latencyOf(Curve curve, PublishedRow published) {
        return CurvePoints.steady(
                PublishedTableExperiment.at(curve, published), Quantities.LATENCY);
    }
}
