// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.hypercube;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.reproduction.Claim;
import org.kneepoint.reproduction.Count;
import org.kneepoint.reproduction.Deviations;
import org.kneepoint.reproduction.Percent;
import org.kneepoint.reproduction.Points;
import org.kneepoint.reproduction.Results;
import org.kneepoint.reproduction.Row;
import org.kneepoint.reproduction.Thresholds;
import org.kneepoint.reproduction.hypercube.PublishedTable.Line;

/** What the paper says of its tables, asked of one of them. */
final class TableClaims {
    /** "Less than a maximum of 15 percent error". */
    private static final double PROMISED = 0.15;

    static final Thresholds PROMISE = new Thresholds(PROMISED, PROMISED);

    private final PublishedTable table;
    private final Results results;

    TableClaims(PublishedTable table, Results results) {
        this.table = table;
        this.results = results;
    }

    /** The equations of the paper against our simulation, where it has a steady state. */
    Claim accuracy() {
        Curve simulation = results.curve(TableExperiment.SIMULATION);
        Curve documented =
                results.curve(
                        TableExperiment.MODEL, TableExperiment.VARIANT, TableExperiment.DOCUMENTED);
        List<Row> rows = new ArrayList<>();
        for (Line line : table.lines()) {
            Optional<Point> ours = TableExperiment.at(simulation, line);
            OptionalDouble latency = Points.steady(ours, Quantities.LATENCY);
            if (latency.isPresent()) {
                rows.add(
                        Row.of(Integer.toString(line.gap()))
                                .model(latencyOf(documented, line))
                                .simulated(ours.orElseThrow(), Quantities.LATENCY)
                                .judged(PROMISE));
            }
        }
        return Claim.of(
                "Simulation and analysis match with less than a maximum of 15 percent error",
                rows.stream().map(Row::verdict).toList(),
                "the equations of the paper against our simulation: "
                        + Deviations.of(rows).words()
                        + " in "
                        + Count.of(rows.size(), "row")
                        + "; the columns of the table against each other: "
                        + Deviations.of(columns()).words());
    }

    /** ANAL(T) against SIM(T), as printed. */
    private List<Row> columns() {
        return table.lines().stream()
                .map(
                        line ->
                                Row.of(Integer.toString(line.gap()))
                                        .reported(line.simulation())
                                        .model(OptionalDouble.of(line.model())))
                .toList();
    }

    /** The equations as printed, with the rate and the flit time of the text. */
    Claim text() {
        List<Row> rows = asPrinted();
        return new Claim(
                "The nodes generate lambda_g messages per cycle, and each flit takes one cycle"
                        + " (section 3)",
                TableExperiment.LATENCY.judge(Deviations.of(rows).mean()),
                "the model as printed deviates from ANAL(T): " + Deviations.of(rows).words());
    }

    /** Returns how far the text as it stands is from the table, for a sentence. */
    String textWords() {
        OptionalDouble mean = Deviations.of(asPrinted()).mean();
        return mean.isPresent() ? Percent.plain(mean.getAsDouble()) : "unknown";
    }

    private List<Row> asPrinted() {
        Curve printed = results.curve(TableExperiment.TEXT);
        return table.lines().stream()
                .map(
                        line ->
                                Row.of(Integer.toString(line.gap()))
                                        .reported(line.model())
                                        .model(latencyOf(printed, line)))
                .toList();
    }

    private static OptionalDouble latencyOf(Curve curve, Line line) {
        return Points.steady(TableExperiment.at(curve, line), Quantities.LATENCY);
    }
}
