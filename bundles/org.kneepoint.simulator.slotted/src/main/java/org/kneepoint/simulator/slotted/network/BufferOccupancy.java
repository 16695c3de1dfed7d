// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.slotted.network;

import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.simulation.CustomStatistics;

/**
 * The places of the first stage that are taken at the beginning of each cycle, before anything
 * moves: by packets whose outlet leads to the hot output, and by all.
 */
final class BufferOccupancy implements CustomStatistics {
    private static final int HOT = 0;
    private static final int ALL = 1;

    private final SlottedFabric fabric;
    private final double places;
    private final int hotDigit;
    private final int[] held;
    private final double[] sums = new double[2];

    /**
     * Creates an account.
     *
     * @param places of a switch, B
     * @param hot the hot output
     * @param held how many packets wait at each outlet
     */
    BufferOccupancy(SlottedFabric fabric, int places, int hot, int[] held) {
        this.fabric = fabric;
        this.places = (double) places * fabric.switches();
        this.held = held;
        hotDigit = hot / fabric.switches();
    }

    /** A cycle begins. */
    void observeCycle() {
        int hot = 0;
        int all = 0;
        for (int outlet = hotDigit; outlet < fabric.nodes(); outlet += fabric.radix()) {
            hot += held[outlet];
        }
        for (int outlet = 0; outlet < fabric.nodes(); outlet++) {
            all += held[outlet];
        }
        sums[HOT] += hot;
        sums[ALL] += all;
    }

    @Override
    public double[] sums() {
        return sums.clone();
    }

    @Override
    public void report(Point.Builder point, double[] measured, double cycles) {
        double all = places * cycles;
        point.with(Quantities.OCCUPANCY_HOT, measured[HOT] / all)
                .with(Quantities.OCCUPANCY_COLD, (measured[ALL] - measured[HOT]) / all)
                .with(Quantities.OCCUPANCY, measured[ALL] / all);
    }
}
