// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.saturation;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.OptionalDouble;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.DoubleStream;
import org.kneepoint.api.scenario.Decimal;

/**
 * All trials of a search so far, and the interval that they leave for the saturation load. A second
 * trial at a load takes the place of the first.
 */
final class Evidence {
    private static final int DIGITS = 6;

    private final TreeMap<Double, Trial> byLoad = new TreeMap<>();
    private final List<Trial> all = new ArrayList<>();

    void add(Trial trial) {
        byLoad.put(trial.load(), trial);
        all.add(trial);
    }

    /** Returns every trial in the order made, repeated ones too. */
    List<Trial> all() {
        return List.copyOf(all);
    }

    /** Returns the trials that count, by rising load. */
    Collection<Trial> current() {
        return byLoad.values();
    }

    boolean isEmpty() {
        return byLoad.isEmpty();
    }

    boolean has(double load) {
        return byLoad.containsKey(load);
    }

    /** Returns how often a load was tried. */
    long trials(double load) {
        return all.stream().filter(trial -> trial.load() == load).count();
    }

    boolean any(Predicate<Trial> property) {
        return byLoad.values().stream().anyMatch(property);
    }

    double lowest() {
        return byLoad.firstKey();
    }

    double highest() {
        return byLoad.lastKey();
    }

    /** Returns the highest steady load below which nothing is saturated. */
    OptionalDouble low() {
        double end = loads(Trial::isSaturated).min().orElse(Double.POSITIVE_INFINITY);
        return loads(Trial::isSteady).filter(load -> load < end).max();
    }

    /** Returns the lowest saturated load above which nothing is steady. */
    OptionalDouble high() {
        double end = loads(Trial::isSteady).max().orElse(Double.NEGATIVE_INFINITY);
        return loads(Trial::isSaturated).filter(load -> load > end).min();
    }

    /** Returns the trials inside the interval: undecided ones, and those that contradict others. */
    List<Trial> inner() {
        if (low().isEmpty() || high().isEmpty()) {
            return List.of();
        }
        return List.copyOf(
                byLoad.subMap(low().getAsDouble(), false, high().getAsDouble(), false).values());
    }

    /**
     * Returns in words why the interval is not narrower than it is; empty if nothing stands in it.
     */
    String doubts() {
        List<String> doubts = new ArrayList<>();
        List<Trial> inner = inner();
        List<String> undecided = told(inner, Trial::isUndecided);
        if (!undecided.isEmpty()) {
            doubts.add("undecided: " + String.join(", ", undecided));
        }
        List<String> steady = told(inner, Trial::isSteady);
        if (!steady.isEmpty()) {
            doubts.add(
                    "steady above saturated: "
                            + String.join(", ", steady)
                            + " above "
                            + String.join(", ", told(inner, Trial::isSaturated))
                            + "; the interval covers them");
        }
        return String.join("; ", doubts);
    }

    private static List<String> told(List<Trial> trials, Predicate<Trial> property) {
        return trials.stream()
                .filter(property)
                .map(
                        trial ->
                                Decimal.round(trial.load(), DIGITS)
                                        + " ("
                                        + trial.point().status().word()
                                        + ")")
                .toList();
    }

    private DoubleStream loads(Predicate<Trial> property) {
        return byLoad.values().stream().filter(property).mapToDouble(Trial::load);
    }
}
