// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.analysis;

import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.simulation.RandomStreams;

/** Settings of the run length. Immutable. */
public final class RunSettings {
    static final Parameter<Integer> REPLICATIONS =
            StandardParameters.REPLICATIONS.between(1, 10_000);
    private static final Parameters PARAMETERS =
            Parameters.of(
                    StandardParameters.SEED,
                    StandardParameters.WARMUP,
                    StandardParameters.CYCLES,
                    StandardParameters.PRECISION,
                    StandardParameters.THROUGHPUT_PRECISION,
                    REPLICATIONS,
                    StandardParameters.TIME_LIMIT,
                    StandardParameters.CYCLE_LIMIT);

    private final int seed;
    private final OptionalInt warmup;
    private final OptionalInt cycles;
    private final double precision;
    private final OptionalDouble throughputPrecision;
    private final double limit;
    private final OptionalInt limitCycles;

    private RunSettings(Scenario scenario) {
        seed = scenario.get(StandardParameters.SEED);
        warmup = optional(scenario, StandardParameters.WARMUP);
        cycles = optional(scenario, StandardParameters.CYCLES);
        precision = scenario.get(StandardParameters.PRECISION);
        throughputPrecision =
                scenario.find(StandardParameters.THROUGHPUT_PRECISION)
                        .map(OptionalDouble::of)
                        .orElseGet(OptionalDouble::empty);
        limit = scenario.get(StandardParameters.TIME_LIMIT);
        limitCycles = optional(scenario, StandardParameters.CYCLE_LIMIT);
    }

    private static OptionalInt optional(Scenario scenario, Parameter<Integer> parameter) {
        return scenario.find(parameter).map(OptionalInt::of).orElseGet(OptionalInt::empty);
    }

    /**
     * Returns the parameters of the run length, to be added to those of a simulator: {@code seed},
     * {@code warmup}, {@code cycles}, {@code precision}, {@code throughput_precision}, {@code
     * replications}, {@code limit}, {@code limit_cycles}. A simulator makes one run; its caller
     * starts the replications.
     */
    public static Parameters parameters() {
        return PARAMETERS;
    }

    /** Reads the settings from a scenario whose parameters include {@link #parameters()}. */
    public static RunSettings of(Scenario scenario) {
        return new RunSettings(scenario);
    }

    /** Returns the root seed of all random numbers. */
    public int seed() {
        return seed;
    }

    /** Returns the random streams of the run. */
    public RandomStreams streams() {
        return RandomStreams.of(seed);
    }

    /** Returns the length of the warm-up, cycles; empty if it is to be detected. */
    public OptionalInt warmup() {
        return warmup;
    }

    /** Returns the length of the measurement, cycles; empty if the precision determines it. */
    public OptionalInt cycles() {
        return cycles;
    }

    /** Returns the required relative half width of the mean latency. */
    public double precision() {
        return precision;
    }

    /** Returns the relative half width that ends a run: it also needs a sound interval. */
    double requiredPrecision() {
        return Math.min(precision, RunRules.LOOSEST_PRECISION);
    }

    /**
     * Returns the fraction of the offered load that the accepted throughput may lack for a run to
     * end before its latency is steady; empty if the latency has to be steady.
     */
    public OptionalDouble throughputPrecision() {
        return throughputPrecision;
    }

    /** Returns the time limit, seconds. */
    public double limit() {
        return limit;
    }

    /** Returns the last cycle of the run, counted from its start; empty if there is none. */
    public OptionalInt limitCycles() {
        return limitCycles;
    }
}
