// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.CurveAttributes;
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
     * @param request the request of which it is a part
     * @param axis the parameter that varies
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

    /** Returns the function that evaluates the points. */
    PointEvaluation function() {
        return function;
    }

    private PlannedPoint first() {
        return points.get(0);
    }

    /**
     * Returns the curve.
     *
     * @param done in the order of the axis; fewer than scenarios if cancelled, more for a ramp
     * @param plugIns provenance of all curves of the plan
     */
    Curve curve(List<Point> done, Provenance plugIns) {
        String network = first().scenario().network();
        return Curve.of(evaluator.method(), network, evaluator.name(), quantity())
                .addAll(done)
                .with(attributes())
                .provenance(provenance(done.size(), plugIns))
                .build();
    }

    private Quantity quantity() {
        return Quantities.find(axis.name())
                .orElseGet(() -> Quantity.of(axis.name(), axis.unit(), axis.meaning()));
    }

    /** States the lowest level of verification along the curve. */
    private Provenance provenance(int done, Provenance plugIns) {
        // the supplier must not hold the networks of the plan
        String text = request.text();
        Provenance provenance =
                Provenance.of(
                        () -> {
                            Map<String, String> entries = new LinkedHashMap<>();
                            entries.put("request", text);
                            entries.putAll(plugIns.entries());
                            return entries;
                        });
        var level =
                points.stream()
                        .flatMap(point -> point.verificationLevel().stream())
                        .max(Comparator.naturalOrder());
        if (level.isPresent()) {
            provenance = provenance.with(DeadlockCheck.ENTRY, level.get().label());
        }
        if (evaluator.method().equals(EvaluationMethod.SIMULATION)
                && points.stream().anyMatch(PlannedPoint::isPooled)) {
            provenance = provenance.with("replications", RunReplications.RULE);
        }
        return done >= points.size()
                ? provenance
                : provenance.with("interrupted", done + " of " + points.size() + " points");
    }

    /** Attributes that are equal at both ends of the axis. */
    private Map<Quantity, Double> attributes() {
        try {
            return commonAttributes();
        } catch (OutOfMemoryError e) {
            return Map.of();
        }
    }

    private Map<Quantity, Double> commonAttributes() {
        PlannedPoint last = points.get(points.size() - 1);
        return PlugInCalls.attempt(
                () -> {
                    Map<Quantity, Double> common =
                            new LinkedHashMap<>(first().assembled().attributes(evaluator.plugIn()));
                    common.entrySet()
                            .retainAll(last.assembled().attributes(evaluator.plugIn()).entrySet());
                    if (first().bound().equals(last.bound())) {
                        first().bound().ifPresent(b -> common.put(CurveAttributes.BOUND, b.load()));
                    }
                    return common;
                },
                failure -> Map.of());
    }
}
