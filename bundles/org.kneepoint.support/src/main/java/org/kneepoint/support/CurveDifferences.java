// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.support;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Point;

/**
 * Labels of curves shown together, from method, network, evaluator and settings in which they
 * differ. Immutable.
 */
public final class CurveDifferences {
    private final List<Curve> curves;
    private final Map<Curve, Map<String, String>> constants = new HashMap<>();
    private final boolean network;
    private final boolean method;
    private final boolean evaluator;
    private final Set<String> parameters;
    private final Set<String> commonParameters;

    private CurveDifferences(List<Curve> curves) {
        this.curves = curves;
        curves.forEach(curve -> constants.computeIfAbsent(curve, Curve::commonSettings));
        network = count(curves, Curve::network) > 1;
        method = count(curves, Curve::method) > 1;
        // an evaluator that follows from method and network is redundant
        evaluator =
                count(curves, curve -> List.of(curve.method(), curve.network(), curve.evaluator()))
                        > count(curves, curve -> List.of(curve.method(), curve.network()));
        Set<String> differing = differingParameters();
        commonParameters = commonTo(differing);
        parameters = differing.stream().filter(this::isNeeded).collect(Collectors.toSet());
    }

    /** Compares these curves, in the order in which they are shown. */
    public static CurveDifferences of(List<Curve> curves) {
        return new CurveDifferences(List.copyOf(curves));
    }

    /**
     * Returns a label for each curve: what differs from the others, or else network and method;
     * equal labels are numbered.
     */
    public List<String> labels() {
        List<String> labels = curves.stream().map(this::label).collect(Collectors.toList());
        Map<String, Integer> seen = new HashMap<>();
        List<String> unique = new ArrayList<>();
        for (String label : labels) {
            boolean repeated = labels.indexOf(label) != labels.lastIndexOf(label);
            int number = seen.merge(label, 1, Integer::sum);
            unique.add(repeated ? label + " #" + number : label);
        }
        return unique;
    }

    private String label(Curve curve) {
        List<String> parts = new ArrayList<>();
        if (network) {
            parts.add(curve.network());
        }
        if (method) {
            parts.add(curve.method().label());
        }
        if (evaluator) {
            parts.add(curve.evaluator());
        }
        constants
                .get(curve)
                .forEach(
                        (name, text) -> {
                            if (parameters.contains(name)) {
                                parts.add(name + "=" + text);
                            }
                        });
        return parts.isEmpty()
                ? curve.network() + ", " + curve.method().label()
                : String.join(", ", parts);
    }

    /**
     * Returns the subject of a curve, equal for a model and a simulation of the same network and
     * settings.
     */
    public Object subject(Curve curve) {
        Map<String, String> shared = new HashMap<>(constants.get(curve));
        shared.keySet().retainAll(commonParameters);
        return List.of(curve.network(), shared);
    }

    private Set<String> differingParameters() {
        Set<String> names = new LinkedHashSet<>();
        constants.values().forEach(map -> names.addAll(map.keySet()));
        names.removeIf(name -> curves.stream().anyMatch(curve -> varies(curve, name)));
        names.removeIf(name -> !differs(name));
        return names;
    }

    /** Those of the parameters that each curve with points has. */
    private Set<String> commonTo(Set<String> names) {
        Set<String> common = new HashSet<>(names);
        curves.stream()
                .filter(curve -> !curve.points().isEmpty())
                .forEach(curve -> common.retainAll(constants.get(curve).keySet()));
        return common;
    }

    /**
     * Whether a parameter distinguishes curves that the common parameters do not. One present only
     * with a value of another, such as a parameter of a traffic pattern, is redundant.
     */
    private boolean isNeeded(String parameter) {
        return commonParameters.contains(parameter)
                || curves.stream()
                        .filter(curve -> has(curve, parameter))
                        .anyMatch(
                                curve ->
                                        curves.stream()
                                                .filter(other -> isAlike(curve, other))
                                                .anyMatch(
                                                        other ->
                                                                isDistinguished(
                                                                        curve, other, parameter)));
    }

    private boolean isAlike(Curve one, Curve other) {
        return commonParameters.stream()
                .allMatch(
                        parameter ->
                                Objects.equals(
                                        constants.get(one).get(parameter),
                                        constants.get(other).get(parameter)));
    }

    private boolean isDistinguished(Curve having, Curve other, String parameter) {
        return has(other, parameter)
                ? !constants.get(having).get(parameter).equals(constants.get(other).get(parameter))
                : areComparable(other, having);
    }

    private static boolean varies(Curve curve, String parameter) {
        return curve.points().stream()
                        .map(Point::settings)
                        .map(parameters -> Objects.toString(parameters.get(parameter), ""))
                        .distinct()
                        .count()
                > 1;
    }

    /**
     * Whether two curves have different values, or only one of two by the same evaluator has a
     * value. A model always lacks the parameters of a simulation.
     */
    private boolean differs(String parameter) {
        List<Curve> having =
                curves.stream().filter(curve -> has(curve, parameter)).collect(Collectors.toList());
        return count(having, curve -> constants.get(curve).get(parameter)) > 1
                || curves.stream()
                        .filter(curve -> !has(curve, parameter))
                        .anyMatch(
                                lacking ->
                                        having.stream()
                                                .anyMatch(other -> areComparable(lacking, other)));
    }

    private boolean has(Curve curve, String parameter) {
        return constants.get(curve).containsKey(parameter);
    }

    private static boolean areComparable(Curve one, Curve other) {
        return !one.points().isEmpty()
                && one.method().equals(other.method())
                && one.network().equals(other.network())
                && one.evaluator().equals(other.evaluator());
    }

    private static long count(List<Curve> curves, Function<Curve, Object> trait) {
        return curves.stream().map(trait).distinct().count();
    }
}
