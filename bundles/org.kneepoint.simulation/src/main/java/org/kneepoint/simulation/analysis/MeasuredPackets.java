// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.analysis;

import java.util.Arrays;
import java.util.List;
import org.kneepoint.simulation.statistics.BatchMeans;
import org.kneepoint.simulation.statistics.LatencyHistogram;
import org.kneepoint.simulation.statistics.MserTruncation;
import org.kneepoint.simulation.statistics.TimeWindows;
import org.kneepoint.simulation.statistics.WindowBatches;

/**
 * The measured packets, by time of generation. A {@linkplain #setCutoff cutoff} divides them:
 * statistics are taken of the packets generated before it once all of them have left, so that they
 * are not biased towards short latencies.
 *
 * <p>Batches of several copies of a network are consecutive parts of one copy after the other, as
 * long as if one copy had been simulated for the time of all: packets at the same time in different
 * copies say more about the mean than about its error.
 */
final class MeasuredPackets {
    /** Sums over the delivered packets. */
    enum Statistic {
        /** Number of packets. */
        PACKETS,
        /** Latency from generation. */
        LATENCY,
        /** Latency from injection. */
        NETWORK_LATENCY,
        /** Routers passed. */
        HOPS
    }

    /** A sum over the windows {@code from} to {@code end} - 1 of one copy. */
    @FunctionalInterface
    private interface WindowSum {
        double of(TimeWindows windows, int from, int end);
    }

    private static final int GENERATED = 0;
    private static final int DEPARTED = 1;

    private final TimeWindows windows = new TimeWindows(2, Statistic.values().length);
    private final LatencyHistogram latenciesBeforeCutoff = new LatencyHistogram();
    private final LatencyHistogram latenciesAfterCutoff = new LatencyHistogram();
    private final WindowedLatencies windowedLatencies = new WindowedLatencies();
    private List<MeasuredPackets> copies = List.of(this);
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

