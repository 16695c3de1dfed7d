// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.analysis;

import java.util.Arrays;

/**
 * Counters of packets and latencies per time window: a packet counts in the window in which its
 * last flit arrives. Times are in cycles; a window includes its start and excludes its end.
 */
final class WindowCounters {
    private static final int INITIAL_WINDOWS = 256;

    private final double width;
    private int[] generated = new int[INITIAL_WINDOWS];
    private int[] packets = new int[INITIAL_WINDOWS];
    private long[] flits = new long[INITIAL_WINDOWS];
    private double[] latencies = new double[INITIAL_WINDOWS];
    private double[] maxLatencies = new double[INITIAL_WINDOWS];
    private double[] networkLatencies = new double[INITIAL_WINDOWS];
    private double[] maxNetworkLatencies = new double[INITIAL_WINDOWS];
    private long total;

    /** Creates counters from time 0 on, with windows of this width, cycles. */
    WindowCounters(int window) {
        width = window;
    }

    void generated(double time, int number) {
        int window = (int) (time / width);
        ensureCapacity(window);
        generated[window] += number;
    }

    void delivered(double latency, double networkLatency, double time, int length) {
        int window = (int) (time / width);
        ensureCapacity(window);
        packets[window]++;
        total++;
        flits[window] += length;
        latencies[window] += latency;
        maxLatencies[window] = Math.max(maxLatencies[window], latency);
        networkLatencies[window] += networkLatency;
        maxNetworkLatencies[window] = Math.max(maxNetworkLatencies[window], networkLatency);
    }

    private void ensureCapacity(int window) {
        if (window >= packets.length) {
            int capacity = Math.max(window + 1, 2 * packets.length);
            generated = Arrays.copyOf(generated, capacity);
            packets = Arrays.copyOf(packets, capacity);
            flits = Arrays.copyOf(flits, capacity);
            latencies = Arrays.copyOf(latencies, capacity);
            maxLatencies = Arrays.copyOf(maxLatencies, capacity);
            networkLatencies = Arrays.copyOf(networkLatencies, capacity);
            maxNetworkLatencies = Arrays.copyOf(maxNetworkLatencies, capacity);
        }
    }

    /**
     * Returns the packets received so far, including those whose future arrival has been reported.
     */
    long total() {
        return total;
    }

    /** Returns the totals of a window that is over. */
    WindowTotals of(int window) {
        ensureCapacity(window);
        int received = packets[window];
        return new WindowTotals(
                generated[window],
                received,
                flits[window],
                latencies[window] / received,
                maxLatencies[window],
                networkLatencies[window] / received,
                maxNetworkLatencies[window]);
    }

    /**
     * Totals of one window; without packets means are NaN and maxima 0.
     *
     * @param generated packets generated
     * @param packets packets received
     * @param flits their flits
     * @param latency their mean latency, cycles
     * @param maxLatency their largest latency
     * @param networkLatency their mean latency from injection
     * @param maxNetworkLatency their largest latency from injection
     */
    record WindowTotals(
            int generated,
            int packets,
            long flits,
            double latency,
            double maxLatency,
            double networkLatency,
            double maxNetworkLatency) {}
}
