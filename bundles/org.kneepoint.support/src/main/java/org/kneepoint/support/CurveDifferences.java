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
 * Labels for curves shown together, from method, network, evaluator and settings in which they
 * differ. Immutable.
 */
public final class CurveDifferences {
    private final List<Curve> curves;
    private final Map<Curve, Map<String, String>> constants = new HashMap<>();
    private final boolean network;
    private final boolean method;
    private final boolean tool;
    private final Set<String> words;
    private final Set<String> commonWords;

    private CurveDifferences(List<Curve> curves) {
        this.curves = curves;
        curves.forEach(curve -> constants.computeIfAbsent(curve, Curve::commonSettings));
        network = count(curves, Curve::network) > 1;
        method = count(curves, Curve::method) > 1;
        // A tool that follows from method and network says nothing new.
        tool =
                count(curves, curve -> List.of(curve.method(), curve.network(), curve.evaluator()))
                        > count(curves, curve -> List.of(curve.method(), curve.network()));
        Set<String> differing = differingWords();
        commonWords = commonTo(differing);
        words = differing.stream().filter(this::isNeeded).collect(Collectors.toSet());
    }

    /** Compares these curves, in the order in which they are shown. */
    public static CurveDifferences of(List<Curve> curves) {
        return new CurveDifferences(List.copyOf(curves));
    }

    /**
     * Returns a text for each curve that says only in what it differs from the others; one that
     * differs in nothing is told by its network and method, and same texts are numbered.
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
        if (tool) {
            parts.add(curve.evaluator());
        }
        constants
                .get(curve)
                .forEach(
                        (name, text) -> {
                            if (words.contains(name)) {
                                parts.add(name + "=" + text);
                            }
                        });
        return parts.isEmpty()
                ? curve.network() + ", " + curve.method().label()
                : String.join(", ", parts);
    }

    /**
     * Returns what a curve is about, whatever its method: equal for a model and a simulation of the
     * same thing.
     */
    public Object subject(Curve curve) {
        Map<String, String> shared = new HashMap<>(constants.get(curve));
        shared.keySet().retainAll(commonWords);
        return List.of(curve.network(), shared);
    }

    private Set<String> differingWords() {
        Set<String> names = new LinkedHashSet<>();
        constants.values().forEach(map -> names.addAll(map.keySet()));
        names.removeIf(name -> curves.stream().anyMatch(curve -> varies(curve, name)));
        names.removeIf(name -> !differs(name));
        return names;
    }

    /** Those of the words that each curve with points has. */
    private Set<String> commonTo(Set<String> names) {
        Set<String> common = new HashSet<>(names);
        curves.stream()
                .filter(curve -> !curve.points().isEmpty())
                .forEach(curve -> common.retainAll(constants.get(curve).keySet()));
        return common;
    }

    /**
     * Whether a word tells curves apart that the words of all do not. One that comes and goes with
     * another, as the words of a traffic pattern do, says nothing more.
     */
    private boolean isNeeded(String parameter) {
        return commonWords.contains(parameter)
                || curves.stream()
                        .filter(curve -> has(curve, parameter))
                        .anyMatch(
                                curve ->
                                        curves.stream()
                                                .filter(other -> isAlike(curve, other))
                                                .anyMatch(
                                                        other -> isTold(curve, other, parameter)));
    }

    private boolean isAlike(Curve one, Curve other) {
        return commonWords.stream()
                .allMatch(
                        parameter ->
                                Objects.equals(
                                        constants.get(one).get(parameter),
                                        constants.get(other).get(parameter)));
    }

    private boolean isTold(Curve having, Curve other, String parameter) {
        return has(other, parameter)
                ? !constants.get(having).get(parameter).equals(constants.get(other).get(parameter))
                : areComparable(other, having);
    }

    private static boolean varies(Curve curve, String parameter) {
        return curve.points().stream()
                        .map(Point::settings)
                        .map(words -> Objects.toString(words.get(parameter), ""))
                        .distinct()
                        .count()
                > 1;
    }

    /**
     * Whether two curves have different values, or only one of two by the same tool has one. That a
     * model lacks the words of a simulation is no news.
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
