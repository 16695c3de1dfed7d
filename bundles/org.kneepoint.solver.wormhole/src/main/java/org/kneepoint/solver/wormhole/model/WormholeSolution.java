// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole.model;

/**
 * Solution of a model at one rate. The arrays are not to be changed.
 *
 * @param status whether the other figures mean anything
 * @param latency mean from generation to the arrival of the tail, cycles
 * @param networkLatency mean from network entry, cycles
 * @param holdingTime by station: mean time that a message holds it, or is first in the buffer of
 *     several flits behind it, cycles
 * @param waiting by transition: mean wait for the station entered, cycles
 * @param sourceWait by station: mean wait of messages at the sources of injection stations, cycles
 * @param busiestStation the station that is held most, or one that would be held all the time, if
 *     saturated
 * @param maxUtilisation part of the time for which that one is held; 1 if saturated
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
    /** How it ended. */
    public enum SolutionStatus {
        /** There is a steady state. */
        STEADY,
        /** Some channel would be held all the time. */
        SATURATED,
        /** The equations were not solved. */
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
