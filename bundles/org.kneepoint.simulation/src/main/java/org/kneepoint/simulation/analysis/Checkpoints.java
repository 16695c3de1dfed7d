// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.analysis;

/**
 * Times at which the stopping and saturation rules are applied: 4, 5, 6, 8, 10, 12, 16, ... times a
 * power of two after an origin. They depend only on simulated time, so that the same seed gives the
 * same bits.
 */
final class Checkpoints {
    private static final int FIRST = 4;
    private static final int DOUBLE = 8;

    private final double origin;
    private double unit;
    private int multiple = FIRST;

    /**
     * Creates checkpoints with a given first one.
     *
     * @param origin cycles
     * @param first cycles after the origin, a power of two of 4 or more
     */
    Checkpoints(double origin, double first) {
        this.origin = origin;
        unit = first / FIRST;
    }

    double next() {
        return origin + multiple * unit;
    }

    void pass() {
        multiple += multiple == DOUBLE - 2 ? 2 : 1;
        if (multiple == DOUBLE) {
            multiple = FIRST;
            unit *= 2;
        }
    }
}
