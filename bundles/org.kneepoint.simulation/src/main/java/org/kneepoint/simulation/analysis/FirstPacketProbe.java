// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.analysis;

/**
 * The first packets of a run and the time by which 90 % of them have arrived. This time is the
 * scale of the response time of the nearly empty network; nothing is concluded before a multiple of
 * it.
 */
final class FirstPacketProbe {
    private static final int PROBE_PACKETS = 64;
    private static final double ARRIVED_FRACTION = 0.9;
    private static final double WAIT_FACTOR = 4;

    private long probed;
    private long arrived;
    private double lastGenerated;
    private double arrivalTime = Double.POSITIVE_INFINITY;

    /** Packets generated at the same time as the last one of the probe belong to the probe. */
    void generated(double now, int packets) {
        if (probed < PROBE_PACKETS || now <= lastGenerated) {
            probed += packets;
            lastGenerated = Math.max(lastGenerated, now);
        }
    }

    void arrived(double generated, double now) {
        if (generated <= lastGenerated && arrivalTime == Double.POSITIVE_INFINITY) {
            arrived++;
            if (probed >= PROBE_PACKETS && arrived >= ARRIVED_FRACTION * probed) {
                arrivalTime = now;
            }
        }
    }

    /** A lost packet does not belong to the probe. */
    void lost(double generated, int packets) {
        if (generated <= lastGenerated) {
            probed -= packets;
        }
    }

    /** Returns whether so much time has passed that the network may be judged. */
    boolean hasSettled(double now) {
        return now >= WAIT_FACTOR * arrivalTime;
    }
}
