// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.saturation;

import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/**
 * How a search goes about it.
 *
 * @param opening the first loads, rising
 * @param loadFactor factor from load to load until there is an interval, above 1
 * @param loadsPerRound loads of each round; never the number of processors, so that the result is
 *     the same on every machine
 * @param bound the highest load to be asked for
 * @param tolerance width of the interval, relative to its middle
 * @param attempts how often an undecided load is tried
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

    /** Parts of the tolerance; together they leave room for the slack. */
    private static final double JUST_BELOW = 0.2;

    private static final double JUST_ABOVE = 0.5;
    private static final double SLACK = 0.5;

    /** For a model, whose points cost little: loads from 1/16 on, eight at once. */
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
     * @param guess where saturation is expected
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

    /** Returns the part of a load that a network which carries it may seem not to accept. */
    double slack() {
        return tolerance * SLACK;
    }

    /**
     * Returns loads around one at which the network is about to saturate: an interval between them
     * is narrow enough, and the upper one further off, for it takes longer to see that packets pile
     * up than that they do not. None for a model, whose points cost next to nothing.
     */
    DoubleStream around(double load) {
        return attempts == 1
                ? DoubleStream.empty()
                : DoubleStream.of(
                        (1 - JUST_BELOW * tolerance) * load, (1 + JUST_ABOVE * tolerance) * load);
    }

    /** Returns whether an interval is as narrow as was asked for. */
    boolean isNarrow(double low, double high) {
        return high - low <= tolerance * (low + (high - low) / 2);
    }

    /** Returns loads that divide an interval into equal parts. */
    DoubleStream between(double low, double high) {
        return IntStream.rangeClosed(1, loadsPerRound)
                .mapToDouble(i -> low + (high - low) * i / (loadsPerRound + 1));
    }
}
