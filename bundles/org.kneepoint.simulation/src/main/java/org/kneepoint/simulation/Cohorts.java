// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation;

import java.util.Arrays;

/**
 * The packets that are measured, by the time of their generation. A {@linkplain #cut cut} divides
 * them: those generated before it are awaited, and when all have left, whatever is asked of them is
 * free of the bias that the quick arrive first.
 */
final class Cohorts {
    /** What is summed over the packets delivered. */
    enum Of {
        /** Packets. */
        PACKETS,
        /** Latency from generation. */
        LATENCY,
        /** Latency from entry into the network. */
        NETWORK_LATENCY,
        /** Routers passed. */
        HOPS
    }

    /** Batches of which an interval is made. */
    static final int BATCHES = 32;

    private static final int GROUPS = 128;
    private static final int BORN = 0;
    private static final int GONE = 1;

    private final Windows windows = new Windows(2, Of.values().length);
    private final Latencies before = new Latencies();
    private final Latencies after = new Latencies();
    private final CoarseLatencies parts = new CoarseLatencies();
    private double from;
    private double to;
    private double cut;
    private long inside;
    private long awaited;

    Cohorts() {
        restart(0, Double.POSITIVE_INFINITY);
    }

    /** Forgets everything and measures what is generated from one time to before another. */
    void restart(double begin, double end) {
        from = begin;
        to = end;
        cut = begin;
        inside = 0;
        awaited = 0;
        before.clear();
        after.clear();
        boolean ends = end < Double.POSITIVE_INFINITY;
        windows.restart(begin, ends ? (end - begin) / Windows.MOST : 1);
        parts.restart(begin, ends ? (end - begin) / CoarseLatencies.MOST : 1);
    }

    private boolean isMeasured(double generated) {
        return generated >= from && generated < to;
    }

    void generated(double time, int packets) {
        if (isMeasured(time)) {
            windows.mark(windows.at(time), BORN, time, packets);
            inside += packets;
        }
    }

    void lost(double generated, int packets) {
        if (isMeasured(generated)) {
            leave(windows.at(generated), generated, packets);
        }
    }

    void delivered(double generated, double latency, double networkLatency, int hops) {
        if (isMeasured(generated)) {
            int window = windows.at(generated);
            leave(window, generated, 1);
            windows.add(window, Of.PACKETS.ordinal(), 1);
            windows.add(window, Of.LATENCY.ordinal(), latency);
            windows.add(window, Of.NETWORK_LATENCY.ordinal(), networkLatency);
            windows.add(window, Of.HOPS.ordinal(), hops);
            (generated < cut ? before : after).add(latency);
            parts.add(generated, latency);
        }
    }

    private void leave(int window, double generated, int packets) {
        windows.mark(window, GONE, generated, packets);
        inside -= packets;
        if (generated < cut) {
            awaited -= packets;
        }
    }

    /** Divides what was generated before now, which is awaited, from what will be. */
    void cut(double now) {
        cut = now;
        awaited = inside;
        before.addAll(after);
        after.clear();
    }

    /** Returns the time from which packets are measured. */
    double from() {
        return from;
    }

    /** Returns how many packets generated before the cut are still inside. */
    long awaited() {
        return awaited;
    }

    /** Returns the latencies of the packets generated before the cut. */
    Latencies latencies() {
        return before;
    }

    /** Returns a percentile of the latencies of the packets generated before the cut. */
    Percentile percentile(double fraction) {
        return Percentile.of(fraction, before, parts, cut);
    }

    /** Returns the packets generated before the cut. */
    double generated() {
        return windows.weight(BORN, 0, windows.passed(cut));
    }

    /** Returns a sum over the packets generated before the cut. */
    double sum(Of what) {
        return windows.sum(what.ordinal(), 0, windows.passed(cut));
    }

    /**
     * Returns a mean over the packets generated before the cut, from {@value #BATCHES} batches, or
     * from half or a quarter as many if those depend on each other.
     */
    BatchMeans mean(Of what) {
        BatchMeans means = mean(what, BATCHES);
        for (int n = BATCHES / 2; n >= BATCHES / 4 && !means.isIndependent(); n /= 2) {
            means = mean(what, n);
        }
        return means;
    }

    private BatchMeans mean(Of what, int number) {
        Batches batches = new Batches(0, windows.passed(cut), number);
        return BatchMeans.of(sums(batches, Of.PACKETS), sums(batches, what));
    }

    /**
     * Returns how many independent windows of time would tell the mean latency as closely as those
     * before the cut, which depend on each other; at most their number, {@value Windows#MOST}, but
     * for chance.
     */
    double independentWindows() {
        int passed = windows.passed(cut);
        double apart = windowMeans().apart();
        double variance = mean(Of.LATENCY, BATCHES).variance();
        return apart > 0 ? passed * (apart / variance) : Windows.MOST;
    }

    /** Returns the mean latency from all windows of time before the cut, however they correlate. */
    BatchMeans windowMeans() {
        return mean(Of.LATENCY, windows.passed(cut));
    }

    /** Returns the mean of the packets generated before the cut that were not delivered. */
    BatchMeans loss() {
        Batches batches = new Batches(0, windows.passed(cut), BATCHES);
        double[] generated = batches.of((from, end) -> windows.weight(BORN, from, end));
        double[] lost = sums(batches, Of.PACKETS);
        Arrays.setAll(lost, batch -> generated[batch] - lost[batch]);
        return BatchMeans.of(generated, lost);
    }

    private double[] sums(Batches batches, Of what) {
        return batches.of((first, end) -> windows.sum(what.ordinal(), first, end));
    }

    /** Returns the fraction of the time before the cut whose latencies are not typical. */
    double truncation() {
        int passed = windows.passed(cut);
        Batches groups = new Batches(0, passed, Math.min(passed, GROUPS));
        double[] packets = sums(groups, Of.PACKETS);
        double[] latencies = sums(groups, Of.LATENCY);
        double[] means = new double[packets.length];
        int used = 0;
        for (int group = 0; group < packets.length; group++) {
            if (packets[group] > 0) {
                means[used++] = latencies[group] / packets[group];
            }
        }
        return Truncation.of(Arrays.copyOf(means, used));
    }

    /**
     * Checks that what left is what was generated, window by window; exact for whole cycles.
     *
     * @throws IllegalStateException if a packet left that was not generated then
     */
    void audit() {
        for (int window = 0; window < Windows.MOST; window++) {
            double born = windows.weight(window, BORN);
            double gone = windows.weight(window, GONE);
            double shift = windows.moment(window, BORN) - windows.moment(window, GONE);
            boolean same = born > gone || Math.abs(shift) <= 1e-9 * windows.width() * (1 + born);
            if (gone > born || !same) {
                throw new IllegalStateException(
                        "packets left that were not generated then: from cycle "
                                + windows.start(window)
                                + " to "
                                + windows.start(window + 1)
                                + " generated "
                                + born
                                + ", left "
                                + gone);
            }
        }
    }
}
