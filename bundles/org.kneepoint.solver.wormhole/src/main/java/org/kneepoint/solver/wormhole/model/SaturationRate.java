// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole.model;

import java.util.function.BooleanSupplier;

/**
 * The lowest rate without a steady state, and the station that is then always held: bisection with
 * secant steps through the two highest steady rates.
 */
public final class SaturationRate {
    private static final double BEYOND = 0.2;
    private static final double FIRST_GUESS = 0.6;

    private final WormholeModel model;
    private final BooleanSupplier isCancelled;
    private double low;
    private double idleAtLow = 1;
    private double before;
    private double idleBefore = Double.NaN;
    private double high;
    private int station;

    private SaturationRate(WormholeModel model, double bound, BooleanSupplier isCancelled) {
        this.model = model;
        this.isCancelled = isCancelled;
        high = bound;
    }

    /**
     * Computes the rate.
     *
     * @param model a network
     * @param bound a rate without steady state, messages per node per cycle
     * @param tolerance relative
     * @param isCancelled whether the caller has cancelled
     * @return the saturation point; its rate is NaN if cancelled
     */
    public static SaturationPoint of(
            WormholeModel model, double bound, double tolerance, BooleanSupplier isCancelled) {
        return new SaturationRate(model, bound, isCancelled).search(tolerance);
    }

    /**
     * The end of the steady states.
     *
     * @param rate messages per node per cycle
     * @param station of the highest utilisation just below it
     */
    public record SaturationPoint(double rate, int station) {}

    private SaturationPoint search(double tolerance) {
        double next = FIRST_GUESS * high;
        while (high - low > tolerance * high) {
            double width = high - low;
            if (!bisect(next)) {
                return new SaturationPoint(Double.NaN, station);
            }
            next = high - low > width / 2 ? (low + high) / 2 : guess();
        }
        return new SaturationPoint((low + high) / 2, station);
    }

    /** Tries a rate; returns whether the search may continue. */
    private boolean bisect(double rate) {
        WormholeSolution solution = model.solve(rate, isCancelled);
        if (solution.status() == WormholeSolution.SolutionStatus.CANCELLED) {
            return false;
        }
        if (solution.isSteady()) {
            before = low;
            idleBefore = idleAtLow;
            low = rate;
            idleAtLow = 1 - solution.maxUtilisation();
            station = solution.busiestStation();
        } else {
            high = rate;
        }
        return true;
    }

    /**
     * Returns a rate slightly beyond the root of the secant, so that the upper bound converges as
     * well.
     */
    private double guess() {
        double slope = (idleBefore - idleAtLow) / (low - before);
        double step = (1 + BEYOND) * idleAtLow / slope;
        boolean inside = step > 0 && low + step < high;
        return inside ? low + step : (low + high) / 2;
    }
}
