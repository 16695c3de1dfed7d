// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation;

import java.util.Arrays;

/**
 * What is generated and received in each window of a run: packets by the window in which their last
 * flit arrives, whenever that is reported. Times in cycles; the beginning of a window belongs to
 * it, its end to the next.
 */
final class Receipts {
    private static final int ROOM = 256;

    private final double width;
    private int[] generated = new int[ROOM];
    private int[] packets = new int[ROOM];
    private long[] flits = new long[ROOM];
    private double[] latencies = new double[ROOM];
    private double[] largest = new double[ROOM];
    private double[] networkLatencies = new double[ROOM];
    private double[] networkLargest = new double[ROOM];
    private long total;

    /** Begins at time 0 with windows of this many cycles. */
    Receipts(int window) {
        width = window;
    }

    void generated(double time, int number) {
        int window = (int) (time / width);
        reach(window);
        generated[window] += number;
    }

    void delivered(double latency, double networkLatency, double time, int length) {
        int window = (int) (time / width);
        reach(window);
        packets[window]++;
        total++;
        flits[window] += length;
        latencies[window] += latency;
        largest[window] = Math.max(largest[window], latency);
        networkLatencies[window] += networkLatency;
        networkLargest[window] = Math.max(networkLargest[window], networkLatency);
    }

    private void reach(int window) {
        if (window >= packets.length) {
            int room = Math.max(window + 1, 2 * packets.length);
            generated = Arrays.copyOf(generated, room);
            packets = Arrays.copyOf(packets, room);
            flits = Arrays.copyOf(flits, room);
            latencies = Arrays.copyOf(latencies, room);
            largest = Arrays.copyOf(largest, room);
            networkLatencies = Arrays.copyOf(networkLatencies, room);
            networkLargest = Arrays.copyOf(networkLargest, room);
        }
    }

    /** Returns the packets received so far, with those whose arrival was reported ahead of time. */
    long total() {
        return total;
    }

    /** Returns the receipts of a window that is over. */
    Receipt of(int window) {
        reach(window);
        int received = packets[window];
        return new Receipt(
                generated[window],
                received,
                flits[window],
                latencies[window] / received,
                largest[window],
                networkLatencies[window] / received,
                networkLargest[window]);
    }

    /**
     * What was received in one window; means and maxima over no packet are NaN and 0.
     *
     * @param generated packets generated
     * @param packets packets received
     * @param flits their flits
     * @param latency their mean latency, cycles
     * @param largest their largest latency
     * @param networkLatency their mean latency from network entry
     * @param networkLargest their largest latency from network entry
     */
    record Receipt(
            int generated,
            int packets,
            long flits,
            double latency,
            double largest,
            double networkLatency,
            double networkLargest) {}
}
