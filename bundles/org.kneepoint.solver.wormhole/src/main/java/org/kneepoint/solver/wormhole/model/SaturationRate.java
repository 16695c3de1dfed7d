// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole.model;

import java.util.function.BooleanSupplier;

/**
 * The lowest rate without a steady state, and what is held all the time from there on: bisection,
 * where no steady state lies past the root, with the secant through the two highest rates that have
 * one as a guess.
 */
public final class SaturationRate {
    private static final double BEYOND = 0.2;
    private static final double FIRST_GUESS = 0.6;

    private final Model model;
    private final BooleanSupplier isCancelled;
    private double low;
    private double spareAtLow = 1;
    private double before;
    private double spareBefore = Double.NaN;
    private double high;
    private int station;

    private SaturationRate(Model model, double bound, BooleanSupplier isCancelled) {
        this.model = model;
        this.isCancelled = isCancelled;
        high = bound;
    }

    /**
     * Searches the rate.
     *
     * @param model a network
     * @param bound a rate without steady state, messages per node per cycle
     * @param tolerance relative
     * @param isCancelled whether the caller wants no more
     * @return the limit; its rate is NaN if cancelled
     */
    public static Limit of(
            Model model, double bound, double tolerance, BooleanSupplier isCancelled) {
        return new SaturationRate(model, bound, isCancelled).search(tolerance);
    }

    /**
     * Where the steady states end.
     *
     * @param rate messages per node per cycle
     * @param station that is held most just below it
     */
    public record Limit(double rate, int station) {}

    private Limit search(double tolerance) {
        double next = FIRST_GUESS * high;
        while (high - low > tolerance * high) {
            double width = high - low;
            if (!narrow(next)) {
                return new Limit(Double.NaN, station);
            }
            next = high - low > width / 2 ? (low + high) / 2 : guess();
        }
        return new Limit((low + high) / 2, station);
    }

    /** Tries a rate; returns whether that was allowed. */
    private boolean narrow(double rate) {
        Solution solution = model.at(rate, isCancelled);
        if (solution.outcome() == Solution.Outcome.CANCELLED) {
            return false;
        }
        if (solution.isSteady()) {
            before = low;
            spareBefore = spareAtLow;
            low = rate;
            spareAtLow = 1 - solution.used();
            station = solution.station();
        } else {
            high = rate;
        }
        return true;
    }

    /** A little beyond the root of the secant, so that the upper bound comes close as well. */
    private double guess() {
        double slope = (spareBefore - spareAtLow) / (low - before);
        double step = (1 + BEYOND) * spareAtLow / slope;
        boolean inside = step > 0 && low + step < high;
        return inside ? low + step : (low + high) / 2;
    }
}
