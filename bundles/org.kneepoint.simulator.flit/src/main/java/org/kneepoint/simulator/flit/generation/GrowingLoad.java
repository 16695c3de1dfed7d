// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.generation;

/**
 * The trials of the terminals of one relative load, whose load grows with time, and the sum of
 * their success probabilities. Used by one thread.
 */
final class GrowingLoad {
    private final double slew;
    private final double start;
    private final double length;
    private final double relative;
    private double sumAtStarts;
    private double sumAtEnds;
    private long idleTerminals;
    private long summedCycles;
    private double probabilitySum;

    /**
     * Starts at load {@code relative * start}.
     *
     * @param slew cycles in which the mean load grows by 1, above 0
     * @param start mean load at cycle 0, at least 0
     * @param length mean length of a packet, flits, at least 1
     * @param relative load of these terminals over the mean load
     */
    GrowingLoad(double slew, double start, double length, double relative) {
        this.slew = slew;
        this.start = start;
        this.length = length;
        this.relative = relative;
    }

    /** Returns the load at a time, flits per node per cycle; at most 1. */
    double load(double cycle) {
        return Math.min(1, relative * (cycle / slew + start));
    }

    /** Returns the probability that the trial of an idle terminal succeeds. */
    double probability(long cycle) {
        double load = load(cycle);
        return load / (length * (1 - load) + load);
    }

    /** A terminal is idle from a cycle on. */
    void startTrials(long cycle) {
        sumAtStarts += probabilitySum(cycle);
        idleTerminals++;
    }

    /** A terminal makes its last trial in a cycle. */
    void endTrials(long cycle) {
        sumAtEnds += probabilitySum(cycle + 1);
        idleTerminals--;
    }

    /** Returns the expected number of successes of all trials before a cycle. */
    double expectedPackets(long now) {
        return sumAtEnds + idleTerminals * probabilitySum(now) - sumAtStarts;
    }

    /** Returns the sum of the probabilities of the cycles before {@code cycle}. */
    private double probabilitySum(long cycle) {
        while (summedCycles < cycle) {
            probabilitySum += probability(summedCycles++);
        }
        return probabilitySum;
    }
}
