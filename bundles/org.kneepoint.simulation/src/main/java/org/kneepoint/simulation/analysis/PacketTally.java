// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.analysis;

import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import org.kneepoint.simulation.SimulationEngine;

/**
 * Counts the packets of one run from the reports of a {@link SimulationEngine}; used by the thread
 * of that engine only. Times are in cycles, at least 0. A call takes some nanoseconds and allocates
 * nothing.
 *
 * <p>Every packet is {@link #generated} once; then it is {@link #lost} at its source, or {@link
 * #injected} once and {@link #delivered} or {@link #dropped} once. Reports follow the order of
 * simulated time; within one step of the clock their order is free, and a delivery may be reported
 * as soon as its time is known.
 *
 * <p>The time limit of a run counts from the creation of its tally.
 */
public final class PacketTally {
    private static final double MAX_TIME = 0x1p52;

    /** Event from which the latency of a packet counts. */
    public enum LatencyOrigin {
        /** Generation: the time in the source queue is included. */
        GENERATION,
        /** Injection: entry of the head into the network. */
        INJECTION
    }

    private final Stopwatch stopwatch;
    private final LatencyOrigin origin;
    private final BacklogHistory history;
    private final MeasuredPackets measuredPackets;
    private final FirstPacketProbe firstPackets;
    private final ResidenceTimes residenceTimes;
    private final ResidenceTimes networkResidenceTimes;
    private final long[] received;
    private WindowCounters windowCounters;
    private long backlogFlits;

    /**
     * Creates an empty tally whose latencies count from generation.
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
     * @param origin event from which the latency counts; the network latency always counts from
     *     injection
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
        history = new BacklogHistory();
        measuredPackets = new MeasuredPackets();
        firstPackets = new FirstPacketProbe();
        residenceTimes = new ResidenceTimes();
        networkResidenceTimes = new ResidenceTimes();
    }

    private PacketTally(List<PacketTally> copies) {
        origin = copies.get(0).origin;
        stopwatch = copies.get(0).stopwatch;
        received = new long[copies.get(0).nodes()];
        for (PacketTally copy : copies) {
            backlogFlits += copy.backlogFlits;
            Arrays.setAll(received, node -> received[node] + copy.received[node]);
        }
        history = BacklogHistory.pooled(parts(copies, PacketTally::history));
        measuredPackets = MeasuredPackets.pooled(parts(copies, PacketTally::measuredPackets));
        firstPackets = FirstPacketProbe.pooled(parts(copies, PacketTally::firstPackets));
        residenceTimes = ResidenceTimes.pooled(parts(copies, PacketTally::residenceTimes));
        networkResidenceTimes =
                ResidenceTimes.pooled(parts(copies, PacketTally::networkResidenceTimes));
    }

    private static <T> List<T> parts(List<PacketTally> copies, Function<PacketTally, T> part) {
        return copies.stream().map(part).toList();
    }

    /** Returns an empty tally for another copy of the network, with the same time limit. */
    PacketTally another() {
        return new PacketTally(received.length, origin, stopwatch);
    }

    /** Returns what several copies of a network have reported so far. */
    static PacketTally pooled(List<PacketTally> copies) {
        return new PacketTally(copies);
    }

    /**
     * Reports a generated packet.
     *
     * @param flits its length, at least 1
     */
    public void generated(double time, int flits) {
        generated(time, flits, 1);
    }

    /**
     * Reports several packets of equal length generated at the same time.
     *
     * @param flits length of each, at least 1
     * @param packets number of packets, at least 1
     */
    public void generated(double time, int flits, int packets) {
        require(time >= 0 && time < MAX_TIME, "packet generated at cycle ", time);
        backlogFlits += (long) flits * packets;
        residenceTimes.enter(time, packets);
        firstPackets.generated(time, packets);
        history.generated(time, packets);
        measuredPackets.generated(time, packets);
        if (windowCounters != null) {
            windowCounters.generated(time, packets);
        }
    }

    /** Reports a packet, generated and reported at this time, that finds its source queue full. */
    public void lost(double time, int flits) {
        lost(time, flits, 1);
    }

    /** Reports several packets of equal length, generated at this time, that are lost. */
    public void lost(double time, int flits, int packets) {
        backlogFlits -= (long) flits * packets;
        residenceTimes.leave(time, time, packets);
        firstPackets.lost(time, packets);
        history.lost(time, packets);
        measuredPackets.lost(time, packets);
    }

    /** Reports that the head of a packet leaves its source queue and enters the network. */
    public void injected(double time) {
        injected(time, 1);
    }

    /** Reports the heads of several packets that enter the network at the same time. */
    public void injected(double time, int packets) {
        require(time >= 0 && time < MAX_TIME, "packet injected at cycle ", time);
        networkResidenceTimes.enter(time, packets);
        history.injected(time, packets);
    }

    /**
     * Reports a packet discarded in the network.
     *
     * @param generated time of generation
     * @param injected time of injection of its head
     * @param time present time
     * @param flits its length
     */
    public void dropped(double generated, double injected, double time, int flits) {
        depart(generated, injected, time, flits);
        firstPackets.lost(generated, 1);
        history.departed(time, 0);
        measuredPackets.lost(generated, 1);
    }

    /**
     * Reports a delivered packet: its tail arrives at its destination.
     *
     * @param node destination, 0 to N - 1
     * @param generated time of generation
     * @param injected time of injection of its head
     * @param time time of arrival of its tail
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
                time < MAX_TIME && injected <= time,
                "packet delivered before its injection, at cycle ",
                time);
        require(
                generated >= 0 && generated <= injected,
                "packet injected before its generation, at cycle ",
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

    /** Returns the backlog: packets generated and neither lost, dropped nor delivered. */
    public long backlog() {
        return residenceTimes.present();
    }

    /** Returns the flits of the packets of the backlog. */
    public long backlogFlits() {
        return backlogFlits;
    }

    /** Returns whether no packet has been generated yet. */
    boolean isEmpty() {
        return residenceTimes.entered() == 0;
    }

    /**
     * Returns whether the network has been filled, so that a backlog that still grows does not do
     * so for want of time: the first packets are long delivered, or, where congestion holds some of
     * them up, the packets in the network have been replaced several times.
     */
    boolean isFilled(double now) {
        long present = networkResidenceTimes.present();
        long left = networkResidenceTimes.entered() - present;
        return firstPackets.hasSettled(now)
                || left >= RunRules.PROBE_MULTIPLE * Math.max(present, firstPackets.packets());
    }

    /** Restarts the measurement now, for packets generated before {@code end}. */
    void restart(double now, double end) {
        Arrays.fill(received, 0);
        measuredPackets.restart(now, end);
    }

    /**
     * Starts counting by time windows.
     *
     * @param window width of a window, cycles
     */
    WindowCounters countWindows(int window) {
        windowCounters = new WindowCounters(window);
        return windowCounters;
    }

    int nodes() {
        return received.length;
    }

    /** Returns the flits received by each node since the restart. */
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
