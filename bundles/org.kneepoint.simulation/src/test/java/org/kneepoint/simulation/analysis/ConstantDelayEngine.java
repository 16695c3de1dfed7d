// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.analysis;

import org.kneepoint.simulation.SimulationEngine;

/**
 * One packet every so many cycles, each delivered after the same time: a network without chance.
 * From some cycle on nothing moves any more.
 */
class ConstantDelayEngine implements SimulationEngine {
    private final PacketTally tally;
    private final int gap;
    private final int latency;
    private final double stop;
    private long cycle;
    private long inside;

    /**
     * A pipe of one node.
     *
     * @param gap cycles between packets of two flits
     * @param latency cycles from generation to delivery
     * @param stop cycle from which on no packet is delivered, and all inside are stuck
     */
    ConstantDelayEngine(PacketTally tally, int gap, int latency, double stop) {
        this.tally = tally;
        this.gap = gap;
        this.latency = latency;
        this.stop = stop;
    }

    @Override
    public void advance(double until) {
        for (; cycle < until; cycle++) {
            long born = cycle - latency;
            if (born >= 0 && born % gap == 0 && cycle < stop) {
                tally.injected(born);
                tally.delivered(0, born, born, cycle, 2, 1);
                inside--;
            }
            if (cycle % gap == 0) {
                tally.generated(cycle, 2);
                inside++;
            }
        }
    }

    @Override
    public int deadlockedPackets() {
        return cycle > stop ? (int) inside : 0;
    }

    @Override
    public void checkInvariants() {
        if (inside < 0) {
            throw new IllegalStateException("negative number of packets");
        }
    }

    @Override
    public long backlogFlits() {
        return 2 * inside;
    }
}
