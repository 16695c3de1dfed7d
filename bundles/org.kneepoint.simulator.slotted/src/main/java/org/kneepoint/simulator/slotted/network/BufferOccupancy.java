// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.slotted.network;

import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.simulation.CustomStatistics;

/**
 * Buffer occupancy of the first stage at the start of each cycle: by packets whose outlet leads to
 * the hot output, and by all packets.
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
     * Creates the statistics.
     *
     * @param places buffer size of a switch, B
     * @param hot hot output
     * @param held number of packets of each outlet
     */
    BufferOccupancy(SlottedFabric fabric, int places, int hot, int[] held) {
        this.fabric = fabric;
        this.places = (double) places * fabric.switches();
        this.held = held;
        hotDigit = hot / fabric.switches();
    }

    /** Adds the occupancy at the start of a cycle. */
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