    /**
     * Returns the packets of several copies of a network with the same period and cutoff, and makes
     * their windows equally wide.
     */
    static MeasuredPackets pooled(List<MeasuredPackets> copies) {
        MeasuredPackets pooled = new MeasuredPackets();
        pooled.restart(copies.get(0).from, copies.get(0).to);
        pooled.cutoff = copies.get(0).cutoff;
        pooled.copies = copies;
        for (MeasuredPackets copy : copies) {
            pooled.backlog += copy.backlog;
            pooled.undelivered += copy.undelivered;
            pooled.latenciesBeforeCutoff.addAll(copy.latenciesBeforeCutoff);
            pooled.latenciesAfterCutoff.addAll(copy.latenciesAfterCutoff);
            pooled.windows.addAll(copy.windows);
        }
        copies.forEach(copy -> copy.windows.widen(pooled.windows.width()));
        return pooled;
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

    /** Returns the start of the measurement. */
    double from() {
        return from;
    }

    /** Returns the number of packets generated before the cutoff that have not left yet. */
    long undelivered() {
        return undelivered;
    }

    /** Returns the latencies of the packets generated before the cutoff. */
    LatencyHistogram latencies() {
        return latenciesBeforeCutoff;
    }

    /** Returns the largest latency of the packets delivered so far. */
    double largestLatency() {
        return Math.max(latenciesBeforeCutoff.maximum(), latenciesAfterCutoff.maximum());
    }

    /** Returns a percentile of the latencies of the packets generated before the cutoff. */
    Percentile percentile(double fraction) {
        return Percentile.of(
                fraction,
                latenciesBeforeCutoff,
                copies.stream().map(copy -> copy.windowedLatencies).toList(),
                cutoff);
    }

    /** Returns the number of packets generated before the cutoff. */
    double generated() {
        return windows.weight(GENERATED, 0, windows.completed(cutoff));
    }

    /** Returns a sum over the packets generated before the cutoff. */
    double sum(Statistic statistic) {
        return windows.sum(statistic.ordinal(), 0, windows.completed(cutoff));
    }

    /**
     * Returns a mean over the packets generated before the cutoff, from {@value RunRules#BATCHES}
     * batches, or from half or a quarter as many if those are correlated.
     */
    BatchMeans mean(Statistic statistic) {
        BatchMeans means = mean(statistic, RunRules.BATCHES);
        for (int n = RunRules.BATCHES / 2;
                n >= RunRules.BATCHES / 4 && !isIndependent(means);
                n /= 2) {
            means = mean(statistic, n);
        }
        return means;
    }

    private static boolean isIndependent(BatchMeans means) {
        return means.isIndependent(RunRules.CRITICAL_CORRELATION);
    }

    private BatchMeans mean(Statistic statistic, int number) {
        return BatchMeans.of(batches(number, Statistic.PACKETS), batches(number, statistic));
    }

    private double[] batches(int number, Statistic statistic) {
        return batches(number, (of, from, end) -> of.sum(statistic.ordinal(), from, end));
    }

    /** Returns the sums over a number of batches of the windows of one copy after the other. */
    private double[] batches(int number, WindowSum sum) {
        int completed = windows.completed(cutoff);
        return new WindowBatches(0, copies.size() * completed, number)
                .sums((from, end) -> sum(sum, completed, from, end));
    }

    private double sum(WindowSum sum, int completed, int from, int end) {
        double total = 0;
        for (int copy = 0; copy < copies.size(); copy++) {
            int first = Math.max(0, from - copy * completed);
            int last = Math.min(completed, end - copy * completed);
            if (first < last) {
                total += sum.of(copies.get(copy).windows, first, last);
            }
        }
        return total;
    }

    /**
     * Returns the effective sample size: the number of independent windows whose mean latency would
     * have the same variance as that of the correlated windows before the cutoff. Apart from chance
     * it is at most {@value TimeWindows#MAX_WINDOWS}.
     */
    double effectiveWindows() {
        int completed = windows.completed(cutoff);
        double independentVariance = windowMeans().independentVariance();
        double variance = mean(Statistic.LATENCY, RunRules.BATCHES).variance();
        return independentVariance > 0
                ? completed * (independentVariance / variance)
                : TimeWindows.MAX_WINDOWS;
    }

    /** Returns the mean latency with every window before the cutoff as a batch. */
    BatchMeans windowMeans() {
        return mean(Statistic.LATENCY, windows.completed(cutoff));
    }

    /** Returns the fraction of the packets generated before the cutoff that were lost. */
    BatchMeans loss() {
        double[] generated =
                batches(RunRules.BATCHES, (of, from, end) -> of.weight(GENERATED, from, end));
        double[] lost = batches(RunRules.BATCHES, Statistic.PACKETS);
        Arrays.setAll(lost, batch -> generated[batch] - lost[batch]);
        return BatchMeans.of(generated, lost);
    }

    private double[] sums(WindowBatches batches, Statistic statistic) {
        return batches.sums((first, end) -> windows.sum(statistic.ordinal(), first, end));
    }

    /** Returns the fraction of the time before the cutoff that the MSER rule truncates. */
    double truncatedFraction() {
        int completed = windows.completed(cutoff);
        WindowBatches parts =
                new WindowBatches(0, completed, Math.min(completed, RunRules.MAX_TRUNCATION_PARTS));
        double[] packets = sums(parts, Statistic.PACKETS);
        double[] latencies = sums(parts, Statistic.LATENCY);
        double[] means = new double[packets.length];
        int used = 0;
        for (int part = 0; part < packets.length; part++) {
            if (packets[part] > 0) {
                means[used++] = latencies[part] / packets[part];
            }
        }
        return MserTruncation.of(Arrays.copyOf(means, used));
    }

    /**
     * Checks, window by window, that the packets that left are those generated; exact for whole
     * cycles.
     *
     * @throws IllegalStateException if more packets left than were generated in a window
     */
    void checkInvariants() {
        for (int window = 0; window < TimeWindows.MAX_WINDOWS; window++) {
            double generated = windows.weight(window, GENERATED);
            double departed = windows.weight(window, DEPARTED);
            double shift = windows.moment(window, GENERATED) - windows.moment(window, DEPARTED);
            boolean matches =
                    generated > departed
                            || Math.abs(shift) <= 1e-9 * windows.width() * (1 + generated);
            if (departed > generated || !matches) {
                throw new IllegalStateException(
                        "conservation of packets generated from cycle "
                                + windows.start(window)
                                + " to "
                                + windows.start(window + 1)
                                + ": generated "
                                + generated
                                + ", departed "
                                + departed);
            }
        }
    }
}
