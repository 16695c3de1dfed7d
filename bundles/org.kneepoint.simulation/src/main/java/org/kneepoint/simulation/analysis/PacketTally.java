// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.analysis;

import java.util.Arrays;
import org.kneepoint.simulation.SimulationEngine;

/**
 * What is counted of the packets of one run; owned by the thread of the {@link SimulationEngine}
 * that reports to it. Times in cycles, at least 0. A call costs some nanoseconds and allocates
 * nothing.
 *
 * <p>Every packet is {@link #generated} once; then it is {@link #lost} at its source, or {@link
 * #entered} once and {@link #delivered} or {@link #dropped} once. Reports come in the order in
 * which the engine is advanced; within one step of the clock their order is free, and a delivery
 * may be reported as soon as its time is known.
 *
 * <p>The time that a run may take is counted from the creation of its tally.
 */
public final class PacketTally {
    private static final double END_OF_TIME = 0x1p52;

    /** Where the latency of a packet begins to count. */
    public enum LatencyOrigin {
        /** At its generation: time in the source queue counts. */
        GENERATION,
        /** At the entry of its head into the network. */
        ENTRY
    }

    private final Stopwatch stopwatch;
    private final LatencyOrigin origin;
    private final BacklogHistory history = new BacklogHistory();
    private final MeasuredPackets measuredPackets = new MeasuredPackets();
    private final FirstPacketProbe firstPackets = new FirstPacketProbe();
    private final ResidenceTimes residenceTimes = new ResidenceTimes();
    private final ResidenceTimes networkResidenceTimes = new ResidenceTimes();
    private final long[] received;
    private WindowCounters windowCounters;
    private long backlogFlits;

    /**
     * Creates an empty tally.
     *
     * @param nodes terminals N, at least 1
     */
    public PacketTally(int nodes) {
        this(nodes, LatencyOrigin.GENERATION);
    }

    /**
     * Creates an empty tally.
     *
     * @param nodes terminals N, at least 1
     * @param origin where the latency counts from; the network latency always counts from the entry
     */
    public PacketTally(int nodes, LatencyOrigin origin) {
        this(nodes, origin, new Stopwatch(System::nanoTime));
    }

    PacketTally(int nodes, Stopwatch stopwatch) {
        this(nodes, LatencyOrigin.GENERATION, stopwatch);
    }

    private PacketTally(int nodes, LatencyOrigin origin, Stopwatch stopwatch) {
        if (nodes < 1) {
            throw new IllegalArgumentException("nodes " + nodes + ": must be at least 1");
        }
        received = new long[nodes];
        this.origin = origin;
        this.stopwatch = stopwatch;
    }

    /**
     * A packet is generated.
     *
     * @param flits its length, at least 1
     */
    public void generated(double time, int flits) {
        generated(time, flits, 1);
    }

    /**
     * Several packets are generated at once.
     *
     * @param flits length of each, at least 1
     * @param packets their number, at least 1
     */
    public void generated(double time, int flits, int packets) {
        require(time >= 0 && time < END_OF_TIME, "a packet is generated at cycle ", time);
        backlogFlits += (long) flits * packets;
        residenceTimes.enter(time, packets);
        firstPackets.generated(time, packets);
        history.generated(time, packets);
        measuredPackets.generated(time, packets);
        if (windowCounters != null) {
            windowCounters.generated(time, packets);
        }
    }

    /** A packet that was generated at this time, and reported so, finds its source queue full. */
    public void lost(double time, int flits) {
        lost(time, flits, 1);
    }

    /** Several packets of the same length that were generated at this time are lost. */
    public void lost(double time, int flits, int packets) {
        backlogFlits -= (long) flits * packets;
        residenceTimes.leave(time, time, packets);
        firstPackets.lost(time, packets);
        history.lost(time, packets);
        measuredPackets.lost(time, packets);
    }

    /** The head of a packet leaves its source queue and enters the network. */
    public void injected(double time) {
        injected(time, 1);
    }

    /** The heads of several packets enter the network at once. */
    public void injected(double time, int packets) {
        require(time >= 0 && time < END_OF_TIME, "a packet enters at cycle ", time);
        networkResidenceTimes.enter(time, packets);
        history.injected(time, packets);
    }

    /**
     * A packet is thrown away inside the network.
     *
     * @param generated time of its generation
     * @param injected time at which its head entered the network
     * @param time when it is thrown away
     * @param flits its length
     */
    public void dropped(double generated, double injected, double time, int flits) {
        depart(generated, injected, time, flits);
        firstPackets.lost(generated, 1);
        history.departed(time, 0);
        measuredPackets.lost(generated, 1);
    }

    /**
     * The tail of a packet arrives.
     *
     * @param node where, 0 to N - 1
     * @param generated time of its generation
     * @param injected time at which its head entered the network
     * @param time of arrival: the latency is this minus the generation
     * @param flits its length
     * @param hops routers passed
     */
    public void delivered(
            int node, double generated, double injected, double time, int flits, int hops) {
        depart(generated, injected, time, flits);
        received[node] += flits;
        firstPackets.arrived(generated, time);
        history.departed(time, flits);
        double latency = time - (origin == LatencyOrigin.GENERATION ? generated : injected);
        measuredPackets.delivered(generated, latency, time - injected, hops);
        if (windowCounters != null) {
            windowCounters.delivered(latency, time - injected, time, flits);
        }
    }

    private void depart(double generated, double injected, double time, int flits) {
        require(
                time < END_OF_TIME && injected <= time,
                "a packet leaves before it enters, at cycle ",
                time);
        require(
                generated >= 0 && generated <= injected,
                "a packet enters before it is generated, at cycle ",
                injected);
        backlogFlits -= flits;
        residenceTimes.leave(generated, time, 1);
        networkResidenceTimes.leave(injected, time, 1);
    }

    private static void require(boolean possible, String message, double time) {
        if (!possible) {
            throw new IllegalStateException(message + time);
        }
    }

    /** Returns the packets generated and neither lost, dropped nor delivered. */
    public long backlog() {
        return residenceTimes.present();
    }

    /** Returns their flits. */
    public long backlogFlits() {
        return backlogFlits;
    }

    /** Returns whether no packet has been generated yet. */
    boolean isEmpty() {
        return residenceTimes.entered() == 0;
    }

    /** Measures from now on what is generated before another time. */
    void restart(double now, double end) {
        Arrays.fill(received, 0);
        measuredPackets.restart(now, end);
    }

    /**
     * Counts from now on also by windows of time.
     *
     * @param window cycles
     */
    WindowCounters countWindows(int window) {
        windowCounters = new WindowCounters(window);
        return windowCounters;
    }

    int nodes() {
        return received.length;
    }

    /** Returns the flits that each node has received since the restart. */
    long[] received() {
        return received;
    }

    BacklogHistory history() {
        return history;
    }

    MeasuredPackets measuredPackets() {
        return measuredPackets;
    }

    FirstPacketProbe firstPackets() {
        return firstPackets;
    }

    ResidenceTimes residenceTimes() {
        return residenceTimes;
    }

    ResidenceTimes networkResidenceTimes() {
        return networkResidenceTimes;
    }

    Stopwatch stopwatch() {
        return stopwatch;
    }
}
