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
import org.kneepoint.reproduction.ComparisonRow;
import org.kneepoint.reproduction.CurvePoints;
import org.kneepoint.reproduction.DeviationThresholds;
import org.kneepoint.reproduction.ExperimentResults;
import org.kneepoint.reproduction.PercentText;
import org.kneepoint.reproduction.ReproductionVerdict;

/** Model and simulation of one tree: latency at each load, and where both saturate. Immutable. */
final class FatTreeComparison {
    static final DeviationThresholds CLOSE = new DeviationThresholds(0.05, 0.15);

    /** Up to which part of saturation the model must be close to be so over a wide range. */
    private static final double WIDE = 0.85;

    private static final double HALF = 0.5;
    private static final int DIGITS = 4;
    private static final double PER_CENT = 100;

    private final FatTreeCase tree;
    private final Curve simulation;
    private final Curve model;
    private final Curve printed;

    private FatTreeComparison(FatTreeCase tree, Curve simulation, Curve model, Curve printed) {
        this.tree = tree;
        this.simulation = simulation;
        this.model = model;
        this.printed = printed;
    }

    static FatTreeComparison of(FatTreeCase tree, ExperimentResults results) {
        String models = FatTreeExperiment.model(tree);
        return new FatTreeComparison(
                tree,
                results.curve(FatTreeExperiment.simulation(tree)),
                results.curve(models, FatTreeExperiment.VARIANT, "conditional"),
                results.curve(models, FatTreeExperiment.VARIANT, "printed"));
    }

    FatTreeCase tree() {
        return tree;
    }

    /** A row for each simulated load. */
    List<ComparisonRow> latencies() {
        List<ComparisonRow> rows = new ArrayList<>();
        for (Point point : simulation.points()) {
            rows.add(latency(point));
        }
        return rows;
    }

    private ComparisonRow latency(Point point) {
        double load = load(point);
        Optional<Point> modelled = CurvePoints.at(model, load);
        ComparisonRow row =
                ComparisonRow.of(Decimal.round(load, DIGITS) + share(load))
                        .model(CurvePoints.steady(modelled, Quantities.LATENCY));
        if (point.status() != Status.OK) {
            return row.note("simulation: " + point.status().label());
        }
        ComparisonRow measured = row.simulated(point, Quantities.LATENCY);
        return CurvePoints.isSaturated(modelled)
                ? measured.closenessVerdict(ReproductionVerdict.DOES_NOT_HOLD)
                        .note("the model is saturated")
                : measured.judged(CLOSE);
    }

    private double load(Point point) {
        return simulation.axisValue(point).orElseThrow();
    }

    private String share(double load) {
        OptionalDouble knee = saturationThroughput(simulation);
        return knee.isPresent()
                ? " (" + Math.round(PER_CENT * load / knee.getAsDouble()) + " % of saturation)"
                : "";
    }

    /** What a curve carries at the first load that saturates it. */
    private static OptionalDouble saturationThroughput(Curve curve) {
        return first(curve).map(p -> p.get(Quantities.THROUGHPUT)).orElse(OptionalDouble.empty());
    }

    private static Optional<Point> first(Curve curve) {
        return curve.points().stream().filter(p -> p.status() == Status.SATURATED).findFirst();
    }

    /** The load of saturation by the model, and by the equations as first printed. */
    List<ComparisonRow> saturations() {
        return List.of(
                saturation(tree.label(), model).judged(CLOSE),
                saturation(tree.label() + ", as printed", printed).judged(CLOSE));
    }

    private ComparisonRow saturation(String label, Curve curve) {
        ComparisonRow row = ComparisonRow.of(label).model(saturationThroughput(curve));
        return first(simulation)
                .map(point -> row.simulated(point, Quantities.THROUGHPUT))
                .orElse(row.note("the simulation does not saturate"));
    }

    ReproductionVerdict throughputVerdict() {
        return saturations().get(0).verdict();
    }

    /** Returns where both saturate, for a sentence. */
    String saturation() {
        OptionalDouble deviation = saturations().get(0).deviation();
        return tree.label()
                + (deviation.isPresent()
                        ? " " + PercentText.plain(deviation.getAsDouble())
                        : " not known");
    }

    /**
     * The highest part of saturation up to which the model is known to hold at every load; none if
     * it is not at the lowest.
     */
    OptionalDouble closeUpTo() {
        OptionalDouble knee = saturationThroughput(simulation);
        OptionalDouble reach = OptionalDouble.empty();
        for (Point point : simulation.points()) {
            if (knee.isEmpty() || latency(point).verdict() != ReproductionVerdict.HOLDS) {
                break;
            }
            reach = OptionalDouble.of(load(point) / knee.getAsDouble());
        }
        return reach;
    }

    /** Whether the first load at which the model does not hold is one that cannot be checked. */
    private boolean isCutShort() {
        return latencies().stream()
                .map(ComparisonRow::verdict)
                .filter(verdict -> verdict != ReproductionVerdict.HOLDS)
                .findFirst()
                .filter(verdict -> verdict == ReproductionVerdict.CANNOT_BE_CHECKED)
                .isPresent();
    }

    ReproductionVerdict latencyVerdict() {
        if (saturationThroughput(simulation).isEmpty()) {
            return ReproductionVerdict.CANNOT_BE_CHECKED;
        }
        double part = closeUpTo().orElse(0);
        if (part >= WIDE) {
            return ReproductionVerdict.HOLDS;
        }
        if (part >= HALF) {
            return ReproductionVerdict.HOLDS_WITH_LIMITS;
        }
        return isCutShort()
                ? ReproductionVerdict.CANNOT_BE_CHECKED
                : ReproductionVerdict.DOES_NOT_HOLD;
    }

    /** Returns how far the model holds, for a sentence. */
    String closeUpToText() {
        OptionalDouble reach = closeUpTo();
        return tree.label()
                + (reach.isPresent()
                        ? " within 5 % up to "
                                + Math.round(PER_CENT * reach.getAsDouble())
                                + " % of saturation"
                        : isCutShort() ? " not known" : " nowhere within 5 %");
    }
}
