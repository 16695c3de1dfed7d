// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.util.List;
import java.util.function.UnaryOperator;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Provenance;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.run.Evaluator;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Scenario;

/**
 * The scenarios that become one curve.
 *
 * @param way how they are evaluated
 * @param evaluator what evaluates them
 * @param axis what varies from one to the next
 * @param scenarios at least one, in the order of the axis
 */
record Line(Way way, Evaluator evaluator, Parameter<?> axis, List<Scenario> scenarios) {

    /** Returns the lines of a sweep. */
    static List<Line> of(Way way, Evaluator evaluator, Sweep sweep) {
        return sweep.lines().stream()
                .map(scenarios -> new Line(way, evaluator, sweep.axis(), scenarios))
                .toList();
    }

    /**
     * Returns the runs of one of the scenarios, each as what gives it its seed. A ramp is one run,
     * whose seed it has already.
     */
    List<UnaryOperator<Scenario>> runs(Scenario scenario) {
        return way == Way.RAMP ? List.of(UnaryOperator.identity()) : Replications.of(scenario);
    }

    Scenario first() {
        return scenarios.get(0);
    }

    private Scenario last() {
        return scenarios.get(scenarios.size() - 1);
    }

    /**
     * Returns the curve.
     *
     * @param points in the order of the axis; fewer than there are scenarios if the user ended it,
     *     more where each gives many
     * @param provenance how they were made
     */
    Curve curve(List<Point> points, Provenance provenance, Assembly assembly) {
        String network = first().network();
        Curve.Builder curve =
                Curve.of(way.method(), network, evaluator.name(), quantity())
                        .addAll(points)
                        .provenance(told(points.size(), provenance));
        for (Curve.Trait trait : Curve.Trait.values()) {
            curve.with(trait, common(trait, assembly));
        }
        return curve.build();
    }

    private Quantity quantity() {
        return Quantities.find(axis.name())
                .orElseGet(() -> Quantity.of(axis.name(), axis.unit(), axis.meaning()));
    }

    private Provenance told(int done, Provenance provenance) {
        return done >= scenarios.size()
                ? provenance
                : provenance.with("interrupted", done + " of " + scenarios.size() + " points");
    }

    /** Only what is the same at both ends of the axis is a trait of the curve. */
    private double common(Curve.Trait trait, Assembly assembly) {
        return PlugIn.attempt(
                () -> {
                    double value = evaluator.trait(assembly.of(first()), trait);
                    boolean same = value == evaluator.trait(assembly.of(last()), trait);
                    return same ? value : Double.NaN;
                },
                failure -> Double.NaN);
    }
}
