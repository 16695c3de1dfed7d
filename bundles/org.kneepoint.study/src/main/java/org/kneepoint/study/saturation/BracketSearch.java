// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.saturation;

import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.DoubleStream;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.scenario.Decimal;

/**
 * Searches for the bracket of the saturation load in rounds: rising or falling loads until one is
 * steady and one saturated, then loads inside. A load that stays undecided, or that contradicts
 * others, remains inside the bracket, which is narrowed below and above it.
 */
final class BracketSearch {
    private static final double FLOOR = 1e-9;
    private static final int DIGITS = 9;

    /** Rounds of undecided loads only after which the search ends. */
    private static final int MAX_UNDECIDED_ROUNDS = 3;

    private final LoadProbe probe;
    private final SearchStrategy plan;
    private final SearchTrials trials;
    private int rounds;
    private boolean wasNear;
    private double lowBefore;

    BracketSearch(LoadProbe probe, SearchStrategy plan) {
        this.probe = probe;
        this.plan = plan;
        this.trials = new SearchTrials(plan.slack());
    }

    /** Returns the trials so far. */
    SearchTrials trials() {
        return trials;
    }

    /** Runs the search. */
    SearchEnd run() {
        List<Double> loads = plan.opening();
        while (!loads.isEmpty()) {
            rounds++;
            if (!probe.hasTimeLeft() || !evaluate(loads)) {
                return isNarrow() ? SearchEnd.BRACKETED : SearchEnd.STOPPED;
            }
            if (trials.any(LoadTrial::isFailed)) {
                return SearchEnd.FAILED;
            }
            if (trials.any(LoadTrial::isSteadyByLoss) && !trials.any(LoadTrial::isSaturated)) {
                return SearchEnd.LOSSY;
            }
            loads = next();
            if (loads.isEmpty() && !isNarrow()) {
                loads = undecidedLoads();
            }
        }
        return ending();
    }

    /** Returns whether every load was evaluated. */
    private boolean evaluate(List<Double> loads) {
        Curve curve = probe.evaluate(loads, loads.stream().anyMatch(trials::has) ? 1 : 0);
        List<Point> points = curve.points();
        boolean whole = points.size() == loads.size();
        for (Point point : points) {
            if (point.status() == Status.CANCELLED) {
                whole = false;
            } else {
                trials.add(LoadTrial.of(curve, point));
            }
        }
        return whole;
    }

    /** Undecided loads are repeated last, since loads near saturation take long. */
    private List<Double> undecidedLoads() {
        return trials.current().stream()
                .filter(trial -> trial.isUndecided() && isInside(trial.load()))
                .map(LoadTrial::load)
                .filter(load -> trials.trials(load) < plan.attempts())
                .toList();
    }

    private boolean isInside(double load) {
        return load > trials.low().orElse(0)
                && load < trials.high().orElse(Double.POSITIVE_INFINITY);
    }

    private boolean isNarrow() {
        return trials.low().isPresent()
                && trials.high().isPresent()
                && plan.isNarrow(trials.low().getAsDouble(), trials.high().getAsDouble());
    }

    private List<Double> next() {
        double low = trials.low().orElse(0);
        boolean wasTooHigh = wasNear && low == lowBefore && trials.trialsInBracket().isEmpty();
        lowBefore = low;
        wasNear = !wasTooHigh;
        List<Double> near = wasNear && !isNarrow() ? loadsNearExpected() : List.of();
        return near.isEmpty() ? outwardLoads() : near;
    }

    private List<Double> outwardLoads() {
        boolean steady = trials.anyCarried();
        boolean saturated = trials.any(LoadTrial::isSaturated);
        DoubleStream loads;
        if (!steady && !saturated && rounds >= MAX_UNDECIDED_ROUNDS) {
            loads = DoubleStream.empty();
        } else if (trials.high().isEmpty() && steady) {
            loads = plan.above(trials.highest());
        } else if (trials.low().isEmpty()) {
            double lowest = trials.lowest();
            loads = lowest < FLOOR ? DoubleStream.empty() : plan.below(lowest);
        } else {
            loads = inside(trials.low().getAsDouble(), trials.high().getAsDouble());
        }
        return loads.map(BracketSearch::rounded)
                .filter(load -> load > 0 && !trials.has(load))
                .distinct()
                .boxed()
                .toList();
    }

    private DoubleStream inside(double low, double high) {
        if (plan.isNarrow(low, high)) {
            return DoubleStream.empty();
        }
        List<LoadTrial> inner = trials.trialsInBracket();
        if (inner.isEmpty()) {
            return plan.between(low, high);
        }
        double enough = plan.tolerance() * low;
        double first = inner.get(0).load();
        double last = inner.get(inner.size() - 1).load();
        return DoubleStream.concat(middle(low, first, enough), middle(last, high, enough));
    }

    /**
     * Loads around the saturation load that the saturated trials let expect, a better guess than
     * any division. If it was too high it is not used twice in turn. An undecided load nearby is
     * repeated instead, with more time.
     */
    private List<Double> loadsNearExpected() {
        if (trials.low().isEmpty() || trials.high().isEmpty()) {
            return List.of();
        }
        double low = trials.low().getAsDouble();
        double high = trials.high().getAsDouble();
        return ExpectedSaturation.of(trials.exceeding()).stream()
                .flatMapToDouble(plan::around)
                .map(BracketSearch::rounded)
                .filter(load -> load > low && load < high)
                .map(load -> trials.undecided(load, plan.slack() * load / 2).orElse(load))
                .filter(load -> trials.trials(load) < (trials.has(load) ? plan.attempts() : 1))
                .distinct()
                .boxed()
                .toList();
    }

    private static DoubleStream middle(double low, double high, double enough) {
        return high - low <= enough / 2
                ? DoubleStream.empty()
                : DoubleStream.of(low + (high - low) / 2);
    }

    /** Shortens the text of a load, far finer than any tolerance. */
    private static double rounded(double load) {
        return Double.parseDouble(Decimal.round(load, DIGITS));
    }

    private SearchEnd ending() {
        OptionalDouble low = trials.low();
        OptionalDouble high = trials.high();
        if (low.isPresent() && high.isPresent()) {
            return SearchEnd.BRACKETED;
        }
        if (!trials.anyCarried() && !trials.any(LoadTrial::isSaturated)) {
            return SearchEnd.UNDECIDED;
        }
        return high.isEmpty() ? SearchEnd.STEADY_AT_MAXIMUM : SearchEnd.SATURATED_AT_MINIMUM;
    }
}
