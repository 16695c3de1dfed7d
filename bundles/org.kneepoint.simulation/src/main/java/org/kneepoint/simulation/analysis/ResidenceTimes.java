// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.analysis;

import java.util.List;
import org.kneepoint.support.CompensatedSum;

/** Residence times of packets, summed as they leave: the independent side of Little's law. */
final class ResidenceTimes {
    private final CompensatedSum entryTimes = new CompensatedSum();
    private final CompensatedSum completed = new CompensatedSum();
    private long enteredCount;
    private long present;

    /** Returns the times of the packets of several copies of a network. */
    static ResidenceTimes pooled(List<ResidenceTimes> copies) {
        ResidenceTimes pooled = new ResidenceTimes();
        for (ResidenceTimes copy : copies) {
            pooled.entryTimes.add(copy.entryTimes.value());
            pooled.completed.add(copy.completed.value());
            pooled.enteredCount += copy.enteredCount;
            pooled.present += copy.present;
        }
        return pooled;
    }

    void enter(double time, int packets) {
        enteredCount += packets;
        present += packets;
        entryTimes.add(packets * time);
    }

    void leave(double entered, double time, int packets) {
        present -= packets;
        entryTimes.add(-packets * entered);
        completed.add(packets * (time - entered));
    }

    /** Returns the number of packets that have entered. */
    long entered() {
        return enteredCount;
    }

    /** Returns the number of packets present. */
    long present() {
        return present;
    }

    /** Returns the sum of the times of the packets that have left. */
    double completed() {
        return completed.value();
    }

    /** Returns the sum of the times, up to now, of the packets present. */
    double ongoing(double now) {
        return present * now - entryTimes.value();
    }
}
