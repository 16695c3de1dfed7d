// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.analysis;

import org.kneepoint.simulation.analysis.MeasuredPackets.Statistic;
import org.kneepoint.simulation.statistics.BatchMeans;

/**
 * Statistics of the packets generated in a measurement period, all of which have left.
 *
 * @param interval what passed in that period
 * @param generated packets generated
 * @param delivered packets delivered
 * @param latency mean latency
 * @param networkLatency mean latency from network entry
 * @param effectiveWindows windows of time whose mean latencies are as good as independent
 * @param nearlyNormal whether the mean latencies of windows of time hardly correlate and are hardly
 *     skewed
 * @param loss mean of the packets generated that were not delivered
 * @param hops mean routers passed
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
    private static final double MIN_PACKETS = 2.0 * MeasuredPackets.BATCHES;
    private static final double MIN_BATCH_LATENCIES = 2;
    private static final double MIN_PACKETS_TO_STOP = 16.0 * MeasuredPackets.BATCHES;
    private static final double MIN_EFFECTIVE_WINDOWS = 100;

    /** Takes the sample of a period that ends at the cut of its cohorts. */
    static PacketSample of(IntervalStatistics interval, MeasuredPackets measuredPackets) {
        double delivered = measuredPackets.sum(Statistic.PACKETS);
        return new PacketSample(
                interval,
                measuredPackets.generated(),
                delivered,
                measuredPackets.mean(Statistic.LATENCY),
                measuredPackets.mean(Statistic.NETWORK_LATENCY),
                measuredPackets.effectiveWindows(),
                measuredPackets.windowMeans().isNearlyNormal(),
                measuredPackets.loss(),
                measuredPackets.sum(Statistic.HOPS) / delivered,
                measuredPackets.percentile(0.5),
                measuredPackets.percentile(0.95),
                measuredPackets.percentile(0.99),
                measuredPackets.latencies().maximum());
    }

    /**
     * Returns the same with intervals of the latencies that are as wide as those of another at
     * least, in proportion to a scale.
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
        return delivered < MIN_PACKETS;
    }

    /** Returns whether the interval can be trusted. */
    boolean hasInterval() {
        return !isTooSmall() && latency.isIndependent();
    }

    /**
     * Returns the half width of the interval of the loss; NaN if there are too few packets, or none
     * was lost, which tells nothing of how rare it is.
     */
    double lossHalfWidth() {
        return isTooSmall() || loss.mean() == 0 ? Double.NaN : Math.min(1, loss.halfWidth());
    }

    /**
     * Returns whether the effective sample size suffices to stop by the interval: in a short run
     * latency and variance are low together by chance. A narrower interval needs fewer windows, in
     * proportion.
     *
     * @param relativeWidth the half width reached, of the one that is wanted
     */
    boolean hasEnoughWindows(double relativeWidth) {
        return effectiveWindows >= MIN_EFFECTIVE_WINDOWS * relativeWidth;
    }

    /**
     * Returns whether the shortest batches are independent for all one can tell, with many packets
     * each, and none shorter than twice the largest latency.
     */
    boolean hasSoundBatches() {
        return delivered >= MIN_PACKETS_TO_STOP
                && latency.batches() == MeasuredPackets.BATCHES
                && latency.isIndependent()
                && interval.cycles() >= MIN_BATCH_LATENCIES * MeasuredPackets.BATCHES * maxLatency;
    }
}
