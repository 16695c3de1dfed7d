// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Provenance;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.study.plugin.PlugInCalls;
import org.kneepoint.study.run.RunRequest;

/** The scenarios of a plan that become one curve. */
final class PlannedCurve {
    private final RunRequest request;
    private final SelectedEvaluator evaluator;
    private final Parameter<?> axis;
    private final List<PlannedPoint> points;
    private final PointEvaluation function;

    /**
     * Plans a curve.
     *
     * @param request what asked for it
     * @param axis what varies from one point to the next
     * @param points at least one, in the order of the axis
     */
    PlannedCurve(
            RunRequest request,
            SelectedEvaluator evaluator,
            Parameter<?> axis,
            List<PlannedPoint> points) {
        this.request = request;
        this.evaluator = evaluator;
        this.axis = axis;
        this.points = List.copyOf(points);
        boolean overLoad = axis.equals(StandardParameters.LOAD) && points.size() > 1;
        this.function = evaluator.function(overLoad);
    }

    List<PlannedPoint> points() {
        return points;
    }

    /** Returns what evaluates the points. */
    PointEvaluation function() {
        return function;
    }

    private PlannedPoint first() {
        return points.get(0);
    }

    /**
     * Returns the curve.
     *
     * @param done in the order of the axis; fewer than there are scenarios if the user ended it,
     *     more where each gives many
     * @param plugIns provenance of all curves of the plan
     */
    Curve curve(List<Point> done, Provenance plugIns) {
        String network = first().scenario().network();
        return Curve.of(evaluator.method(), network, evaluator.name(), quantity())
                .addAll(done)
                .with(traits())
                .provenance(provenance(done.size(), plugIns))
                .build();
    }

    private Quantity quantity() {
        return Quantities.find(axis.name())
                .orElseGet(() -> Quantity.of(axis.name(), axis.unit(), axis.meaning()));
    }

    /** Of the freedom from deadlock along the curve the least that is known is told. */
    private Provenance provenance(int done, Provenance plugIns) {
        // what tells it later must not keep the networks of the plan
        String asked = request.text();
        Provenance told =
                Provenance.of(
                        () -> {
                            Map<String, String> entries = new LinkedHashMap<>();
                            entries.put("request", asked);
                            entries.putAll(plugIns.entries());
                            return entries;
                        });
        var degree =
                points.stream()
                        .flatMap(point -> point.freedom().stream())
                        .max(Comparator.naturalOrder());
        if (degree.isPresent()) {
            told = told.with(DeadlockCheck.ENTRY, degree.get().word());
        }
        if (evaluator.method().equals(EvaluationMethod.SIMULATION)
                && points.stream().anyMatch(PlannedPoint::isPooled)) {
            told = told.with("replications", RunReplications.RULE);
        }
        return done >= points.size()
                ? told
                : told.with("interrupted", done + " of " + points.size() + " points");
    }

    /** Only what is the same at both ends of the axis is a trait of the curve. */
    private Map<Quantity, Double> traits() {
        PlannedPoint last = points.get(points.size() - 1);
        return PlugInCalls.attempt(
                () -> {
                    Map<Quantity, Double> common =
                            new LinkedHashMap<>(first().assembled().traits(evaluator.plugIn()));
                    common.entrySet()
                            .retainAll(last.assembled().traits(evaluator.plugIn()).entrySet());
                    return common;
                },
                failure -> Map.of());
    }
}
