// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation;

/**
 * The first packets of a run, and the time by which nine in ten of them had arrived. They meet a
 * network that is nearly empty, so that this time is a scale for how long a network takes to answer
 * at all; before some multiple of it nothing can be concluded.
 */
final class Pioneers {
    private static final int NUMBER = 64;
    private static final double MOST = 0.9;
    private static final double PATIENCE = 4;

    private long number;
    private long arrived;
    private double last;
    private double time = Double.POSITIVE_INFINITY;

    /** All that are generated at the same time as the last pioneer are pioneers too. */
    void generated(double now, int packets) {
        if (number < NUMBER || now <= last) {
            number += packets;
            last = Math.max(last, now);
        }
    }

    void arrived(double generated, double now) {
        if (generated <= last && time == Double.POSITIVE_INFINITY) {
            arrived++;
            if (number >= NUMBER && arrived >= MOST * number) {
                time = now;
            }
        }
    }

    /** One that is lost is none of them. */
    void lost(double generated, int packets) {
        if (generated <= last) {
            number -= packets;
        }
    }

    /** Returns whether so much time has passed that the network may be judged. */
    boolean isLongAgo(double now) {
        return now >= PATIENCE * time;
    }
}
