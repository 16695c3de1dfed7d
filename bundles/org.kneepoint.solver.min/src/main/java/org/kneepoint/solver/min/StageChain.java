// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.min;

/**
 * The way of a packet through the first stages of the network, extended stage by stage. On the
 * fan-in tree of the hot output a buffer receives the hot traffic of many sources beside its share
 * of the cold; off the tree it receives cold traffic only. Immutable, so that paths share their
 * beginnings.
 */
final class StageChain {
    private final Workload workload;
    private final int stages;
    private final double delay;
    private final double rate;
    private final double logPassed;
    private final boolean saturated;

    /** What is the same at all stages. */
    private record Workload(Buffers sizes, Readings readings, double hotspot) {}

    private StageChain(
            Workload workload,
            int stages,
            double delay,
            double rate,
            double logPassed,
            boolean saturated) {
        this.workload = workload;
        this.stages = stages;
        this.delay = delay;
        this.rate = rate;
        this.logPassed = logPassed;
        this.saturated = saturated;
    }

    /**
     * The way before the first stage.
     *
     * @param sizes of the network
     * @param readings of the equations
     * @param rate offered by each processor, packets per cycle
     * @param hotspot fraction h of the traffic that goes to the hot output
     */
    static StageChain start(Buffers sizes, Readings readings, double rate, double hotspot) {
        return new StageChain(new Workload(sizes, readings, hotspot), 0, 0, rate, 0, false);
    }

    /** The way with one more stage, on the tree of the hot output. */
    StageChain onTree() {
        return next(treeWeight(workload.sizes, workload.hotspot, stages + 1));
    }

    /** The way with one more stage, off the tree. */
    StageChain offTree() {
        return next(1 - workload.hotspot);
    }

    /**
     * Traffic at a buffer of the fan-in tree over the rate of one source: (1 - h) + a^(i-1) h, for
     * each of its a^(i-1) sources sends all its hot traffic this way.
     */
    static double treeWeight(Buffers sizes, double hotspot, int stage) {
        return 1 - hotspot + Math.pow(sizes.radix(), stage - 1) * hotspot;
    }

    private StageChain next(double weight) {
        if (saturated) {
            return this;
        }
        Centre centre = workload.sizes.centre(weight * rate);
        if (centre.isSaturated()) {
            return new StageChain(workload, stages + 1, Double.NaN, Double.NaN, Double.NaN, true);
        }
        double longer = delay + workload.readings.delay().at(centre);
        if (weight == 0 || rate == 0) {
            return new StageChain(workload, stages + 1, longer, rate, logPassed, false);
        }
        return thinned(weight, centre, longer);
    }

    /** The way behind a stage, which passes on a part of one source's traffic. */
    private StageChain thinned(double weight, Centre centre, double longer) {
        Departure departure = workload.readings.departure();
        Buffers sizes = workload.sizes;
        boolean feedback = workload.readings.feedback();
        double arriving = feedback ? weight * rate : rate;
        Centre passed = feedback ? centre : sizes.centre(rate);
        double left = departure.after(arriving, passed, sizes);
        double more = departure.logPassed(arriving, left, passed, sizes);
        double thin = feedback ? left / weight : left;
        return new StageChain(workload, stages + 1, longer, thin, logPassed + more, false);
    }

    /** Mean time over the stages, cycles. */
    double delay() {
        return delay;
    }

    /** Rate of one source's traffic behind the last stage, packets per cycle: lambda_(n+1). */
    double departure() {
        return rate;
    }

    /** Fraction of the packets that is lost on the way, to all digits however small. */
    double lost() {
        return 0 - Math.expm1(logPassed);
    }

    /** The stage that is offered more than it can carry, counted from 1; 0 if there is none. */
    int saturatedStage() {
        return saturated ? stages : 0;
    }
}
