// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.analysis;

/**
 * Times at which the rules of a run are applied: some multiples of a unit after an origin, then the
 * same multiples of twice the unit, and so on. They depend only on simulated time, so that the same
 * seed gives the same bits.
 */
final class Checkpoints {
    private final double origin;
    private final int[] multiples;
    private double unit;
    private int passed;

    private Checkpoints(double origin, double first, int... multiples) {
        this.origin = origin;
        this.multiples = multiples;
        unit = first / multiples[0];
    }

    /** Returns the times at which warm-up and measurement are judged, from an origin on. */
    static Checkpoints ofRunLength(double origin) {
        return new Checkpoints(origin, RunRules.FIRST_CHECKPOINT, 8, 9, 10, 11, 12, 13, 14, 15);
    }

    /**
     * Returns the times at which the growth of the backlog is judged, from the start of the run.
     */
    static Checkpoints ofBacklog() {
        return new Checkpoints(0, RunRules.FIRST_BACKLOG_CHECKPOINT, 4, 5, 6);
    }

    double next() {
        return origin + multiples[passed] * unit;
    }

    void pass() {
        passed++;
        if (passed == multiples.length) {
            passed = 0;
            unit *= 2;
        }
    }
}
