// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.analysis;

import java.util.List;
import java.util.OptionalDouble;

/**
 * The first packets of a run and the time by which most of them have been delivered: the response
 * time of the nearly empty network. Nothing is concluded before a multiple of it.
 */
final class FirstPacketProbe {
    private long probed;
    private long arrived;

    /** Whether a packet was generated that does not belong to the probe. */
    private boolean isClosed;

    private double lastGenerated;
    private double responseTime = Double.POSITIVE_INFINITY;

    /** Returns those of several copies of a network, of which the slowest counts. */
    static FirstPacketProbe pooled(List<FirstPacketProbe> copies) {
        FirstPacketProbe pooled = new FirstPacketProbe();
        pooled.responseTime = 0;
        for (FirstPacketProbe copy : copies) {
            pooled.probed += copy.probed;
            pooled.responseTime = Math.max(pooled.responseTime, copy.responseTime);
        }
        return pooled;
    }

    /** Packets generated at the same time as the last one of the probe belong to the probe. */
    void generated(double now, int packets) {
        if (now <= lastGenerated || !isClosed && probed < RunRules.PROBE_PACKETS) {
            probed += packets;
            lastGenerated = Math.max(lastGenerated, now);
        } else {
            isClosed = true;
        }
    }

    void arrived(double generated, double now) {
        if (generated <= lastGenerated && responseTime == Double.POSITIVE_INFINITY) {
            arrived++;
            boolean isComplete = isClosed || probed >= RunRules.PROBE_PACKETS;
            if (isComplete && arrived >= RunRules.PROBE_FRACTION * probed) {
                responseTime = now;
            }
        }
    }

    /** A lost packet does not belong to the probe, which begins anew if all are lost. */
    void lost(double generated, int packets) {
        if (generated <= lastGenerated) {
            probed -= packets;
            isClosed &= probed > 0;
        }
    }

    /** Returns the number of first packets generated so far, without those lost. */
    long packets() {
        return probed;
    }

    /** Returns the time by which most of the first packets have been delivered, if they have. */
    OptionalDouble responseTime() {
        return responseTime < Double.POSITIVE_INFINITY
                ? OptionalDouble.of(responseTime)
                : OptionalDouble.empty();
    }

    /** Returns whether enough time has passed for conclusions about the network. */
    boolean hasSettled(double now) {
        return now >= RunRules.PROBE_MULTIPLE * responseTime;
    }
}
