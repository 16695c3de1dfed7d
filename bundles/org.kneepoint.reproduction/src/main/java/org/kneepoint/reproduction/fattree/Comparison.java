// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.fattree;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.scenario.Decimal;
import org.kneepoint.reproduction.Percent;
import org.kneepoint.reproduction.Points;
import org.kneepoint.reproduction.Results;
import org.kneepoint.reproduction.Row;
import org.kneepoint.reproduction.Thresholds;
import org.kneepoint.reproduction.Verdict;

/** Model and simulation of one tree: latency at each load, and where both saturate. Immutable. */
final class Comparison {
    static final Thresholds CLOSE = new Thresholds(0.05, 0.15);

    /** Up to which part of saturation the model must be close to be so over a wide range. */
    private static final double WIDE = 0.85;

    private static final double HALF = 0.5;
    private static final int DIGITS = 4;
    private static final double PER_CENT = 100;

    private final Tree tree;
    private final Curve simulation;
    private final Curve model;
    private final Curve printed;

    private Comparison(Tree tree, Curve simulation, Curve model, Curve printed) {
        this.tree = tree;
        this.simulation = simulation;
        this.model = model;
        this.printed = printed;
    }

    static Comparison of(Tree tree, Results results) {
        String models = TreeAgreement.model(tree);
        return new Comparison(
                tree,
                results.curve(TreeAgreement.simulation(tree)),
                results.curve(models, TreeAgreement.VARIANT, "conditional"),
                results.curve(models, TreeAgreement.VARIANT, "printed"));
    }

    Tree tree() {
        return tree;
    }

    /** A row for each simulated load. */
    List<Row> latencies() {
        List<Row> rows = new ArrayList<>();
        for (Point point : simulation.points()) {
            rows.add(latency(point));
        }
        return rows;
    }

    private Row latency(Point point) {
        double load = load(point);
        Optional<Point> modelled = Points.at(model, load);
        Row row =
                Row.of(Decimal.round(load, DIGITS) + share(load))
                        .model(Points.steady(modelled, Quantities.LATENCY));
        if (point.status() != Status.OK) {
            return row.note("simulation: " + point.status().word());
        }
        Row measured = row.simulated(point, Quantities.LATENCY);
        return Points.isSaturated(modelled)
                ? measured.closeness(Verdict.DOES_NOT_HOLD).note("the model is saturated")
                : measured.judged(CLOSE);
    }

    private double load(Point point) {
        return simulation.x(point).orElseThrow();
    }

    private String share(double load) {
        OptionalDouble knee = accepted(simulation);
        return knee.isPresent()
                ? " (" + Math.round(PER_CENT * load / knee.getAsDouble()) + " % of saturation)"
                : "";
    }

    /** What a curve carries at the first load that saturates it. */
    private static OptionalDouble accepted(Curve curve) {
        return first(curve).map(p -> p.get(Quantities.THROUGHPUT)).orElse(OptionalDouble.empty());
    }

    private static Optional<Point> first(Curve curve) {
        return curve.points().stream().filter(p -> p.status() == Status.SATURATED).findFirst();
    }

    /** The load of saturation by the model, and by the equations as first printed. */
    List<Row> saturations() {
        return List.of(
                saturation(tree.label(), model).judged(CLOSE),
                saturation(tree.label() + ", as printed", printed).judged(CLOSE));
    }

    private Row saturation(String label, Curve curve) {
        Row row = Row.of(label).model(accepted(curve));
        return first(simulation)
                .map(point -> row.simulated(point, Quantities.THROUGHPUT))
                .orElse(row.note("the simulation does not saturate"));
    }

    Verdict throughputVerdict() {
        return saturations().get(0).verdict();
    }

    /** Returns where both saturate, for a sentence. */
    String saturation() {
        OptionalDouble deviation = saturations().get(0).deviation();
        return tree.label()
                + (deviation.isPresent()
                        ? " " + Percent.plain(deviation.getAsDouble())
                        : " not known");
    }

    /**
     * The highest part of saturation up to which the model is known to hold at every load; none if
     * it is not at the lowest.
     */
    OptionalDouble reach() {
        OptionalDouble knee = accepted(simulation);
        OptionalDouble reach = OptionalDouble.empty();
        for (Point point : simulation.points()) {
            if (knee.isEmpty() || latency(point).verdict() != Verdict.HOLDS) {
                break;
            }
            reach = OptionalDouble.of(load(point) / knee.getAsDouble());
        }
        return reach;
    }

    /** Whether the first load that does not hold, if there is one, is one that is not known. */
    private boolean isCutShort() {
        return latencies().stream()
                .map(Row::verdict)
                .filter(verdict -> verdict != Verdict.HOLDS)
                .findFirst()
                .filter(verdict -> verdict == Verdict.CANNOT_BE_CHECKED)
                .isPresent();
    }

    Verdict latencyVerdict() {
        if (accepted(simulation).isEmpty()) {
            return Verdict.CANNOT_BE_CHECKED;
        }
        double part = reach().orElse(0);
        if (part >= WIDE) {
            return Verdict.HOLDS;
        }
        if (part >= HALF) {
            return Verdict.HOLDS_WITH_LIMITS;
        }
        return isCutShort() ? Verdict.CANNOT_BE_CHECKED : Verdict.DOES_NOT_HOLD;
    }

    /** Returns how far the model holds, for a sentence. */
    String reached() {
        OptionalDouble reach = reach();
        return tree.label()
                + (reach.isPresent()
                        ? " within 5 % up to "
                                + Math.round(PER_CENT * reach.getAsDouble())
                                + " % of saturation"
                        : isCutShort() ? " not known" : " nowhere within 5 %");
    }
}
