// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.min;

/**
 * Path of a packet through the first stages of the network, extended stage by stage. On the fan-in
 * tree of the hot output a buffer receives the hot traffic of many sources beside its share of the
 * cold; off the tree it receives cold traffic only. Immutable, so that paths share their
 * beginnings.
 */
final class StagePath {
    private final PathContext context;
    private final int stages;
    private final double delay;
    private final double rate;
    private final double logPassed;
    private final boolean saturated;

    /** Network, variant and traffic of all stages. */
    private record PathContext(MinNetwork network, MinVariant variant, double hotspot) {}

    private StagePath(
            PathContext context,
            int stages,
            double delay,
            double rate,
            double logPassed,
            boolean saturated) {
        this.context = context;
        this.stages = stages;
        this.delay = delay;
        this.rate = rate;
        this.logPassed = logPassed;
        this.saturated = saturated;
    }

    /**
     * Returns the path before the first stage.
     *
     * @param network of the network
     * @param variant of the equations
     * @param rate offered by each processor, packets per cycle
     * @param hotspot fraction h of the traffic that goes to the hot output
     */
    static StagePath start(MinNetwork network, MinVariant variant, double rate, double hotspot) {
        return new StagePath(new PathContext(network, variant, hotspot), 0, 0, rate, 0, false);
    }

    /** Returns the path with one more stage, on the tree of the hot output. */
    StagePath extendOnHotTree() {
        return next(hotTreeTraffic(context.network, context.hotspot, stages + 1));
    }

    /** Returns the path with one more stage, off the tree. */
    StagePath extendOffHotTree() {
        return next(1 - context.hotspot);
    }

    /**
     * Returns the traffic at a buffer of the fan-in tree over the rate of one source: (1 - h) +
     * a^(i-1) h, with the hot traffic of a^(i-1) sources.
     */
    static double hotTreeTraffic(MinNetwork network, double hotspot, int stage) {
        return 1 - hotspot + Math.pow(network.radix(), stage - 1) * hotspot;
    }

    private StagePath next(double weight) {
        if (saturated) {
            return this;
        }
        ServiceCentre centre = context.network.centre(weight * rate);
        if (centre.isSaturated()) {
            return new StagePath(context, stages + 1, Double.NaN, Double.NaN, Double.NaN, true);
        }
        double longer = delay + context.variant.delay().meanTime(centre);
        if (weight == 0 || rate == 0) {
            return new StagePath(context, stages + 1, longer, rate, logPassed, false);
        }
        return afterLoss(weight, centre, longer);
    }

    /** Returns the path after a stage with losses. */
    private StagePath afterLoss(double weight, ServiceCentre centre, double longer) {
        DepartureRateFormula departure = context.variant.departure();
        MinNetwork network = context.network;
        boolean feedback = context.variant.feedback();
        double arriving = feedback ? weight * rate : rate;
        ServiceCentre passed = feedback ? centre : network.centre(rate);
        double left = departure.rate(arriving, passed, network);
        double more = departure.logPassedFraction(arriving, left, passed, network);
        double thin = feedback ? left / weight : left;
        return new StagePath(context, stages + 1, longer, thin, logPassed + more, false);
    }

    /** Returns the mean time over the stages, cycles. */
    double delay() {
        return delay;
    }

    /**
     * Returns the rate of the traffic of one source after the last stage, packets per cycle:
     * lambda_(n+1).
     */
    double departureRate() {
        return rate;
    }

    /** Returns the fraction of packets lost on the path, accurate however small. */
    double lossFraction() {
        return 0 - Math.expm1(logPassed);
    }

    /** Returns the overloaded stage, counted from 1; 0 if there is none. */
    int saturatedStage() {
        return saturated ? stages : 0;
    }
}
