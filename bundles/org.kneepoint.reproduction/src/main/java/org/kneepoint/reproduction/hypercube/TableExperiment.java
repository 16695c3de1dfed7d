// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.hypercube;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Method;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.reproduction.Deviations;
import org.kneepoint.reproduction.Effort;
import org.kneepoint.reproduction.Experiment;
import org.kneepoint.reproduction.Figure;
import org.kneepoint.reproduction.Findings;
import org.kneepoint.reproduction.Outline;
import org.kneepoint.reproduction.Points;
import org.kneepoint.reproduction.Results;
import org.kneepoint.reproduction.Row;
import org.kneepoint.reproduction.Section;
import org.kneepoint.reproduction.Thresholds;
import org.kneepoint.reproduction.Trial;
import org.kneepoint.reproduction.Verdict;
import org.kneepoint.reproduction.hypercube.PublishedTable.Line;

/** A table of the paper: both of its columns against our simulation and our models. */
final class TableExperiment implements Experiment {
    static final String NETWORK = "bursty-hypercube";
    static final String SIMULATION = "simulation";
    static final String MODEL = "model";
    static final String TEXT = "text";
    static final String VARIANT = "variant";
    static final String CORRECTED = "corrected";
    static final String DOCUMENTED = "documented";
    static final String PRINTED = "printed";

    /** The second is the error that the paper allows itself. */
    static final Thresholds LATENCY = new Thresholds(0.05, 0.15);

    /** Of how many rows one is simulated in the quick form. */
    private static final int SPARSE = 4;

    private final PublishedTable table;
    private final Outline outline;

    TableExperiment(PublishedTable table, Outline outline) {
        this.table = table;
        this.outline = outline;
    }

    @Override
    public Outline outline() {
        return outline;
    }

    @Override
    public List<Trial> trials(Effort effort) {
        String system = " " + NETWORK + " " + table.words();
        String all = " rate=" + PublishedTable.rates(table.lines());
        String some = " rate=" + PublishedTable.rates(simulated(effort));
        return List.of(
                new Trial(
                        MODEL,
                        "solve"
                                + system
                                + all
                                + " arrivals.published=true variant=corrected,documented"),
                new Trial(TEXT, "solve" + system + all + " variant=printed"),
                new Trial(
                        SIMULATION,
                        "simulate"
                                + system
                                + some
                                + " arrivals.published=true "
                                + effort.of(
                                        "replications=3 precision=0.03 limit=20", "cycles=10000")));
    }

    private List<Line> simulated(Effort effort) {
        List<Line> lines = table.lines();
        List<Line> some = new ArrayList<>();
        for (int i = 0; i < lines.size(); i += effort.of(1, SPARSE)) {
            some.add(lines.get(i));
        }
        return some;
    }

    @Override
    public Findings judge(Results results) {
        Curve simulation = results.curve(SIMULATION);
        Curve corrected = results.curve(MODEL, VARIANT, CORRECTED);
        Curve documented = results.curve(MODEL, VARIANT, DOCUMENTED);
        List<Row> first = new ArrayList<>();
        List<Row> second = new ArrayList<>();
        for (Line line : simulated(results.effort())) {
            first.add(simulation(line, simulation, corrected));
        }
        for (Line line : table.lines()) {
            second.add(model(line, documented));
        }
        TableClaims claims = new TableClaims(table, results);
        return Findings.builder()
                .add(section("Simulation of the paper, SIM(T)", first))
                .add(section("Model of the paper, ANAL(T)", second))
                .add(claims.accuracy())
                .add(claims.text())
                .add(figure(simulation, corrected, documented))
                .build(because(first, second, claims));
    }

    private static Section section(String title, List<Row> rows) {
        return new Section(title, Quantities.LATENCY, "1/lambda_g", rows);
    }

    /** The published simulation beside ours, and our own model. */
    private static Row simulation(Line line, Curve simulation, Curve corrected) {
        Optional<Point> ours = at(simulation, line);
        Row row =
                Row.of(Integer.toString(line.gap()))
                        .reported(line.simulation())
                        .model(Points.steady(at(corrected, line), Quantities.LATENCY));
        if (Points.isSaturated(ours) || Points.isSaturated(at(corrected, line))) {
            return row.verdict(Verdict.DOES_NOT_HOLD).note("there is no steady state");
        }
        return Points.steady(ours, Quantities.LATENCY).isEmpty()
                ? row.note(ours.map(point -> point.reason().text()).orElse("not simulated"))
                : row.simulated(ours.orElseThrow(), Quantities.LATENCY).judged(LATENCY);
    }

    private static Row model(Line line, Curve documented) {
        Optional<Point> point = at(documented, line);
        Row row =
                Row.of(Integer.toString(line.gap()))
                        .reported(line.model())
                        .model(Points.steady(point, Quantities.LATENCY));
        return Points.isSaturated(point)
                ? row.verdict(Verdict.DOES_NOT_HOLD).note("there is no steady state")
                : row.judged(LATENCY);
    }

    static Optional<Point> at(Curve curve, Line line) {
        return Points.at(curve, 1.0 / line.gap());
    }

    private Figure figure(Curve simulation, Curve corrected, Curve documented) {
        Curve.Builder reported = published(Method.SIMULATION);
        Curve.Builder modelled = published(Method.MODEL);
        for (Line line : table.lines()) {
            Optional<Point> point = at(corrected, line);
            if (point.isPresent() && !Points.isSaturated(point)) {
                reported.add(published(point.get(), line.simulation()));
                modelled.add(published(point.get(), line.model()));
            }
        }
        return new Figure(
                "Table " + table.number() + ", rows with a steady state",
                List.of(simulation, reported.build(), corrected, documented, modelled.build()),
                List.of(Quantities.LATENCY));
    }

    private static Curve.Builder published(Method method) {
        return Curve.of(method, NETWORK, "paper", Quantities.RATE);
    }

    private static Point published(Point at, double latency) {
        Map<String, String> words = new LinkedHashMap<>(at.words());
        words.remove(VARIANT);
        return Point.of(words)
                .with(Quantities.LOAD, at.get(Quantities.LOAD).orElseThrow())
                .with(Quantities.RATE, at.get(Quantities.RATE).orElseThrow())
                .with(Quantities.LATENCY, latency)
                .build();
    }

    private static String because(List<Row> first, List<Row> second, TableClaims claims) {
        List<Row> measured = first.stream().filter(row -> row.simulated().isPresent()).toList();
        return "With g^2 lambda_g messages, g = (1+scv)/2, our simulation is within 5 % of SIM(T) in "
                + counted(measured)
                + " rows ("
                + Deviations.of(measured).words()
                + "), the equations of the paper within"
                + " 5 % of ANAL(T) in "
                + counted(second)
                + " ("
                + Deviations.of(second).words()
                + ")"
                + unsteady(second)
                + ". With the rate and the flit time that the text states they are "
                + claims.textWords()
                + " off.";
    }

    private static String counted(List<Row> rows) {
        long holding = rows.stream().filter(row -> row.verdict() == Verdict.HOLDS).count();
        return holding + " of " + Deviations.of(rows).count();
    }

    private static String unsteady(List<Row> rows) {
        long lacking = rows.stream().filter(row -> row.model().isEmpty()).count();
        return lacking == 0
                ? ""
                : "; " + lacking + (lacking == 1 ? " more has" : " more have") + " no steady state";
    }
}
