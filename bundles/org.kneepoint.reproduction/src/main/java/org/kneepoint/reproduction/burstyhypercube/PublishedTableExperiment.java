// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.burstyhypercube;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.reproduction.ComparisonRow;
import org.kneepoint.reproduction.ComparisonSection;
import org.kneepoint.reproduction.CurvePoints;
import org.kneepoint.reproduction.DeviationThresholds;
import org.kneepoint.reproduction.Experiment;
import org.kneepoint.reproduction.ExperimentCommand;
import org.kneepoint.reproduction.ExperimentEffort;
import org.kneepoint.reproduction.ExperimentFindings;
import org.kneepoint.reproduction.ExperimentOutline;
import org.kneepoint.reproduction.ExperimentResults;
import org.kneepoint.reproduction.RelativeDeviations;
import org.kneepoint.reproduction.ReportFigure;
import org.kneepoint.reproduction.ReproductionVerdict;
import org.kneepoint.reproduction.burstyhypercube.PublishedTable.PublishedRow;

/** A table of the paper: both of its columns against our simulation and our models. */
final class PublishedTableExperiment implements Experiment {
    static final String NETWORK = "bursty-hypercube";
    static final String SIMULATION = "simulation";
    static final String MODEL = "model";
    static final String AS_PRINTED = "text";
    static final String VARIANT = "variant";
    static final String CORRECTED = "corrected";
    static final String DOCUMENTED = "documented";
    static final String PRINTED = "printed";

    /** The second is the error that the paper allows itself. */
    static final DeviationThresholds LATENCY = new DeviationThresholds(0.05, 0.15);

    /** Of how many rows one is simulated in the quick form. */
    private static final int SPARSE = 4;

    private final PublishedTable table;
    private final ExperimentOutline outline;

    PublishedTableExperiment(PublishedTable table, ExperimentOutline outline) {
        this.table = table;
        this.outline = outline;
    }

    @Override
    public ExperimentOutline outline() {
        return outline;
    }

    @Override
    public List<ExperimentCommand> commands(ExperimentEffort effort) {
        String system = " " + NETWORK + " " + table.settings();
        String all = " rate=" + PublishedTable.rates(table.rows());
        String some = " rate=" + PublishedTable.rates(simulated(effort));
        return List.of(
                new ExperimentCommand(
                        MODEL,
                        "solve" + system + all + " printed_rate=true variant=corrected,documented"),
                new ExperimentCommand(AS_PRINTED, "solve" + system + all + " variant=printed"),
                new ExperimentCommand(
                        SIMULATION,
                        "simulate"
                                + system
                                + some
                                + " printed_rate=true "
                                + effort.choose(
                                        "replications=3 precision=0.03 limit=20", "cycles=10000")));
    }

    private List<PublishedRow> simulated(ExperimentEffort effort) {
        List<PublishedRow> lines = table.rows();
        List<PublishedRow> some = new ArrayList<>();
        for (int i = 0; i < lines.size(); i += effort.choose(1, SPARSE)) {
            some.add(lines.get(i));
        }
        return some;
    }

    @Override
    public ExperimentFindings judge(ExperimentResults results) {
        Curve simulation = results.curve(SIMULATION);
        Curve corrected = results.curve(MODEL, VARIANT, CORRECTED);
        Curve documented = results.curve(MODEL, VARIANT, DOCUMENTED);
        List<ComparisonRow> first = new ArrayList<>();
        List<ComparisonRow> second = new ArrayList<>();
        for (PublishedRow published : simulated(results.effort())) {
            first.add(simulation(published, simulation, corrected));
        }
        for (PublishedRow published : table.rows()) {
            second.add(model(published, documented));
        }
        PublishedTableStatements claims = new PublishedTableStatements(table, results);
        return ExperimentFindings.builder()
                .add(section("Simulation of the paper, SIM(T)", first))
                .add(section("Model of the paper, ANAL(T)", second))
                .add(claims.accuracy())
                .add(claims.asPrintedStatement())
                .add(figure(simulation, corrected, documented))
                .build(because(first, second, claims));
    }

