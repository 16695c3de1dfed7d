// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.analysis;

import org.kneepoint.simulation.analysis.MeasuredPackets.Statistic;
import org.kneepoint.simulation.statistics.BatchMeans;

/**
 * Statistics of the packets generated in a measurement period, all of which have left.
 *
 * @param interval statistics of that period
 * @param generated packets generated
 * @param delivered packets delivered
 * @param latency mean latency
 * @param networkLatency mean latency from injection
 * @param effectiveWindows effective sample size of the mean latency, windows
 * @param nearlyNormal whether correlation and skewness of the mean latencies of windows are small
 * @param loss fraction of the generated packets that were lost
 * @param hops mean number of routers passed
 * @param p50 median of the latency
 * @param p95 95th percentile of the latency
 * @param p99 99th percentile of the latency
 * @param maxLatency largest latency
 */
record PacketSample(
        IntervalStatistics interval,
        double generated,
        double delivered,
        BatchMeans latency,
        BatchMeans networkLatency,
        double effectiveWindows,
        boolean nearlyNormal,
        BatchMeans loss,
        double hops,
        Percentile p50,
        Percentile p95,
        Percentile p99,
        double maxLatency) {

    /** Returns the sample of a period that ends at the cutoff of the measured packets. */
    static PacketSample of(IntervalStatistics interval, MeasuredPackets measuredPackets) {
        double delivered = measuredPackets.sum(Statistic.PACKETS);
        return new PacketSample(
                interval,
                measuredPackets.generated(),
                delivered,
                measuredPackets.mean(Statistic.LATENCY),
                measuredPackets.mean(Statistic.NETWORK_LATENCY),
                measuredPackets.effectiveWindows(),
                measuredPackets
                        .windowMeans()
                        .isNearlyNormal(
                                RunRules.MAX_WINDOW_CORRELATION, RunRules.MAX_WINDOW_SKEWNESS),
                measuredPackets.loss(),
                measuredPackets.sum(Statistic.HOPS) / delivered,
                measuredPackets.percentile(0.5),
                measuredPackets.percentile(0.95),
                measuredPackets.percentile(0.99),
                measuredPackets.latencies().maximum());
    }

    /**
     * Returns a copy whose half widths of latencies are at least those of another sample times a
     * scale.
     */
    PacketSample withIntervalsAtLeast(PacketSample other, double scale) {
        return new PacketSample(
                interval,
                generated,
                delivered,
                latency.withHalfWidthAtLeast(scale * other.latency.halfWidth()),
                networkLatency.withHalfWidthAtLeast(scale * other.networkLatency.halfWidth()),
                effectiveWindows,
                nearlyNormal,
                loss,
                hops,
                p50.withHalfWidthAtLeast(scale * other.p50.halfWidth()),
                p95.withHalfWidthAtLeast(scale * other.p95.halfWidth()),
                p99.withHalfWidthAtLeast(scale * other.p99.halfWidth()),
                maxLatency);
    }

    /** Returns whether there are too few packets for a confidence interval. */
    boolean isTooSmall() {
        return delivered < RunRules.MIN_PACKETS;
    }

    /** Returns whether the confidence interval is reliable. */
    boolean hasInterval() {
        return !isTooSmall() && hasIndependentBatches();
    }

    /** Returns whether the batches of the latency are independent. */
    boolean hasIndependentBatches() {
        return latency.isIndependent(RunRules.CRITICAL_CORRELATION);
    }

    /**
     * Returns the half width of the confidence interval of the loss; NaN if there are too few
     * packets or none was lost.
     */
    double lossHalfWidth() {
        return isTooSmall() || loss.mean() == 0 ? Double.NaN : Math.min(1, loss.halfWidth());
    }

    /**
     * Returns whether the effective sample size suffices to stop by the interval: in a short run
     * latency and variance are low together by chance. A narrower interval needs fewer windows, in
     * proportion.
     *
     * @param relativeWidth half width reached over the half width required
     */
    boolean hasEnoughWindows(double relativeWidth) {
        return effectiveWindows >= RunRules.MIN_EFFECTIVE_WINDOWS * relativeWidth;
    }

    /**
     * Returns whether the full number of batches passes the test of independence, and they are
     * large and long enough to stop by. A narrower interval needs shorter ones, in proportion.
     *
     * @param relativeWidth half width reached over the half width required
     */
    boolean hasSoundBatches(double relativeWidth) {
        double latencies =
                Math.max(
                        RunRules.MIN_MEASURED_LATENCIES,
                        RunRules.MEASURED_LATENCIES * Math.min(1, relativeWidth));
        return delivered >= RunRules.MIN_BATCH_PACKETS * RunRules.BATCHES
                && latency.batches() == RunRules.BATCHES
                && hasIndependentBatches()
                && interval.cycles() >= latencies * maxLatency;
    }
}
