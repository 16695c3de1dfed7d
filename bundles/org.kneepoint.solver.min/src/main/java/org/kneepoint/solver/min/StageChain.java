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
    private final boolean saturated;

    /** What is the same at all stages. */
    private record Workload(Buffers sizes, Readings readings, double hotspot) {}

    private StageChain(
            Workload workload, int stages, double delay, double rate, boolean saturated) {
        this.workload = workload;
        this.stages = stages;
        this.delay = delay;
        this.rate = rate;
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
        return new StageChain(new Workload(sizes, readings, hotspot), 0, 0, rate, false);
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
            return new StageChain(workload, stages + 1, Double.NaN, Double.NaN, true);
        }
        double longer = delay + workload.readings.delay().at(centre);
        return new StageChain(workload, stages + 1, longer, thinned(weight, centre), false);
    }

    /** The rate of one source's traffic behind a stage. */
    private double thinned(double weight, Centre centre) {
        Departure departure = workload.readings.departure();
        if (!workload.readings.feedback()) {
            return departure.after(rate, workload.sizes.centre(rate), workload.sizes);
        }
        return weight > 0 ? departure.after(weight * rate, centre, workload.sizes) / weight : rate;
    }

    /** Mean time over the stages, cycles. */
    double delay() {
        return delay;
    }

    /** Rate of one source's traffic behind the last stage, packets per cycle: lambda_(n+1). */
    double departure() {
        return rate;
    }

    /** The stage that is offered more than it can carry, counted from 1; 0 if there is none. */
    int saturatedStage() {
        return saturated ? stages : 0;
    }
}
