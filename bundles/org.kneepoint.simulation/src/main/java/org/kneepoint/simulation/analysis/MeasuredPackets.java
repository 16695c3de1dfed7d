// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.analysis;

import java.util.Arrays;
import org.kneepoint.simulation.statistics.BatchMeans;
import org.kneepoint.simulation.statistics.LatencyHistogram;
import org.kneepoint.simulation.statistics.MserTruncation;
import org.kneepoint.simulation.statistics.TimeWindows;
import org.kneepoint.simulation.statistics.WindowBatches;

/**
 * The packets that are measured, by the time of their generation. A {@linkplain #setCutoff cut}
 * divides them: those generated before it are awaited, and when all have left, whatever is asked of
 * them is free of the bias that the quick arrive first.
 */
final class MeasuredPackets {
    /** What is summed over the packets delivered. */
    enum Statistic {
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

    private static final int MAX_TRUNCATION_BATCHES = 128;
    private static final int GENERATED = 0;
    private static final int DEPARTED = 1;

    private final TimeWindows windows = new TimeWindows(2, Statistic.values().length);
    private final LatencyHistogram latenciesBeforeCutoff = new LatencyHistogram();
    private final LatencyHistogram latenciesAfterCutoff = new LatencyHistogram();
    private final WindowedLatencies windowedLatencies = new WindowedLatencies();
    private double from;
    private double to;
    private double cutoff;
    private long backlog;
    private long undelivered;

    MeasuredPackets() {
        restart(0, Double.POSITIVE_INFINITY);
    }

    /** Clears all statistics and measures the packets generated in a half-open interval. */
    void restart(double begin, double end) {
        from = begin;
        to = end;
        cutoff = begin;
        backlog = 0;
        undelivered = 0;
        latenciesBeforeCutoff.clear();
        latenciesAfterCutoff.clear();
        boolean ends = end < Double.POSITIVE_INFINITY;
        windows.restart(begin, ends ? (end - begin) / TimeWindows.MAX_WINDOWS : 1);
        windowedLatencies.restart(begin, ends ? (end - begin) / WindowedLatencies.MAX_WINDOWS : 1);
    }

    private boolean isMeasured(double generated) {
        return generated >= from && generated < to;
    }

    void generated(double time, int packets) {
        if (isMeasured(time)) {
            windows.addWeighted(windows.indexOf(time), GENERATED, time, packets);
            backlog += packets;
        }
    }

    void lost(double generated, int packets) {
        if (isMeasured(generated)) {
            depart(windows.indexOf(generated), generated, packets);
        }
    }

    void delivered(double generated, double latency, double networkLatency, int hops) {
        if (isMeasured(generated)) {
            int window = windows.indexOf(generated);
            depart(window, generated, 1);
            windows.add(window, Statistic.PACKETS.ordinal(), 1);
            windows.add(window, Statistic.LATENCY.ordinal(), latency);
            windows.add(window, Statistic.NETWORK_LATENCY.ordinal(), networkLatency);
            windows.add(window, Statistic.HOPS.ordinal(), hops);
            (generated < cutoff ? latenciesBeforeCutoff : latenciesAfterCutoff).add(latency);
            windowedLatencies.add(generated, latency);
        }
    }

    private void depart(int window, double generated, int packets) {
        windows.addWeighted(window, DEPARTED, generated, packets);
        backlog -= packets;
        if (generated < cutoff) {
            undelivered -= packets;
        }
    }

    /** Sets the cutoff to the present time. */
    void setCutoff(double now) {
        cutoff = now;
        undelivered = backlog;
        latenciesBeforeCutoff.addAll(latenciesAfterCutoff);
        latenciesAfterCutoff.clear();
    }

    /** Returns the time from which packets are measured. */
    double from() {
        return from;
    }

    /** Returns the number of packets generated before the cutoff that have not left yet. */
    long undelivered() {
        return undelivered;
    }

    /** Returns the latencies of the packets generated before the cut. */
    LatencyHistogram latencies() {
        return latenciesBeforeCutoff;
    }

