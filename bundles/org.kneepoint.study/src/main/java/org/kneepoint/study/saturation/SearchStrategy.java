// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.saturation;

import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/**
 * The loads of a search.
 *
 * @param opening the first loads, rising
 * @param loadFactor factor from load to load until there is a bracket, above 1
 * @param loadsPerRound loads of each round; independent of the number of processors, so that
 *     results are equal on every machine
 * @param bound the highest load
 * @param tolerance width of the bracket, relative to its middle
 * @param attempts most trials of an undecided load
 */
record SearchStrategy(
        List<Double> opening,
        double loadFactor,
        int loadsPerRound,
        double bound,
        double tolerance,
        int attempts) {
    private static final int MODEL_WIDTH = 8;
    private static final double MODEL_GROWTH = 2;
    private static final double MODEL_TOLERANCE = 1e-6;
    private static final int RUNS = 2;
    private static final double RUN_GROWTH = 1.4;
    private static final double BELOW = 0.85;
    private static final double ABOVE = 1.1;

    /** Fractions of the tolerance that leave room for the slack. */
    private static final double JUST_BELOW = 0.2;

    private static final double JUST_ABOVE = 0.4;
    private static final double LACKING = 0.35;
    private static final double SLACK = 0.5;

    /** For a model, whose points are cheap: loads from 1/16, eight at a time. */
    static SearchStrategy ofModel(double bound) {
        List<Double> opening =
                IntStream.range(0, MODEL_WIDTH)
                        .mapToObj(i -> Math.scalb(1.0, i - MODEL_WIDTH / 2))
                        .toList();
        return new SearchStrategy(
                capped(opening, bound), MODEL_GROWTH, MODEL_WIDTH, bound, MODEL_TOLERANCE, 1);
    }

    /**
     * For simulation.
     *
     * @param guess expected saturation load
     */
    static SearchStrategy ofSimulation(double guess, double bound, double tolerance) {
        List<Double> opening = List.of(BELOW * guess, ABOVE * guess);
        return new SearchStrategy(capped(opening, bound), RUN_GROWTH, RUNS, bound, tolerance, 2);
    }

    private static List<Double> capped(List<Double> loads, double bound) {
        return loads.stream().map(load -> Math.min(load, bound)).distinct().toList();
    }

    /** Returns loads above this one, none if it is the bound. */
    DoubleStream above(double load) {
        return load >= bound
                ? DoubleStream.empty()
                : steps().map(factor -> Math.min(bound, load * factor)).distinct();
    }

    /** Returns loads below this one, rising. */
    DoubleStream below(double load) {
        return steps().map(factor -> load / factor).sorted();
    }

    private DoubleStream steps() {
        return DoubleStream.iterate(loadFactor, factor -> factor * loadFactor).limit(loadsPerRound);
    }

    /** Returns the fraction of a carried load that may be missing from the accepted throughput. */
    double slack() {
        return tolerance * SLACK;
    }

    /**
     * Returns the fraction of its load that the accepted throughput may lack where a run ends
     * before its latency is steady: the interval from there to just above the expected saturation
     * load is within the tolerance.
     */
    double throughputPrecision() {
        return tolerance * LACKING;
    }

    /**
     * Returns loads below and above the expected saturation load; around a single value their
     * distance is within the tolerance. The upper one is further off, since growth of the backlog
     * takes longer to detect than a steady state. None for a model.
     */
    DoubleStream around(ExpectedSaturation expected) {
        return attempts == 1
                ? DoubleStream.empty()
                : DoubleStream.of(
                        (1 - JUST_BELOW * tolerance) * expected.low(),
                        (1 + JUST_ABOVE * tolerance) * expected.high());
    }

    /** Returns whether a bracket is within the tolerance. */
    boolean isNarrow(double low, double high) {
        return high - low <= tolerance * (low + (high - low) / 2);
    }

    /** Returns loads that divide an interval into equal parts. */
    DoubleStream between(double low, double high) {
        return IntStream.rangeClosed(1, loadsPerRound)
                .mapToDouble(i -> low + (high - low) * i / (loadsPerRound + 1));
    }
}
