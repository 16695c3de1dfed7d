// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.packet.multistage;

import java.util.random.RandomGenerator;
import org.kneepoint.simulation.RandomStreams;

/**
 * The processors: the Poisson processes of all of them are one of N times the rate, of which every
 * event belongs to any of them with the same probability. A processor that has stopped lets its
 * events pass, which is exact because a Poisson process has no memory.
 */
final class Sources {
    /** What {@link #take} returns where a processor has stopped. */
    static final int NONE = -1;

    private final Workload workload;
    private final int nodes;
    private final double gap;
    private final RandomGenerator arrivals;
    private final RandomGenerator goals;
    private final int[] outstanding;
    private double next;

    Sources(Workload workload, Sizes sizes, RandomStreams streams) {
        this.workload = workload;
        nodes = sizes.nodes();
        gap = 1 / (workload.rate() * sizes.service() * nodes);
        arrivals = streams.stream(Stream.ARRIVALS);
        goals = streams.stream(Stream.GOALS);
        outstanding = new int[workload.isClosed() ? nodes : 0];
        next = workload.rate() > 0 ? draw() : Double.POSITIVE_INFINITY;
    }

    private double draw() {
        return gap * arrivals.nextExponential();
    }

    /** Returns when the next packet may be generated. */
    double next() {
        return next;
    }

    /** Takes the next event off and returns whose it is, or {@link #NONE}. */
    int take() {
        int source = arrivals.nextInt(nodes);
        next += draw();
        return isClosed() && outstanding[source] == workload.outstanding() ? NONE : source;
    }

    /** Draws where a packet goes, see {@link Packets#goal}. */
    int goal() {
        if (workload.hotspot() > 0 && goals.nextDouble() < workload.hotspot()) {
            return Packets.hotRequest(workload.hot());
        }
        return goals.nextInt(nodes);
    }

    /** A packet of a processor has found room. */
    void entered(int source) {
        if (isClosed()) {
            outstanding[source]++;
        }
    }

    /** A packet of a processor has left. */
    void left(int source) {
        if (isClosed()) {
            outstanding[source]--;
        }
    }

    private boolean isClosed() {
        return outstanding.length > 0;
    }

    /** Checks what is outstanding against the packets. */
    void audit(Packets packets) {
        if (isClosed()) {
            int[] inside = packets.bySource(nodes);
            for (int source = 0; source < nodes; source++) {
                Law.same("packets outstanding", outstanding[source], inside[source]);
                Law.holds(inside[source] <= workload.outstanding(), "packets outstanding", source);
            }
        }
    }
}
