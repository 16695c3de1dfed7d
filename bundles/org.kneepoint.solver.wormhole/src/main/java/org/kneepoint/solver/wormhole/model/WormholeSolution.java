// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole.model;

/**
 * Solution of a model at one rate. The arrays must not be changed.
 *
 * @param status validity of the other figures
 * @param latency mean from generation to the arrival of the tail, cycles
 * @param networkLatency mean from network entry, cycles
 * @param holdingTime by station: mean holding time, or time as the first in its buffer of several
 *     flits, cycles
 * @param waiting by transition: mean wait for the station entered, cycles
 * @param sourceWait by station: mean wait of messages at the sources of injection stations, cycles
 * @param busiestStation the station of the highest utilisation, or one that would always be held,
 *     if saturated
 * @param maxUtilisation its utilisation; 1 if saturated
 * @param sweeps through all stations
 * @param residual largest relative change in the last sweep
 */
public record WormholeSolution(
        SolutionStatus status,
        double latency,
        double networkLatency,
        double[] holdingTime,
        double[] waiting,
        double[] sourceWait,
        int busiestStation,
        double maxUtilisation,
        int sweeps,
        double residual) {
    /** Outcome of a solution. */
    public enum SolutionStatus {
        /** There is a steady state. */
        STEADY,
        /** A channel would always be held. */
        SATURATED,
        /** The iteration did not converge. */
        UNCONVERGED,
        /** Cancelled by the caller. */
        CANCELLED
    }

    /** Returns whether there is a steady state. */
    public boolean isSteady() {
        return status == SolutionStatus.STEADY;
    }

    static WormholeSolution unsolved(
            SolutionStatus outcome, int station, int sweeps, double residual) {
        double none = Double.NaN;
        double[] nothing = {};
        return new WormholeSolution(
                outcome, none, none, nothing, nothing, nothing, station, 1, sweeps, residual);
    }
}