    /** Returns a percentile of the latencies of the packets generated before the cut. */
    Percentile percentile(double fraction) {
        return Percentile.of(fraction, latenciesBeforeCutoff, windowedLatencies, cutoff);
    }

    /** Returns the packets generated before the cut. */
    double generated() {
        return windows.weight(GENERATED, 0, windows.completed(cutoff));
    }

    /** Returns a sum over the packets generated before the cut. */
    double sum(Statistic statistic) {
        return windows.sum(statistic.ordinal(), 0, windows.completed(cutoff));
    }

    /**
     * Returns a mean over the packets generated before the cut, from {@value #BATCHES} batches, or
     * from half or a quarter as many if those depend on each other.
     */
    BatchMeans mean(Statistic statistic) {
        BatchMeans means = mean(statistic, BATCHES);
        for (int n = BATCHES / 2; n >= BATCHES / 4 && !means.isIndependent(); n /= 2) {
            means = mean(statistic, n);
        }
        return means;
    }

    private BatchMeans mean(Statistic statistic, int number) {
        WindowBatches batches = new WindowBatches(0, windows.completed(cutoff), number);
        return BatchMeans.of(sums(batches, Statistic.PACKETS), sums(batches, statistic));
    }

    /**
     * Returns how many independent windows of time would tell the mean latency as closely as those
     * before the cut, which depend on each other; at most their number, {@value
     * TimeWindows#MAX_WINDOWS}, but for chance.
     */
    double effectiveWindows() {
        int completed = windows.completed(cutoff);
        double independentVariance = windowMeans().independentVariance();
        double variance = mean(Statistic.LATENCY, BATCHES).variance();
        return independentVariance > 0
                ? completed * (independentVariance / variance)
                : TimeWindows.MAX_WINDOWS;
    }

    /** Returns the mean latency from all windows of time before the cut, however they correlate. */
    BatchMeans windowMeans() {
        return mean(Statistic.LATENCY, windows.completed(cutoff));
    }

    /** Returns the mean of the packets generated before the cut that were not delivered. */
    BatchMeans loss() {
        WindowBatches batches = new WindowBatches(0, windows.completed(cutoff), BATCHES);
        double[] generated = batches.sums((from, end) -> windows.weight(GENERATED, from, end));
        double[] lost = sums(batches, Statistic.PACKETS);
        Arrays.setAll(lost, batch -> generated[batch] - lost[batch]);
        return BatchMeans.of(generated, lost);
    }

    private double[] sums(WindowBatches batches, Statistic statistic) {
        return batches.sums((first, end) -> windows.sum(statistic.ordinal(), first, end));
    }

    /** Returns the fraction of the time before the cutoff that the MSER rule truncates. */
    double truncatedFraction() {
        int completed = windows.completed(cutoff);
        WindowBatches groups =
                new WindowBatches(0, completed, Math.min(completed, MAX_TRUNCATION_BATCHES));
        double[] packets = sums(groups, Statistic.PACKETS);
        double[] latencies = sums(groups, Statistic.LATENCY);
        double[] means = new double[packets.length];
        int used = 0;
        for (int group = 0; group < packets.length; group++) {
            if (packets[group] > 0) {
                means[used++] = latencies[group] / packets[group];
            }
        }
        return MserTruncation.of(Arrays.copyOf(means, used));
    }

    /**
     * Checks, window by window, that the packets that left are those generated; exact for whole
     * cycles.
     *
     * @throws IllegalStateException if a packet left that was not generated then
     */
    void checkInvariants() {
        for (int window = 0; window < TimeWindows.MAX_WINDOWS; window++) {
            double born = windows.weight(window, GENERATED);
            double departed = windows.weight(window, DEPARTED);
            double shift = windows.moment(window, GENERATED) - windows.moment(window, DEPARTED);
            boolean same =
                    born > departed || Math.abs(shift) <= 1e-9 * windows.width() * (1 + born);
            if (departed > born || !same) {
                throw new IllegalStateException(
                        "packets left that were not generated then: from cycle "
                                + windows.start(window)
                                + " to "
                                + windows.start(window + 1)
                                + " generated "
                                + born
                                + ", left "
                                + departed);
            }
        }
    }
}
