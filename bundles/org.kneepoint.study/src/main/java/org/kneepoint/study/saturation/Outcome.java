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
import org.kneepoint.api.result.Method;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.result.Validity;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Decimal;
import org.kneepoint.study.Tool;

/**
 * Makes a finding of what a search has seen.
 *
 * @param network the network's name
 * @param tool who was asked
 * @param words that apply to it
 * @param plan of the search
 * @param deadline its time
 */
record Outcome(String network, Tool tool, Map<String, String> words, Plan plan, Deadline deadline) {
    /** Saturated points up to so far above the interval tell what the network then accepts. */
    private static final double BEYOND = 1.1;

    private static final int DIGITS = 6;

    /** A combination that the method refuses. */
    static Finding refused(String network, Tool tool, Map<String, String> words, BadInput why) {
        OptionalDouble none = OptionalDouble.empty();
        return new Finding(
                tool.method(),
                network,
                tool.name(),
                words,
                none,
                none,
                none,
                none,
                none,
                none,
                Finding.Effort.NONE,
                Optional.empty(),
                Status.FAILED,
                why.getMessage());
    }

    /**
     * Returns the finding. Of a network that deadlocks, or whose plug-in fails, no point is to be
     * trusted: it has no figures.
     */
    Finding finding(Evidence evidence, Ending ending, Optional<Relief> relief) {
        if (ending == Ending.BROKEN || evidence.any(Trial::isBroken)) {
            return broken(evidence, ending, relief);
        }
        return new Finding(
                tool.method(),
                network,
                tool.name(),
                words,
                evidence.low(),
                evidence.high(),
                throughput(evidence, relief),
                halfWidth(evidence),
                relief.map(Relief::peak).orElse(OptionalDouble.empty()),
                relief.map(Relief::loss).orElse(OptionalDouble.empty()),
                effort(evidence, relief),
                validity(evidence),
                status(evidence, ending),
                note(evidence, ending, relief));
    }

    private Finding broken(Evidence evidence, Ending ending, Optional<Relief> relief) {
        OptionalDouble none = OptionalDouble.empty();
        return new Finding(
                tool.method(),
                network,
                tool.name(),
                words,
                none,
                none,
                none,
                none,
                none,
                none,
                effort(evidence, relief),
                Optional.empty(),
                reasoned(evidence, Trial::isBroken, Point::status),
                reason(evidence, Trial::isBroken));
    }

    private static OptionalDouble throughput(Evidence evidence, Optional<Relief> relief) {
        return relief.isPresent()
                ? relief.get().throughput()
                : beyond(evidence, Quantities.THROUGHPUT).average();
    }

    private static OptionalDouble halfWidth(Evidence evidence) {
        return beyond(evidence, Quantities.THROUGHPUT_CI95).max();
    }

    private static DoubleStream beyond(Evidence evidence, Quantity quantity) {
        double from = evidence.high().orElse(Double.POSITIVE_INFINITY);
        return evidence.current().stream()
                .filter(t -> t.isSaturated() && t.load() >= from && t.load() <= BEYOND * from)
                .flatMapToDouble(t -> t.point().get(quantity).stream());
    }

    private Finding.Effort effort(Evidence evidence, Optional<Relief> relief) {
        List<Point> points = new ArrayList<>(evidence.all().stream().map(Trial::point).toList());
        relief.map(Relief::curve).map(Curve::points).ifPresent(points::addAll);
        double messages =
                points.stream().mapToDouble(p -> p.get(Quantities.MESSAGES).orElse(0)).sum();
        return new Finding.Effort(points.size(), Math.round(messages), deadline.elapsed());
    }

    private static Optional<Validity> validity(Evidence evidence) {
        return evidence.steadiest().map(trial -> trial.point().validity());
    }

    private Status status(Evidence evidence, Ending ending) {
        return switch (ending) {
            case NARROW -> isNarrow(evidence) ? Status.OK : Status.UNSTEADY;
            case BOUND, RELIEVED -> Status.OK;
            case FLOOR -> Status.SATURATED;
            case UNDECIDED -> reasoned(evidence, Trial::isUndecided, Point::status);
            case BROKEN -> Status.FAILED;
            case STOPPED -> deadline.isGivenUp() ? Status.CANCELLED : Status.LIMIT;
        };
    }

    private boolean isNarrow(Evidence evidence) {
        return plan.isNarrow(evidence.low().orElseThrow(), evidence.high().orElseThrow());
    }

    private static <T> T reasoned(
            Evidence evidence, Predicate<Trial> property, Function<Point, T> answer) {
        return evidence.current().stream()
                .filter(property)
                .findFirst()
                .map(Trial::point)
                .map(answer)
                .orElseThrow();
    }

    private String note(Evidence evidence, Ending ending, Optional<Relief> relief) {
        List<String> notes = new ArrayList<>();
        switch (ending) {
            case NARROW -> notes.add(width(evidence));
            case BOUND ->
                    notes.add(
                            relief.isPresent()
                                    ? "never saturates"
                                    : "steady up to load " + text(evidence.highest()));
            case FLOOR -> notes.add("saturated down to load " + text(evidence.lowest()));
            case RELIEVED -> notes.add("never saturates");
            case UNDECIDED -> notes.add(reason(evidence, Trial::isUndecided));
            case BROKEN -> {}
            case STOPPED ->
                    notes.add(
                            (deadline.isGivenUp() ? "ended by the user" : "time was over")
                                    + reached(evidence));
        }
        relief.map(Relief::told).ifPresent(notes::add);
        notes.add(accepted(evidence));
        notes.add(evidence.doubts());
        if (ending == Ending.NARROW && tool.method().equals(Method.MODEL)) {
            notes.add(
                    TestedError.of(tool.plugIn(), network, words)
                            .map(TestedError::told)
                            .orElse("describe " + tool.name() + " tells how it was tested"));
        }
        return String.join("; ", notes.stream().filter(note -> !note.isEmpty()).toList());
    }

    /** Where the lower end is no steady load: what it is. */
    private static String accepted(Evidence evidence) {
        return evidence.steadiest()
                .filter(Trial::isUndecided)
                .map(
                        trial ->
                                "load_low is what was accepted of "
                                        + text(trial.load())
                                        + ", whose latency was not settled in the time")
                .orElse("");
    }

    private static String reason(Evidence evidence, Predicate<Trial> property) {
        Trial trial = evidence.current().stream().filter(property).findFirst().orElseThrow();
        return trial.point().status().word()
                + " at load "
                + text(trial.load())
                + ": "
                + trial.point().reason();
    }

    private String reached(Evidence evidence) {
        if (evidence.isEmpty()) {
            return " before any point was done";
        }
        if (evidence.high().isEmpty()) {
            return "; not saturated up to load " + text(evidence.highest());
        }
        return evidence.low().isEmpty()
                ? "; not steady down to load " + text(evidence.lowest())
                : "; " + width(evidence);
    }

    /** How wide the bracket is beside what was wanted; empty if it is as narrow. */
    private String width(Evidence evidence) {
        if (isNarrow(evidence)) {
            return "";
        }
        double low = evidence.low().orElseThrow();
        double high = evidence.high().orElseThrow();
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
