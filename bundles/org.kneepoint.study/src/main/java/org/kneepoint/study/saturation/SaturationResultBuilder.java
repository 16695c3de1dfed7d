// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.saturation;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.result.Validity;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Decimal;
import org.kneepoint.study.SelectedEvaluator;

/**
 * Builds the result of a search.
 *
 * @param network the network's name
 * @param evaluator the evaluator
 * @param settings the settings that apply to it
 * @param plan the strategy of the search
 * @param deadline its deadline
 */
record SaturationResultBuilder(
        String network,
        SelectedEvaluator evaluator,
        Map<String, String> settings,
        SearchStrategy plan,
        SearchDeadline deadline) {
    /** The accepted throughput is that of saturated points up to this factor above the bracket. */
    private static final double BEYOND = 1.1;

    private static final int DIGITS = 6;

    /** Returns the result of a combination that the evaluator rejects. */
    static SaturationResult rejected(
            String network,
            SelectedEvaluator evaluator,
            Map<String, String> settings,
            BadInput why) {
        return withoutFigures(
                network,
                evaluator,
                settings,
                SaturationResult.SearchEffort.NONE,
                Status.FAILED,
                why.getMessage());
    }

    private static SaturationResult withoutFigures(
            String network,
            SelectedEvaluator evaluator,
            Map<String, String> settings,
            SaturationResult.SearchEffort effort,
            Status status,
            String note) {
        OptionalDouble none = OptionalDouble.empty();
        return new SaturationResult(
                evaluator.method(),
                network,
                evaluator.name(),
                settings,
                none,
                none,
                none,
                none,
                none,
                none,
                effort,
                Optional.empty(),
                status,
                note);
    }

    /**
     * Returns the result. After a deadlock or the failure of a plug-in it has no figures, since no
     * point is reliable.
     */
    SaturationResult result(
            SearchTrials trials, SearchEnd end, Optional<LossyNetworkSummary> summary) {
        if (end == SearchEnd.FAILED || trials.any(LoadTrial::isFailed)) {
            return withoutFigures(
                    network,
                    evaluator,
                    settings,
                    effort(trials, summary),
                    reasoned(trials, LoadTrial::isFailed, Point::status),
                    reason(trials, LoadTrial::isFailed));
        }
        return new SaturationResult(
                evaluator.method(),
                network,
                evaluator.name(),
                settings,
                trials.low(),
                trials.high(),
                throughput(trials, summary),
                halfWidth(trials),
                summary.map(LossyNetworkSummary::loadAtPeakPower).orElse(OptionalDouble.empty()),
                summary.map(LossyNetworkSummary::loadAtLoss).orElse(OptionalDouble.empty()),
                effort(trials, summary),
                validity(trials),
                status(trials, end),
                note(trials, end, summary));
    }

    private static OptionalDouble throughput(
            SearchTrials trials, Optional<LossyNetworkSummary> summary) {
        return summary.isPresent()
                ? summary.get().throughput()
                : beyond(trials, Quantities.THROUGHPUT).average();
    }

    private static OptionalDouble halfWidth(SearchTrials trials) {
        return beyond(trials, Quantities.THROUGHPUT_CI95).max();
    }

    private static DoubleStream beyond(SearchTrials trials, Quantity quantity) {
        double from = trials.high().orElse(Double.POSITIVE_INFINITY);
        return trials.current().stream()
                .filter(t -> t.isSaturated() && t.load() >= from && t.load() <= BEYOND * from)
                .flatMapToDouble(t -> t.point().get(quantity).stream());
    }

    private SaturationResult.SearchEffort effort(
            SearchTrials trials, Optional<LossyNetworkSummary> summary) {
        List<Point> points = new ArrayList<>(trials.all().stream().map(LoadTrial::point).toList());
        summary.map(LossyNetworkSummary::curve).map(Curve::points).ifPresent(points::addAll);
        double cycles = sum(points, Quantities.CYCLES_WARMUP, Quantities.CYCLES_MEASURED);
        return new SaturationResult.SearchEffort(
                points.size(), Math.round(cycles), deadline.elapsed());
    }

    private static double sum(List<Point> points, Quantity... quantities) {
        return Stream.of(quantities)
                .flatMap(quantity -> points.stream().map(point -> point.get(quantity)))
                .mapToDouble(value -> value.orElse(0))
                .sum();
    }

    private static Optional<Validity> validity(SearchTrials trials) {
        return trials.highestCarried().map(trial -> trial.point().validity());
    }

    private Status status(SearchTrials trials, SearchEnd end) {
        return switch (end) {
            case BRACKETED -> isNarrow(trials) ? Status.OK : Status.UNSTEADY;
            case STEADY_AT_MAXIMUM, LOSSY -> Status.OK;
            case SATURATED_AT_MINIMUM -> Status.SATURATED;
            case UNDECIDED -> reasoned(trials, LoadTrial::isUndecided, Point::status);
            case FAILED -> Status.FAILED;
            case STOPPED -> deadline.isCancelledByCaller() ? Status.CANCELLED : Status.LIMIT;
        };
    }

    private boolean isNarrow(SearchTrials trials) {
        return plan.isNarrow(trials.low().orElseThrow(), trials.high().orElseThrow());
    }

    private static <T> T reasoned(
            SearchTrials trials, Predicate<LoadTrial> property, Function<Point, T> answer) {
        return trials.current().stream()
                .filter(property)
                .findFirst()
                .map(LoadTrial::point)
                .map(answer)
                .orElseThrow();
    }

    private String note(SearchTrials trials, SearchEnd end, Optional<LossyNetworkSummary> summary) {
        List<String> notes = new ArrayList<>();
        switch (end) {
            case BRACKETED -> notes.add(width(trials));
            case STEADY_AT_MAXIMUM ->
                    notes.add(
                            summary.isPresent()
                                    ? "never saturates"
                                    : "steady up to load " + text(trials.highest()));
            case SATURATED_AT_MINIMUM ->
                    notes.add("saturated down to load " + text(trials.lowest()));
            case LOSSY -> notes.add("never saturates");
            case UNDECIDED -> notes.add(reason(trials, LoadTrial::isUndecided));
            case FAILED -> {}
            case STOPPED ->
                    notes.add(
                            (deadline.isCancelledByCaller() ? "cancelled" : "the time was over")
                                    + reached(trials));
        }
        summary.map(LossyNetworkSummary::summary).ifPresent(notes::add);
        notes.add(accepted(trials));
        notes.add(trials.inconclusiveReasons());
        if (end == SearchEnd.BRACKETED && evaluator.method().equals(EvaluationMethod.MODEL)) {
            notes.add(
                    ModelAccuracy.of(evaluator.plugIn(), network, settings)
                            .map(ModelAccuracy::text)
                            .orElse("accuracy: see describe " + evaluator.name() + " all"));
        }
        return String.join("; ", notes.stream().filter(note -> !note.isEmpty()).toList());
    }

    /** Explains a lower end that is not a steady load. */
    private static String accepted(SearchTrials trials) {
        return trials.highestCarried()
                .filter(LoadTrial::isUndecided)
                .map(
                        trial ->
                                "low is the throughput accepted at load "
                                        + text(trial.load())
                                        + ", whose latency had not settled")
                .orElse("");
    }

    private static String reason(SearchTrials trials, Predicate<LoadTrial> property) {
        LoadTrial trial = trials.current().stream().filter(property).findFirst().orElseThrow();
        return trial.point().status().label()
                + " at load "
                + text(trial.load())
                + ": "
                + trial.point().reason();
    }

    private String reached(SearchTrials trials) {
        if (trials.isEmpty()) {
            return " before any point was done";
        }
        if (trials.high().isEmpty()) {
            return "; not saturated up to load " + text(trials.highest());
        }
        return trials.low().isEmpty()
                ? "; not steady down to load " + text(trials.lowest())
                : "; " + width(trials);
    }

    /**
     * States the width of the bracket and the tolerance, which a model has of its own; empty if it
     * is within the tolerance.
     */
    private String width(SearchTrials trials) {
        if (isNarrow(trials)) {
            return "";
        }
        double low = trials.low().orElseThrow();
        double high = trials.high().orElseThrow();
        double middle = low + (high - low) / 2;
        boolean isModel = evaluator.method().equals(EvaluationMethod.MODEL);
        return "low "
                + text(low)
                + " and high "
                + text(high)
                + " are "
                + Decimal.round(100 * (high - low) / middle, 2)
                + " % apart, "
                + Decimal.round(100 * plan.tolerance(), 2)
                + " % wanted"
                + (isModel ? "" : ": give more within= or a larger tolerance=");
    }

    private static String text(double load) {
        return Decimal.round(load, DIGITS);
    }
}
