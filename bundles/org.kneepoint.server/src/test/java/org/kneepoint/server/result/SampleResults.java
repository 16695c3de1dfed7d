// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.result;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.CurveAttributes;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.result.Explanation;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Provenance;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.result.Validity;
import org.kneepoint.api.run.Progress;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.comparison.CurveComparison;
import org.kneepoint.study.run.RunRequest;
import org.kneepoint.viewer.handler.SmallCatalogue;

/** Results of all kinds, and their equality, which their classes do not define. */
final class SampleResults {
    private static final EvaluationService EVALUATION = new EvaluationService(SmallCatalogue.of());

    private SampleResults() {}

    /** Curves that a command line computes. */
    static CommandResult evaluated(String line) {
        return CommandResult.of(EVALUATION.evaluate(RunRequest.parse(line), Progress.NONE));
    }

    /** A small curve of a torus, without computing. */
    static CommandResult torus(int nodes, double latency) {
        return CommandResult.of(
                List.of(
                        Curve.of(EvaluationMethod.SIMULATION, "torus", "flit", Quantities.LOAD)
                                .with(CurveAttributes.NODES, nodes)
                                .add(
                                        Point.of(Map.of("load", "0.1", "vcs", "2"))
                                                .with(Quantities.LOAD, 0.1)
                                                .with(Quantities.LATENCY, latency)
                                                .build())
                                .provenance(
                                        Provenance.of(
                                                () ->
                                                        Map.of(
                                                                "request",
                                                                "simulate torus load=0.1 vcs=2",
                                                                "bundle",
                                                                "org.example.flit",
                                                                "sha256",
                                                                "abc123",
                                                                "topology bundle",
                                                                "org.example.torus 1.0.0"
                                                                        + " sha256:def456")))
                                .build()));
    }

    /** The points of a torus that was cancelled after some, and of the one in progress. */
    static CommandResult cancelled(int points) {
        return CommandResult.of(List.of(torus(points, true)));
    }

    /** Points of a torus. */
    static CommandResult complete(int points) {
        return CommandResult.of(List.of(torus(points, false)));
    }

    private static Curve torus(int points, boolean isCancelled) {
        Curve.Builder curve =
                Curve.of(EvaluationMethod.SIMULATION, "torus", "flit", Quantities.LOAD);
        for (int i = 1; i <= points; i++) {
            curve.add(Point.of(Map.of("load", "0." + i)).with(Quantities.LOAD, i / 10.0).build());
        }
        if (isCancelled) {
            curve.add(
                    Point.of(Map.of("load", "0." + (points + 1)))
                            .status(Status.CANCELLED, Explanation.ofText("cancelled", "cancelled"))
                            .build());
        }
        return curve.build();
    }

    /** A point of every status, quantities of a plug-in, and a curve without points. */
    static CommandResult unusual() {
        Quantity energy = Quantity.of("energy", "pJ", "energy of a flit").asDetail(true);
        Quantity interval =
                Quantity.of("energy_spread", "pJ", "its interval")
                        .withRole(Quantity.Role.HALF_WIDTH, energy);
        Curve.Builder curve =
                Curve.of(EvaluationMethod.of("measured"), "ring", "chip", Quantity.of("x", "", "x"))
                        .with(energy, 1e-300)
                        .provenance(Provenance.of(() -> Map.of("é", "a \"b\"\n\\ c")));
        for (Status status : Status.values()) {
            Point.Builder point =
                    Point.of(Map.of("x", "" + status.ordinal(), "z", "0.10"))
                            .with(energy, status.ordinal() / 3.0)
                            .with(interval, -0.0)
                            .validity(Validity.EXTRAPOLATED);
            if (status != Status.OK) {
                point.status(
                        status, Explanation.of("full", "channel {c} is full at {x}", "a", 1.0 / 3));
            }
            curve.add(point.build());
        }
        Curve empty = Curve.of(EvaluationMethod.MODEL, "torus", "m", Quantities.LOAD).build();
        return CommandResult.of(List.of(curve.build(), empty))
                .withFault("two are wrong")
                .withComplete(true)
                .withFailed(true);
    }

    /** A table with every type of cell. */
    static CommandResult table() {
        return CommandResult.of(
                Table.of("a", "b")
                        .row(1, 2.0)
                        .row(1L << 40, -0.0)
                        .row(7L, Double.MIN_VALUE)
                        .row(Double.NaN, Double.POSITIVE_INFINITY)
                        .row(Double.NEGATIVE_INFINITY, null)
                        .row("NaN", true)
                        .row("", "é\u2028\n")
                        .build());
    }

    /** Curves with a table and a text that depends on the width. */
    static CommandResult comparison() {
        List<Curve> curves = new ArrayList<>(torus(64, 10).curves());
        curves.addAll(torus(64, 11).curves());
        return CommandResult.of(
                curves,
                width -> width < 100 ? "narrow\ntext" : "wide text",
                CurveComparison.of(curves).table());
    }

    /** All of a result, as values that are equal when the results are. */
    static List<Object> values(CommandResult result) {
        List<Object> values = new ArrayList<>();
        result.curves().forEach(curve -> values.add(values(curve)));
        values.add(result.table().map(table -> List.of(table.columns(), table.rows())));
        for (int width : List.of(80, 100, Integer.MAX_VALUE)) {
            values.add(result.text().map(text -> text.apply(width)));
        }
        values.addAll(List.of(result.isComplete(), result.isFailed(), result.fault()));
        return values;
    }

    private static List<Object> values(Curve curve) {
        List<Object> values = new ArrayList<>();
        values.addAll(List.of(curve.method(), curve.network(), curve.evaluator()));
        values.add(values(curve.axis()));
        curve.attributes().forEach((name, value) -> values.addAll(List.of(values(name), value)));
        values.add(new ArrayList<>(curve.provenance().entries().entrySet()));
        for (Point point : curve.points()) {
            values.add(new ArrayList<>(point.settings().entrySet()));
            point.figures().forEach((name, value) -> values.addAll(List.of(values(name), value)));
            values.addAll(List.of(point.status(), point.reason(), point.validity()));
        }
        return values;
    }

    private static List<Object> values(Quantity quantity) {
        return List.of(
                quantity.name(),
                quantity.unit(),
                quantity.meaning(),
                quantity.role(),
                quantity.base().name(),
                quantity.pooling(),
                quantity.isDetail());
    }
}
