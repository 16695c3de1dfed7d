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
 * The trials of a search and the bracket of the saturation load. A second trial at a load takes the
 * place of the first.
 */
final class SearchTrials {
    private static final int DIGITS = 6;

    private final double slack;
    private final TreeMap<Double, LoadTrial> byLoad = new TreeMap<>();
    private final List<LoadTrial> all = new ArrayList<>();

    /**
     * Starts without any.
     *
     * @param slack part of a load that a network which carries it may seem not to accept
     */
    SearchTrials(double slack) {
        this.slack = slack;
    }

    void add(LoadTrial trial) {
        byLoad.put(trial.load(), trial);
        all.add(trial);
    }

    /** Returns every trial in the order made, repeated ones too. */
    List<LoadTrial> all() {
        return List.copyOf(all);
    }

    /** Returns the trials that count, by rising load. */
    Collection<LoadTrial> current() {
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

    boolean any(Predicate<LoadTrial> property) {
        return byLoad.values().stream().anyMatch(property);
    }

    double lowest() {
        return byLoad.firstKey();
    }

    double highest() {
        return byLoad.lastKey();
    }

    /** Whether the network is seen to carry about this load. */
    private boolean isCarried(LoadTrial trial) {
        return trial.carried(slack).isPresent();
    }

    /** Whether some load is carried. */
    boolean anyCarried() {
        return any(this::isCarried);
    }

    /** Returns the highest load that is carried below all that are saturated. */
    OptionalDouble low() {
        return highestCarried().map(trial -> trial.carried(slack)).orElse(OptionalDouble.empty());
    }

    /** Returns the trial that tells the highest load carried below all that are saturated. */
    Optional<LoadTrial> highestCarried() {
        double end = loads(LoadTrial::isSaturated).min().orElse(Double.POSITIVE_INFINITY);
        return byLoad.values().stream()
                .filter(trial -> isCarried(trial) && trial.load() < end)
                .max(Comparator.comparingDouble(trial -> trial.carried(slack).getAsDouble()));
    }

    /** Returns the lowest saturated load above which nothing is carried. */
    OptionalDouble high() {
        return first().map(LoadTrial::load).map(OptionalDouble::of).orElse(OptionalDouble.empty());
    }

    /**
     * Returns what the network accepts at the lowest load of which it certainly does not accept
     * all: about the load at which it saturates.
     */
    OptionalDouble accepted() {
        double from = low().orElse(0);
        return byLoad.tailMap(from, false).values().stream()
                .filter(LoadTrial::exceedsAccepted)
                .findFirst()
                .map(LoadTrial::accepted)
                .orElse(OptionalDouble.empty());
    }

    /** Returns the undecided load that is next to another, if one is within a distance. */
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

    /** Returns the trials inside the interval: undecided ones, and those that contradict others. */
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

    /**
     * Returns in words why the interval is not narrower than it is; empty if nothing stands in it.
     */
    String inconclusiveReasons() {
        List<String> doubts = new ArrayList<>();
        List<LoadTrial> inner = trialsInBracket();
        List<String> undecided = told(inner, LoadTrial::isUndecided);
        if (!undecided.isEmpty()) {
            doubts.add("undecided: " + String.join(", ", undecided));
        }
        List<String> steady = told(inner, LoadTrial::isSteady);
        if (!steady.isEmpty()) {
            doubts.add(
                    "steady above saturated: "
                            + String.join(", ", steady)
                            + " above "
                            + String.join(", ", told(inner, LoadTrial::isSaturated))
                            + "; the interval covers them");
        }
        return String.join("; ", doubts);
    }

    private static List<String> told(List<LoadTrial> trials, Predicate<LoadTrial> property) {
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
