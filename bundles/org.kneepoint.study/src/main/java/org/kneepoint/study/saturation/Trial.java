// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.saturation;

import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Status;

/**
 * What was seen at one load.
 *
 * @param load flits per node per cycle
 * @param point what the model or the simulator answered
 */
record Trial(double load, Point point) {
    /** A network that is steady and yet accepts less than this share loses or stops its sources. */
    private static final double ACCEPTED = 0.6;

    /** Whether a steady state exists. */
    boolean isSteady() {
        return point.status() == Status.OK;
    }

    /** Whether the network cannot carry this load. */
    boolean isSaturated() {
        return point.status() == Status.SATURATED;
    }

    /** Whether no search can go on from here: a deadlock, or a plug-in that failed. */
    boolean isBroken() {
        return point.status() == Status.DEADLOCKED || point.status() == Status.FAILED;
    }

    /** Whether the answer says neither, such as that of a run that was too short. */
    boolean isUndecided() {
        return !isSteady() && !isSaturated() && !isBroken();
    }

    /** Whether it is steady only because packets are lost or sources held back. */
    boolean isRelieved() {
        return isSteady() && point.get(Quantities.THROUGHPUT).orElse(load) < ACCEPTED * load;
    }

    /** Whether packets are lost. */
    boolean isLosing() {
        return isSteady() && point.get(Quantities.LOSS).orElse(0) > 0;
    }
}
