// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation;

import java.util.Arrays;

/**
 * What is counted of the packets of one run; owned by the thread of the {@link Engine} that reports
 * to it. Times in cycles, at least 0. A call costs some nanoseconds and allocates nothing.
 *
 * <p>Every packet is {@link #generated} once; then it is {@link #lost} at its source, or {@link
 * #entered} once and {@link #delivered} or {@link #dropped} once. Reports come in the order in
 * which the engine is advanced; within one step of the clock their order is free, and a delivery
 * may be reported as soon as its time is known.
 *
 * <p>The time that a run may take is counted from the creation of its tally.
 */
public final class Tally {
    private static final double LAST = 0x1p52;

    /** Where the latency of a packet begins to count. */
    public enum Origin {
        /** At its generation: time in the source queue counts. */
        GENERATION,
        /** At the entry of its head into the network. */
        ENTRY
    }

    private final Stopwatch stopwatch;
    private final Origin origin;
    private final History history = new History();
    private final Cohorts cohorts = new Cohorts();
    private final Pioneers pioneers = new Pioneers();
    private final Stays stays = new Stays();
    private final Stays networkStays = new Stays();
    private final long[] received;
    private Receipts receipts;
    private long flitsInside;

    /**
     * Creates an empty tally.
     *
     * @param nodes terminals N, at least 1
     */
    public Tally(int nodes) {
        this(nodes, Origin.GENERATION);
    }

    /**
     * Creates an empty tally.
     *
     * @param nodes terminals N, at least 1
     * @param origin where the latency counts from; the network latency always counts from the entry
     */
    public Tally(int nodes, Origin origin) {
        this(nodes, origin, new Stopwatch(System::nanoTime));
    }

    Tally(int nodes, Stopwatch stopwatch) {
        this(nodes, Origin.GENERATION, stopwatch);
    }

    private Tally(int nodes, Origin origin, Stopwatch stopwatch) {
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
        require(time >= 0 && time < LAST, "a packet is generated at cycle ", time);
        flitsInside += (long) flits * packets;
        stays.begin(time, packets);
        pioneers.generated(time, packets);
        history.generated(time, packets);
        cohorts.generated(time, packets);
        if (receipts != null) {
            receipts.generated(time, packets);
        }
    }

    /** A packet that was generated at this time, and reported so, finds its source queue full. */
    public void lost(double time, int flits) {
        lost(time, flits, 1);
    }

    /** Several packets of the same length that were generated at this time are lost. */
    public void lost(double time, int flits, int packets) {
        flitsInside -= (long) flits * packets;
        stays.end(time, time, packets);
        pioneers.lost(time, packets);
        history.lost(time, packets);
        cohorts.lost(time, packets);
    }

    /** The head of a packet leaves its source queue and enters the network. */
    public void entered(double time) {
        entered(time, 1);
    }

    /** The heads of several packets enter the network at once. */
    public void entered(double time, int packets) {
        require(time >= 0 && time < LAST, "a packet enters at cycle ", time);
        networkStays.begin(time, packets);
        history.entered(time, packets);
    }

    /**
     * A packet is thrown away inside the network.
     *
     * @param generated time of its generation
     * @param entered time at which its head entered the network
     * @param time when it is thrown away
     * @param flits its length
     */
    public void dropped(double generated, double entered, double time, int flits) {
        leave(generated, entered, time, flits);
        pioneers.lost(generated, 1);
        history.left(time, 0);
        cohorts.lost(generated, 1);
    }

    /**
     * The tail of a packet arrives.
     *
     * @param node where, 0 to N - 1
     * @param generated time of its generation
     * @param entered time at which its head entered the network
     * @param time of arrival: the latency is this minus the generation
     * @param flits its length
     * @param hops routers passed
     */
    public void delivered(
            int node, double generated, double entered, double time, int flits, int hops) {
        leave(generated, entered, time, flits);
        received[node] += flits;
        pioneers.arrived(generated, time);
        history.left(time, flits);
        double latency = time - (origin == Origin.GENERATION ? generated : entered);
        cohorts.delivered(generated, latency, time - entered, hops);
        if (receipts != null) {
            receipts.delivered(latency, time - entered, time, flits);
        }
    }

    private void leave(double generated, double entered, double time, int flits) {
        require(
                time < LAST && entered <= time,
                "a packet leaves before it enters, at cycle ",
                time);
        require(
                generated >= 0 && generated <= entered,
                "a packet enters before it is generated, at cycle ",
                entered);
        flitsInside -= flits;
        stays.end(generated, time, 1);
        networkStays.end(entered, time, 1);
    }

    private static void require(boolean possible, String complaint, double time) {
        if (!possible) {
            throw new IllegalStateException(complaint + time);
        }
    }

    /** Returns the packets generated and neither lost, dropped nor delivered. */
    public long inside() {
        return stays.inside();
    }

    /** Returns their flits. */
    public long flitsInside() {
        return flitsInside;
    }

    /** Returns whether no packet has been generated yet. */
    boolean isUntouched() {
        return stays.begun() == 0;
    }

    /** Measures from now on what is generated before another time. */
    void restart(double now, double to) {
        Arrays.fill(received, 0);
        cohorts.restart(now, to);
    }

    /**
     * Counts from now on also by windows of time.
     *
     * @param window cycles
     */
    Receipts receipts(int window) {
        receipts = new Receipts(window);
        return receipts;
    }

    int nodes() {
        return received.length;
    }

    /** Returns the flits that each node has received since the restart. */
    long[] received() {
        return received;
    }

    History history() {
        return history;
    }

    Cohorts cohorts() {
        return cohorts;
    }

    Pioneers pioneers() {
        return pioneers;
    }

    Stays stays() {
        return stays;
    }

    Stays networkStays() {
        return networkStays;
    }

    Stopwatch stopwatch() {
        return stopwatch;
    }
}
