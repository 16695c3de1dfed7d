// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.burstyhypercube;

import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.support.BurstyHypercubeParameters;

/**
 * A model of one curve: everything but the rate. The saturation rate is computed once, on demand.
 * Thread-safe.
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

    /** Creates the model of a scenario, without its rate. */
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
     * Solves a rate. The corrected model decides whether there is a steady state: the finite queues
     * of the published ones have figures without one.
     *
     * @param rate effective rate, messages per node and cycle
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

    /** As printed a buffer holds Delta flits; here flit= is Delta, and buffer= 1. */
    private double printedBufferSize() {
        return (double) traffic.lengths().phitsPerFlit() * traffic.buffer();
    }

    /**
     * The saturation of the model.
     *
     * @param part that is overloaded first
     * @param rate lowest without a steady state, messages per node and cycle
     */
    record SaturationLimit(String part, double rate) {}

    /** Returns the lowest rate without a steady state, and the part that saturates. */
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
