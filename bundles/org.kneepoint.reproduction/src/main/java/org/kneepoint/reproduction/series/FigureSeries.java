// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.series;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.result.Status;
import org.kneepoint.reproduction.PercentText;

/** One figure along a curve, where it has a steady value. Immutable. */
public final class FigureSeries {
    private static final double SAME = 1e-9;

    private final List<FigureSample> samples;

    private FigureSeries(List<FigureSample> samples) {
        this.samples = samples;
    }

    /** The figure at those points of a curve that are steady and have it. */
    public static FigureSeries of(Curve curve, Quantity figure) {
        List<FigureSample> samples = new ArrayList<>();
        for (Point point : curve.points()) {
            OptionalDouble x = curve.axisValue(point);
            OptionalDouble value = point.get(figure);
            if (point.status() == Status.OK && x.isPresent() && value.isPresent()) {
                double halfWidth = point.get(Quantities.halfWidth(figure)).orElse(0);
                samples.add(new FigureSample(x.getAsDouble(), value.getAsDouble(), halfWidth));
            }
        }
        return of(samples);
    }

    /** A series of these samples, in any order. */
    public static FigureSeries of(List<FigureSample> samples) {
        return new FigureSeries(
                samples.stream().sorted(Comparator.comparingDouble(FigureSample::x)).toList());
    }

    /** Returns the samples in the order of the axis. */
    public List<FigureSample> samples() {
        return samples;
    }

    /** Returns the sample at a position, if there is one. */
    public Optional<FigureSample> sampleAt(double x) {
        return samples.stream()
                .filter(s -> Math.abs(s.x() - x) <= SAME * Math.max(1, Math.abs(x)))
                .findFirst();
    }

    /** Returns the value at a position, if there is one. */
    public OptionalDouble valueAt(double x) {
        return sampleAt(x).map(s -> OptionalDouble.of(s.value())).orElse(OptionalDouble.empty());
    }

    /** Returns the half width of the interval at a position, if there is a value. */
    public OptionalDouble halfWidthAt(double x) {
        return sampleAt(x)
                .map(s -> OptionalDouble.of(s.halfWidth()))
                .orElse(OptionalDouble.empty());
    }

    /** Returns the values for a sentence. */
    public String text() {
        return samples.isEmpty()
                ? "no figures"
                : String.join(
                        ", ", samples.stream().map(s -> PercentText.number(s.value())).toList());
    }

    /** Returns the half width of the interval at a position relative to the value, 0 for none. */
    public double relativeHalfWidthAt(double x) {
        return ratio(halfWidthAt(x), valueAt(x)).orElse(0);
    }

    /** Returns the value at one position relative to that at another. */
    public OptionalDouble ratio(double x, double base) {
        return ratio(valueAt(x), valueAt(base));
    }

    /** Returns a value relative to another; empty if one is missing or the other is 0. */
    public static OptionalDouble ratio(OptionalDouble value, OptionalDouble base) {
        return value.isEmpty() || base.isEmpty() || base.getAsDouble() == 0
                ? OptionalDouble.empty()
                : OptionalDouble.of(value.getAsDouble() / base.getAsDouble());
    }

    /** Returns the part within these bounds, both included. */
    public FigureSeries between(double from, double to) {
        return new FigureSeries(
                samples.stream().filter(s -> s.x() >= from - SAME && s.x() <= to + SAME).toList());
    }

    /** Returns the sample of the largest value, the first of them. */
    public Optional<FigureSample> highest() {
        return samples.stream().reduce((best, next) -> next.value() > best.value() ? next : best);
    }

    /** Returns the sample of the smallest value, the first of them. */
    public Optional<FigureSample> lowest() {
        return samples.stream().reduce((best, next) -> next.value() < best.value() ? next : best);
    }

    /**
     * Returns by how much the largest value exceeds the smallest, relative to the smallest; empty
     * for fewer than two.
     */
    public OptionalDouble spread() {
        if (samples.size() < 2) {
            return OptionalDouble.empty();
        }
        OptionalDouble ratio =
                ratio(
                        OptionalDouble.of(highest().orElseThrow().value()),
                        OptionalDouble.of(lowest().orElseThrow().value()));
        return ratio.isEmpty() ? ratio : OptionalDouble.of(ratio.getAsDouble() - 1);
    }

    /** Returns where the figure first rises to a level, between samples on a straight line. */
    public OptionalDouble firstReaching(double level) {
        for (int i = 0; i < samples.size(); i++) {
            FigureSample here = samples.get(i);
            if (here.value() >= level) {
                if (i == 0) {
                    return OptionalDouble.of(here.x());
                }
                FigureSample before = samples.get(i - 1);
                double part = (level - before.value()) / (here.value() - before.value());
                return OptionalDouble.of(before.x() + part * (here.x() - before.x()));
            }
        }
        return OptionalDouble.empty();
    }
}