    private static ComparisonSection section(String title, List<ComparisonRow> rows) {
        return new ComparisonSection(title, Quantities.LATENCY, "1/lambda_g", rows);
    }

    /** The published simulation, our simulation and our model. */
    private static ComparisonRow simulation(
            PublishedRow published, Curve simulation, Curve corrected) {
        Optional<Point> ours = at(simulation, published);
        ComparisonRow row =
                ComparisonRow.of(Integer.toString(published.interarrivalTime()))
                        .published(published.simulation())
                        .model(CurvePoints.steady(at(corrected, published), Quantities.LATENCY));
        if (CurvePoints.isSaturated(ours) || CurvePoints.isSaturated(at(corrected, published))) {
            return row.verdict(ReproductionVerdict.DOES_NOT_HOLD).note("there is no steady state");
        }
        return CurvePoints.steady(ours, Quantities.LATENCY).isEmpty()
                ? row.note(ours.map(point -> point.reason().text()).orElse("not simulated"))
                : row.simulated(ours.orElseThrow(), Quantities.LATENCY).judged(LATENCY);
    }

    private static ComparisonRow model(PublishedRow published, Curve documented) {
        Optional<Point> point = at(documented, published);
        ComparisonRow row =
                ComparisonRow.of(Integer.toString(published.interarrivalTime()))
                        .published(published.model())
                        .model(CurvePoints.steady(point, Quantities.LATENCY));
        return CurvePoints.isSaturated(point)
                ? row.verdict(ReproductionVerdict.DOES_NOT_HOLD).note("there is no steady state")
                : row.judged(LATENCY);
    }

    static Optional<Point> at(Curve curve, PublishedRow published) {
        return CurvePoints.at(curve, 1.0 / published.interarrivalTime());
    }

    private ReportFigure figure(Curve simulation, Curve corrected, Curve documented) {
        Curve.Builder reported = published(EvaluationMethod.SIMULATION);
        Curve.Builder modelled = published(EvaluationMethod.MODEL);
        for (PublishedRow published : table.rows()) {
            Optional<Point> point = at(corrected, published);
            if (point.isPresent() && !CurvePoints.isSaturated(point)) {
                reported.add(published(point.get(), published.simulation()));
                modelled.add(published(point.get(), published.model()));
            }
        }
        return new ReportFigure(
                "Table " + table.number() + ", rows with a steady state",
                List.of(simulation, reported.build(), corrected, documented, modelled.build()),
                List.of(Quantities.LATENCY));
    }

    private static Curve.Builder published(EvaluationMethod method) {
        return Curve.of(method, NETWORK, "paper", Quantities.RATE);
    }

    private static Point published(Point at, double latency) {
        Map<String, String> settings = new LinkedHashMap<>(at.settings());
        settings.remove(VARIANT);
        return Point.of(settings)
                .with(Quantities.LOAD, at.get(Quantities.LOAD).orElseThrow())
                .with(Quantities.RATE, at.get(Quantities.RATE).orElseThrow())
                .with(Quantities.LATENCY, latency)
                .build();
    }

    private static String because(
            List<ComparisonRow> first,
            List<ComparisonRow> second,
            PublishedTableStatements claims) {
        List<ComparisonRow> measured =
                first.stream().filter(row -> row.simulated().isPresent()).toList();
        return BurstyHypercubeExperiments.OUTLINES.text(
                "table",
                counted(measured),
                RelativeDeviations.of(measured).text(),
                counted(second),
                RelativeDeviations.of(second).text(),
                unsteady(second),
                claims.asPrintedDeviation());
    }

    private static String counted(List<ComparisonRow> rows) {
        long holding =
                rows.stream().filter(row -> row.verdict() == ReproductionVerdict.HOLDS).count();
        return holding + " of " + RelativeDeviations.of(rows).count();
    }

    private static String unsteady(List<ComparisonRow> rows) {
        long lacking = rows.stream().filter(row -> row.model().isEmpty()).count();
        return lacking == 0
                ? ""
                : "; " + lacking + (lacking == 1 ? " more has" : " more have") + " no steady state";
    }
}
