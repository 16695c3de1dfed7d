// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation;

import org.kneepoint.simulation.Cohorts.Of;

/**
 * What was measured of the packets generated in a period, all of which have left.
 *
 * @param passage what passed in that period
 * @param generated packets generated
 * @param delivered packets delivered
 * @param latency mean latency
 * @param networkLatency mean latency from network entry
 * @param independent windows of time whose mean latencies are as good as independent
 * @param nearlyNormal whether the mean latencies of windows of time hardly correlate and are hardly
 *     skewed
 * @param loss mean of the packets generated that were not delivered
 * @param hops mean routers passed
 * @param p50 median of the latency
 * @param p95 95th percentile of the latency
 * @param p99 99th percentile of the latency
 * @param largest largest latency
 */
record Sample(
        Passage passage,
        double generated,
        double delivered,
        BatchMeans latency,
        BatchMeans networkLatency,
        double independent,
        boolean nearlyNormal,
        BatchMeans loss,
        double hops,
        Percentile p50,
        Percentile p95,
        Percentile p99,
        double largest) {
    private static final double FEWEST = 2.0 * Cohorts.BATCHES;
    private static final double LONG = 2;
    private static final double ENOUGH = 16.0 * Cohorts.BATCHES;
    private static final double INDEPENDENT = 100;

    /** Takes the sample of a period that ends at the cut of its cohorts. */
    static Sample of(Passage passage, Cohorts cohorts) {
        double delivered = cohorts.sum(Of.PACKETS);
        return new Sample(
                passage,
                cohorts.generated(),
                delivered,
                cohorts.mean(Of.LATENCY),
                cohorts.mean(Of.NETWORK_LATENCY),
                cohorts.independentWindows(),
                cohorts.windowMeans().isNearlyNormal(),
                cohorts.loss(),
                cohorts.sum(Of.HOPS) / delivered,
                cohorts.percentile(0.5),
                cohorts.percentile(0.95),
                cohorts.percentile(0.99),
                cohorts.latencies().largest());
    }

    /**
     * Returns the same with intervals of the latencies that are as wide as those of another at
     * least, in proportion to a scale.
     */
    Sample atLeast(Sample other, double scale) {
        return new Sample(
                passage,
                generated,
                delivered,
                latency.atLeast(scale * other.latency.halfWidth()),
                networkLatency.atLeast(scale * other.networkLatency.halfWidth()),
                independent,
                nearlyNormal,
                loss,
                hops,
                p50.atLeast(scale * other.p50.halfWidth()),
                p95.atLeast(scale * other.p95.halfWidth()),
                p99.atLeast(scale * other.p99.halfWidth()),
                largest);
    }

    /** Returns whether there are so few packets that an interval has no meaning. */
    boolean isScarce() {
        return delivered < FEWEST;
    }

    /** Returns whether the interval can be trusted. */
    boolean hasInterval() {
        return !isScarce() && latency.isIndependent();
    }

    /**
     * Returns the half width of the interval of the loss; NaN if there are too few packets, or none
     * was lost, which tells nothing of how rare it is.
     */
    double lossHalfWidth() {
        return isScarce() || loss.mean() == 0 ? Double.NaN : Math.min(1, loss.halfWidth());
    }

    /**
     * Returns whether enough of the measured time is independent for a run to stop by its interval:
     * in a short one the latency and its variance are low together by chance, and the run would
     * stop then. An interval that is narrower than it need be leaves less to chance.
     *
     * @param share the half width reached, of the one that is wanted
     */
    boolean isVaried(double share) {
        return independent >= INDEPENDENT * share;
    }

    /**
     * Returns whether the shortest batches are independent for all one can tell, with many packets
     * each, and none shorter than twice the largest latency.
     */
    boolean isSound() {
        return delivered >= ENOUGH
                && latency.batches() == Cohorts.BATCHES
                && latency.isIndependent()
                && passage.cycles() >= LONG * Cohorts.BATCHES * largest;
    }
}
