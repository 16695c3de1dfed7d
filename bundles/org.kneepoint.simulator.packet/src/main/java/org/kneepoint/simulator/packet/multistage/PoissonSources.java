// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.packet.multistage;

import java.util.random.RandomGenerator;
import org.kneepoint.simulation.RandomStreams;

/**
 * The processors. Their Poisson processes are merged into one of N times the rate, each event of
 * which belongs to any processor with the same probability. A stopped processor ignores its events,
 * which is exact because a Poisson process is memoryless.
 */
final class PoissonSources {
    /** Result of {@link #poll} for a stopped processor. */
    static final int NONE = -1;

    private final MultistageWorkload workload;
    private final int nodes;
    private final double meanGap;
    private final RandomGenerator arrivalRandom;
    private final RandomGenerator requestRandom;
    private final int[] outstanding;
    private double next;

    PoissonSources(MultistageWorkload workload, MultistageLayout layout, RandomStreams streams) {
        this.workload = workload;
        nodes = layout.nodes();
        meanGap = 1 / (workload.rate() * layout.service() * nodes);
        arrivalRandom = streams.stream(PacketStreamIds.ARRIVALS);
        requestRandom = streams.stream(PacketStreamIds.DESTINATIONS);
        outstanding = new int[workload.isClosed() ? nodes : 0];
        next = workload.rate() > 0 ? draw() : Double.POSITIVE_INFINITY;
    }

    private double draw() {
        return meanGap * arrivalRandom.nextExponential();
    }

    /** Returns the time of the next event. */
    double next() {
        return next;
    }

    /** Removes the next event and returns its processor, or {@link #NONE}. */
    int poll() {
        int source = arrivalRandom.nextInt(nodes);
        next += draw();
        return isClosed() && outstanding[source] == workload.outstanding() ? NONE : source;
    }

    /** Draws the request of a packet, see {@link MultistagePacketPool#request}. */
    int drawRequest() {
        if (workload.hotspot() > 0 && requestRandom.nextDouble() < workload.hotspot()) {
            return MultistagePacketPool.hotRequest(workload.hotOutput());
        }
        return requestRandom.nextInt(nodes);
    }

    /** Reports a packet injected by a processor. */
    void injected(int source) {
        if (isClosed()) {
            outstanding[source]++;
        }
    }

    /** Reports that a packet of a processor has left. */
    void departed(int source) {
        if (isClosed()) {
            outstanding[source]--;
        }
    }

    private boolean isClosed() {
        return outstanding.length > 0;
    }

    /** Checks the numbers of outstanding packets. */
    void checkInvariants(MultistagePacketPool packets) {
        if (isClosed()) {
            int[] inside = packets.bySource(nodes);
            for (int source = 0; source < nodes; source++) {
                MultistageInvariants.requireEqual(
                        "packets outstanding", outstanding[source], inside[source]);
                MultistageInvariants.require(
                        inside[source] <= workload.outstanding(), "packets outstanding", source);
            }
        }
    }
}
