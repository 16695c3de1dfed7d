// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.packet.multistage;

import java.util.random.RandomGenerator;
import org.kneepoint.simulation.RandomStreams;

/**
 * The processors: the Poisson processes of all of them are one of N times the rate, of which every
 * event belongs to any of them with the same probability. A processor that has stopped lets its
 * events pass, which is exact because a Poisson process has no memory.
 */
final class PoissonSources {
    /** What {@link #poll} returns where a processor has stopped. */
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

    /** Returns when the next packet may be generated. */
    double next() {
        return next;
    }

    /** Takes the next event off and returns whose it is, or {@link #NONE}. */
    int poll() {
        int source = arrivalRandom.nextInt(nodes);
        next += draw();
        return isClosed() && outstanding[source] == workload.outstanding() ? NONE : source;
    }

    /** Draws where a packet goes, see {@link MultistagePacketPool#request}. */
    int drawRequest() {
        if (workload.hotspot() > 0 && requestRandom.nextDouble() < workload.hotspot()) {
            return MultistagePacketPool.hotRequest(workload.hotOutput());
        }
        return requestRandom.nextInt(nodes);
    }

    /** A packet of a processor has found room. */
    void injected(int source) {
        if (isClosed()) {
            outstanding[source]++;
        }
    }

    /** A packet of a processor has left. */
    void departed(int source) {
        if (isClosed()) {
            outstanding[source]--;
        }
    }

    private boolean isClosed() {
        return outstanding.length > 0;
    }

    /** Checks what is outstanding against the packets. */
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
