// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.burstyhypercube;

import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.support.BurstyHypercubeParameters;

/**
 * A model with everything but the rate in place, and the rate at which it saturates, which is
 * sought once, if at all. Safe for use by several threads.
 */
final class BurstyHypercubeModel {
    private static final double FINE = 1e-6;

    private final BurstyHypercubeVariant variant;
    private final BurstyTraffic traffic;
    private final double factor;
    private final double length;
    private volatile SaturationLimit limit;

    private BurstyHypercubeModel(
            BurstyHypercubeVariant variant, BurstyTraffic traffic, double factor, double length) {
        this.variant = variant;
        this.traffic = traffic;
        this.factor = factor;
        this.length = length;
    }

    /** Takes everything but the rate from a scenario. */
    static BurstyHypercubeModel of(Scenario scenario) {
        return new BurstyHypercubeModel(
                BurstyHypercubeVariant.ofParameterValue(
                        scenario.get(BurstyHypercubeModelParameters.VARIANT)),
                BurstyHypercubeModelParameters.traffic(scenario),
                BurstyHypercubeParameters.factor(scenario),
                scenario.get(BurstyHypercubeParameters.LENGTH));
    }

    /** Returns the variant. */
    BurstyHypercubeVariant variant() {
        return variant;
    }

    /**
     * Solves a rate. Whether there is a steady state is asked of the corrected model first: a
     * published one has finite queues and with them figures where there is none.
     *
     * @param rate messages per node and cycle that really come
     */
    BurstyHypercubeSolution solve(double rate) {
        BurstyTraffic at = traffic.withRate(rate);
        BurstyHypercubeSolution corrected = CorrectedModel.solve(at);
        if (variant == BurstyHypercubeVariant.CORRECTED
                || corrected.termination().kind()
                        != BurstyHypercubeSolution.TerminationKind.SOLVED) {
            return corrected;
        }
        PaperInterpretation interpretation =
                variant == BurstyHypercubeVariant.DOCUMENTED
                        ? PaperInterpretation.documented(at)
                        : PaperInterpretation.printed(
                                at.cube(), rate / factor, length, printedBufferSize());
        return PublishedModel.solve(at.cube(), at.scv(), interpretation);
    }

    /** As printed a buffer has room for Delta flits; here flit= is Delta, and buffer= 1. */
    private double printedBufferSize() {
        return (double) traffic.lengths().phitsPerFlit() * traffic.buffer();
    }

    /**
     * Where the model ends.
     *
     * @param part that is overloaded there first
     * @param rate from which on there is no answer, messages per node and cycle
     */
    record SaturationLimit(String part, double rate) {}

    /** Returns the rate from which on there is no steady state, and what it is that saturates. */
    synchronized SaturationLimit saturationLimit() {
        if (limit == null) {
            limit = search();
        }
        return limit;
    }

    private SaturationLimit search() {
        double low = 0;
        double high = 1 / traffic.lengths().mean();
        String part = "source";
        while (high - low > FINE * high) {
            double middle = (low + high) / 2;
            BurstyHypercubeSolution.Termination ending = solve(middle).termination();
            if (ending.kind() == BurstyHypercubeSolution.TerminationKind.SOLVED) {
                low = middle;
            } else {
                high = middle;
                part =
                        ending.kind() == BurstyHypercubeSolution.TerminationKind.OVERLOADED
                                ? ending.part()
                                : part;
            }
        }
        return new SaturationLimit(part, high);
    }
}
