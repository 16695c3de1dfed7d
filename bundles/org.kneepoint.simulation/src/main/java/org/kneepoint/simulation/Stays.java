// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation;

/** How long packets stay in a place, summed packet by packet as they leave it. */
final class Stays {
    private final ExactSum beginnings = new ExactSum();
    private final ExactSum ended = new ExactSum();
    private long begun;
    private long inside;

    void begin(double time, int packets) {
        begun += packets;
        inside += packets;
        beginnings.add(packets * time);
    }

    void end(double begin, double time, int packets) {
        inside -= packets;
        beginnings.add(-packets * begin);
        ended.add(packets * (time - begin));
    }

    /** Returns the packets that have begun to stay. */
    long begun() {
        return begun;
    }

    /** Returns the packets that have begun to stay and not ended. */
    long inside() {
        return inside;
    }

    /** Returns the sum of the stays that have ended. */
    double ended() {
        return ended.value();
    }

    /** Returns the sum of the stays that have not, up to now. */
    double unended(double now) {
        return inside * now - beginnings.value();
    }
}
