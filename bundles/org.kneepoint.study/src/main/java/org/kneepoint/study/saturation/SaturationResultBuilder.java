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
 * @param evaluator who was asked
 * @param settings that apply to it
 * @param plan of the search
 * @param deadline its time
 */
record SaturationResultBuilder(
        String network,
        SelectedEvaluator evaluator,
        Map<String, String> settings,
        SearchStrategy plan,
        SearchDeadline deadline) {
    /** Saturated points up to so far above the interval tell what the network then accepts. */
    private static final double BEYOND = 1.1;

    private static final int DIGITS = 6;

    /** A combination that the method refuses. */
    static SaturationResult refused(
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
     * Returns the finding. Of a network that deadlocks, or whose plug-in fails, no point is to be
     * trusted: it has no figures.
     */
    SaturationResult finding(
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
        double messages =
                points.stream().mapToDouble(p -> p.get(Quantities.MESSAGES).orElse(0)).sum();
        return new SaturationResult.SearchEffort(
                points.size(), Math.round(messages), deadline.elapsed());
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
                            (deadline.isCancelledByCaller() ? "ended by the user" : "time was over")
                                    + reached(trials));
        }
        summary.map(LossyNetworkSummary::summary).ifPresent(notes::add);
        notes.add(accepted(trials));
        notes.add(trials.inconclusiveReasons());
        if (end == SearchEnd.BRACKETED && evaluator.method().equals(EvaluationMethod.MODEL)) {
            notes.add(
                    ModelAccuracy.of(evaluator.plugIn(), network, settings)
                            .map(ModelAccuracy::text)
                            .orElse("describe " + evaluator.name() + " tells how it was tested"));
        }
        return String.join("; ", notes.stream().filter(note -> !note.isEmpty()).toList());
    }

    /** Where the lower end is no steady load: what it is. */
    private static String accepted(SearchTrials trials) {
        return trials.highestCarried()
                .filter(LoadTrial::isUndecided)
                .map(
                        trial ->
                                "load_low is what was accepted of "
                                        + text(trial.load())
                                        + ", whose latency was not settled in the time")
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

    /** How wide the bracket is beside what was wanted; empty if it is as narrow. */
    private String width(SearchTrials trials) {
        if (isNarrow(trials)) {
            return "";
        }
        double low = trials.low().orElseThrow();
        double high = trials.high().orElseThrow();
        double middle = low + (high - low) / 2;
        return "steady at "
                + text(low)
                + ", saturated at "
                + text(high)
                + ": "
                + Decimal.round(100 * (high - low) / middle, 2)
                + " % apart, "
                + Decimal.round(100 * plan.tolerance(), 2)
                + " % wanted, give more within= or tolerance=";
    }

    private static String text(double load) {
        return Decimal.round(load, DIGITS);
    }
}
