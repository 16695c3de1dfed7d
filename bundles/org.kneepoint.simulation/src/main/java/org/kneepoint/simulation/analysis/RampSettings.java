// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.analysis;

import java.util.OptionalDouble;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Decimal;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.simulation.RandomStreams;

/**
 * Growth of the load of a ramp, r(t) = t / slew + start, and its measuring windows. Immutable.
 *
 * @param slew cycles in which the load grows by 1
 * @param start load at cycle 0, flits per node per cycle
 * @param end load at which the ramp ends at the latest, flits per node per cycle
 * @param window width of a measuring window, cycles
 * @param windows number of windows; the ramp ends with the last
 * @param seed root seed of all random numbers
 * @param limit time limit, seconds
 */
public record RampSettings(
        double slew, double start, double end, int window, int windows, int seed, double limit) {
    private static final Parameter<Double> LIMIT = StandardParameters.TIME_LIMIT.withDefault(600.0);

    private static final int MAX_WINDOWS = 100_000;

    /** Fraction of a window that rounding may take from the last. */
    private static final double ROUNDING = 1e-9;

    private static final Parameters PARAMETERS =
            Parameters.of(
                    StandardParameters.SLEW,
                    StandardParameters.START,
                    StandardParameters.END,
                    StandardParameters.WINDOW,
                    StandardParameters.SEED,
                    RunSettings.REPLICATIONS,
                    LIMIT);

    /**
     * Returns the parameters of a ramp, to be added to those of a simulator: {@code slew}, {@code
     * start}, {@code end}, {@code window}, {@code seed}, {@code replications}, {@code limit}.
     */
    public static Parameters parameters() {
        return PARAMETERS;
    }

    /**
     * Reads the settings from a scenario whose parameters include {@link #parameters()}.
     *
     * @param capacity load at which the ramp ends if {@code end} is not set; NaN if unknown
     * @throws BadInput if the ramp has no window or too many, or its end is unknown
     */
    public static RampSettings of(Scenario scenario, double capacity) {
        double slew = scenario.get(StandardParameters.SLEW);
        double start = scenario.get(StandardParameters.START);
        double end = end(scenario, capacity);
        int window = scenario.get(StandardParameters.WINDOW);
        if (end <= start) {
            throw BadInput.notAllowed(
                            StandardParameters.START.name(),
                            start,
                            "the load of a ramp must increase")
                    .with(StandardParameters.END.name(), end);
        }
        double windows = Math.floor((end - start) * slew / window + ROUNDING);
        if (windows < 1) {
            throw BadInput.notAllowed(
                            StandardParameters.WINDOW.name(),
                            window,
                            "the ramp lasts "
                                    + Decimal.round((end - start) * slew, 4)
                                    + " cycles, raise slew=")
                    .with(StandardParameters.SLEW.name(), slew);
        }
        if (windows > MAX_WINDOWS) {
            throw BadInput.notAllowed(
                            StandardParameters.WINDOW.name(),
                            window,
                            "the ramp has "
                                    + Decimal.round(windows, 4)
                                    + " windows, more than "
                                    + MAX_WINDOWS
                                    + ": raise window=, or lower slew=")
                    .with(StandardParameters.SLEW.name(), slew);
        }
        return new RampSettings(
                slew,
                start,
                end,
                window,
                (int) windows,
                scenario.get(StandardParameters.SEED),
                scenario.get(LIMIT));
    }

    private static double end(Scenario scenario, double capacity) {
        if (scenario.find(StandardParameters.END).isEmpty() && Double.isNaN(capacity)) {
            throw BadInput.missing(
                    "end=, the load at the end of the ramp: the network states no capacity",
                    StandardParameters.END.name());
        }
        return scenario.find(StandardParameters.END).orElseGet(() -> Math.min(1, capacity));
    }

    /** Returns the random streams of the run. */
    public RandomStreams streams() {
        return RandomStreams.of(seed);
    }

    /** Returns the cycle at which a window ends, counted from 0. */
    long windowEnd(int index) {
        return (index + 1L) * window;
    }

    /** Returns the load in the middle of a window, flits per node per cycle. */
    double load(int index) {
        return (index + 0.5) * window / slew + start;
    }

    /** Returns the width of a measuring window, cycles; empty if the scenario is not a ramp. */
    public static OptionalDouble window(Scenario scenario) {
        return scenario.parameters().find(StandardParameters.WINDOW.name()).isPresent()
                ? OptionalDouble.of(scenario.get(StandardParameters.WINDOW))
                : OptionalDouble.empty();
    }
}
