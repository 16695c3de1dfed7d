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
 * The search for an interval that holds the saturation load: rising or falling loads until one is
 * steady and one saturated, then loads inside, in rounds. A load that stays undecided, or that
 * contradicts others, is left inside, and what lies below and above it is narrowed further.
 */
final class BracketSearch {
    private static final double FLOOR = 1e-9;
    private static final int DIGITS = 9;

    /** After so many rounds without any answer there will be none. */
    private static final int PATIENCE = 3;

    private final Probe probe;
    private final Plan plan;
    private final Evidence evidence;
    private int rounds;
    private boolean wasNear;

    BracketSearch(Probe probe, Plan plan) {
        this.probe = probe;
        this.plan = plan;
        this.evidence = new Evidence(plan.slack());
    }

    /** Returns what was seen. */
    Evidence evidence() {
        return evidence;
    }

    /** Does the search. */
    Ending run() {
        List<Double> loads = plan.opening();
        while (!loads.isEmpty()) {
            rounds++;
            if (!probe.isOpen() || !ask(loads)) {
                return isNarrow() ? Ending.NARROW : Ending.STOPPED;
            }
            if (evidence.any(Trial::isBroken)) {
                return Ending.BROKEN;
            }
            if (evidence.any(Trial::isRelieved) && !evidence.any(Trial::isSaturated)) {
                return Ending.RELIEVED;
            }
            loads = next();
            if (loads.isEmpty() && !isNarrow()) {
                loads = again();
            }
        }
        return ending();
    }

    /** Returns whether every load got an answer. */
    private boolean ask(List<Double> loads) {
        Curve curve = probe.at(loads, loads.stream().anyMatch(evidence::has) ? 1 : 0);
        List<Point> points = curve.points();
        boolean whole = points.size() == loads.size();
        for (Point point : points) {
            if (point.status() == Status.CANCELLED) {
                whole = false;
            } else {
                evidence.add(Trial.of(curve, point));
            }
        }
        return whole;
    }

    /** Undecided loads wait until the others are done, for near saturation they take long. */
    private List<Double> again() {
        return evidence.current().stream()
                .filter(trial -> trial.isUndecided() && isInside(trial.load()))
                .map(Trial::load)
                .filter(load -> evidence.trials(load) < plan.attempts())
                .toList();
    }

    private boolean isInside(double load) {
        return load > evidence.low().orElse(0)
                && load < evidence.high().orElse(Double.POSITIVE_INFINITY);
    }

    private boolean isNarrow() {
        return evidence.low().isPresent()
                && evidence.high().isPresent()
                && plan.isNarrow(evidence.low().getAsDouble(), evidence.high().getAsDouble());
    }

    private List<Double> next() {
        wasNear = !(wasNear && evidence.inner().isEmpty());
        List<Double> near = wasNear && !isNarrow() ? near() : List.of();
        return near.isEmpty() ? further() : near;
    }

    private List<Double> further() {
        boolean steady = evidence.anyCarried();
        boolean saturated = evidence.any(Trial::isSaturated);
        DoubleStream loads;
        if (!steady && !saturated && rounds >= PATIENCE) {
            loads = DoubleStream.empty();
        } else if (evidence.high().isEmpty() && steady) {
            loads = plan.above(evidence.highest());
        } else if (evidence.low().isEmpty()) {
            double lowest = evidence.lowest();
            loads = lowest < FLOOR ? DoubleStream.empty() : plan.below(lowest);
        } else {
            loads = inside(evidence.low().getAsDouble(), evidence.high().getAsDouble());
        }
        return loads.map(BracketSearch::rounded)
                .filter(load -> load > 0 && !evidence.has(load))
                .distinct()
                .boxed()
                .toList();
    }

    private DoubleStream inside(double low, double high) {
        if (plan.isNarrow(low, high)) {
            return DoubleStream.empty();
        }
        List<Trial> inner = evidence.inner();
        if (inner.isEmpty()) {
            return plan.between(low, high);
        }
        double enough = plan.tolerance() * low;
        double first = inner.get(0).load();
        double last = inner.get(inner.size() - 1).load();
        return DoubleStream.concat(middle(low, first, enough), middle(last, high, enough));
    }

    /**
     * What a saturated network accepts mostly tells where it saturates, better than any division;
     * where some nodes are starved it tells too much, and is then not asked for twice in turn. A
     * load next to one that stayed undecided gives way to it, which gets more time.
     */
    private List<Double> near() {
        if (evidence.low().isEmpty() || evidence.high().isEmpty()) {
            return List.of();
        }
        double low = evidence.low().getAsDouble();
        double high = evidence.high().getAsDouble();
        return evidence.accepted().stream()
                .flatMap(plan::around)
                .map(BracketSearch::rounded)
                .filter(load -> load > low && load < high)
                .map(load -> evidence.undecided(load, plan.slack() * load / 2).orElse(load))
                .filter(load -> evidence.trials(load) < (evidence.has(load) ? plan.attempts() : 1))
                .distinct()
                .boxed()
                .toList();
    }

    private static DoubleStream middle(double low, double high, double enough) {
        return high - low <= enough / 2
                ? DoubleStream.empty()
                : DoubleStream.of(low + (high - low) / 2);
    }

    /** Short texts for the loads, far finer than any tolerance. */
    private static double rounded(double load) {
        return Double.parseDouble(Decimal.round(load, DIGITS));
    }

    private Ending ending() {
        OptionalDouble low = evidence.low();
        OptionalDouble high = evidence.high();
        if (low.isPresent() && high.isPresent()) {
            return Ending.NARROW;
        }
        if (!evidence.anyCarried() && !evidence.any(Trial::isSaturated)) {
            return Ending.UNDECIDED;
        }
        return high.isEmpty() ? Ending.BOUND : Ending.FLOOR;
    }
}
