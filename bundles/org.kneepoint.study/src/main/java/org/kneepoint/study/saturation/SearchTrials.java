// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.saturation;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.DoubleStream;
import org.kneepoint.api.scenario.Decimal;

/**
 * The trials of a search and the bracket of the saturation load. A second trial of a load replaces
 * the first.
 */
final class SearchTrials {
    private static final int DIGITS = 6;

    private final double slack;
    private final TreeMap<Double, LoadTrial> byLoad = new TreeMap<>();
    private final List<LoadTrial> all = new ArrayList<>();

    /**
     * Starts without trials.
     *
     * @param slack fraction of a carried load that may be missing from the accepted throughput
     */
    SearchTrials(double slack) {
        this.slack = slack;
    }

    void add(LoadTrial trial) {
        byLoad.put(trial.load(), trial);
        all.add(trial);
    }

    /** Returns all trials in order, repeated ones included. */
    List<LoadTrial> all() {
        return List.copyOf(all);
    }

    /** Returns the last trial of each load, by rising load. */
    Collection<LoadTrial> current() {
        return byLoad.values();
    }

    boolean isEmpty() {
        return byLoad.isEmpty();
    }

    boolean has(double load) {
        return byLoad.containsKey(load);
    }

    /** Returns the number of trials of a load. */
    long trials(double load) {
        return all.stream().filter(trial -> trial.load() == load).count();
    }

    boolean any(Predicate<LoadTrial> property) {
        return byLoad.values().stream().anyMatch(property);
    }

    double lowest() {
        return byLoad.firstKey();
    }

    double highest() {
        return byLoad.lastKey();
    }

    /** Whether the network carries about this load. */
    private boolean isCarried(LoadTrial trial) {
        return trial.carried(slack).isPresent();
    }

    /** Whether some load is carried. */
    boolean anyCarried() {
        return any(this::isCarried);
    }

    /** Returns the highest load carried below all saturated loads. */
    OptionalDouble low() {
        return highestCarried().map(trial -> trial.carried(slack)).orElse(OptionalDouble.empty());
    }

    /** Returns the trial of the highest load carried below all saturated loads. */
    Optional<LoadTrial> highestCarried() {
        double end = loads(LoadTrial::isSaturated).min().orElse(Double.POSITIVE_INFINITY);
        return byLoad.values().stream()
                .filter(trial -> isCarried(trial) && trial.load() < end)
                .max(Comparator.comparingDouble(trial -> trial.carried(slack).getAsDouble()));
    }

    /** Returns the lowest saturated load above all carried loads. */
    OptionalDouble high() {
        return first().map(LoadTrial::load).map(OptionalDouble::of).orElse(OptionalDouble.empty());
    }

    /** Returns the trials above all carried loads that certainly exceed what they accepted. */
    List<LoadTrial> exceeding() {
        return byLoad.tailMap(low().orElse(0), false).values().stream()
                .filter(trial -> trial.exceedsAccepted() && trial.accepted().isPresent())
                .toList();
    }

    /** Returns an undecided load within a distance of another, if there is one. */
    OptionalDouble undecided(double load, double distance) {
        return byLoad.subMap(load - distance, true, load + distance, true).values().stream()
                .filter(LoadTrial::isUndecided)
                .mapToDouble(LoadTrial::load)
                .findFirst();
    }

    private Optional<LoadTrial> first() {
        double end = loads(this::isCarried).max().orElse(Double.NEGATIVE_INFINITY);
        return byLoad.values().stream()
                .filter(trial -> trial.isSaturated() && trial.load() > end)
                .findFirst();
    }

    /** Returns the trials inside the bracket: undecided ones, and those that contradict others. */
    List<LoadTrial> trialsInBracket() {
        if (low().isEmpty() || high().isEmpty()) {
            return List.of();
        }
        double end = loads(LoadTrial::isSaturated).min().orElse(Double.POSITIVE_INFINITY);
        return byLoad
                .subMap(low().getAsDouble(), false, high().getAsDouble(), false)
                .values()
                .stream()
                .filter(trial -> !isCarried(trial) || trial.load() > end)
                .toList();
    }

    /** Returns the trials inside the bracket as a phrase; empty if there are none. */
    String inconclusiveReasons() {
        List<String> doubts = new ArrayList<>();
        List<LoadTrial> inner = trialsInBracket();
        List<String> undecided = withStatus(inner, LoadTrial::isUndecided);
        if (!undecided.isEmpty()) {
            doubts.add("undecided: " + String.join(", ", undecided));
        }
        List<String> steady = withStatus(inner, LoadTrial::isSteady);
        if (!steady.isEmpty()) {
            doubts.add(
                    "steady above saturated: "
                            + String.join(", ", steady)
                            + " above "
                            + String.join(", ", withStatus(inner, LoadTrial::isSaturated))
                            + "; the interval includes them");
        }
        return String.join("; ", doubts);
    }

    private static List<String> withStatus(List<LoadTrial> trials, Predicate<LoadTrial> property) {
        return trials.stream()
                .filter(property)
                .map(
                        trial ->
                                Decimal.round(trial.load(), DIGITS)
                                        + " ("
                                        + trial.point().status().label()
                                        + ")")
                .toList();
    }

    private DoubleStream loads(Predicate<LoadTrial> property) {
        return byLoad.values().stream().filter(property).mapToDouble(LoadTrial::load);
    }
}
