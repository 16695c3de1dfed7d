// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.hypercube;

import org.kneepoint.api.scenario.Scenario;

/**
 * A model with everything but the rate in place, and the rate at which it saturates, which is
 * sought once, if at all. Safe for use by several threads.
 */
final class BurstyModel {
    private static final double FINE = 1e-6;

    private final Variant variant;
    private final Traffic traffic;
    private final double factor;
    private final double length;
    private volatile Limit limit;

    private BurstyModel(Variant variant, Traffic traffic, double factor, double length) {
        this.variant = variant;
        this.traffic = traffic;
        this.factor = factor;
        this.length = length;
    }

    /** Takes everything but the rate from a scenario. */
    static BurstyModel of(Scenario scenario) {
        return new BurstyModel(
                Variant.ofWord(scenario.get(Words.VARIANT)),
                Words.traffic(scenario),
                Words.factor(scenario),
                scenario.get(Words.LENGTH));
    }

    /** Returns the variant. */
    Variant variant() {
        return variant;
    }

    /**
     * Solves a rate. Whether there is a steady state is asked of the corrected model first: a
     * published one has finite queues and with them figures where there is none.
     *
     * @param rate messages per node and cycle that really come
     */
    Solution solve(double rate) {
        Traffic at = traffic.at(rate);
        Solution corrected = CorrectedModel.solve(at);
        if (variant == Variant.CORRECTED || corrected.ending().kind() != Solution.Kind.SOLVED) {
            return corrected;
        }
        Reading reading =
                variant == Variant.DOCUMENTED
                        ? Reading.documented(at)
                        : Reading.printed(at.cube(), rate / factor, length, room());
        return PublishedModel.solve(at.cube(), at.scv(), reading);
    }

    /** As printed a buffer has room for Delta flits; here flit= is Delta, and buffer= 1. */
    private double room() {
        return (double) traffic.lengths().flit() * traffic.buffer();
    }

    /**
     * Where the model ends.
     *
     * @param part that is overloaded there first
     * @param rate from which on there is no answer, messages per node and cycle
     */
    record Limit(String part, double rate) {}

    /** Returns the rate from which on there is no steady state, and what it is that saturates. */
    synchronized Limit limit() {
        if (limit == null) {
            limit = search();
        }
        return limit;
    }

    private Limit search() {
        double low = 0;
        double high = 1 / traffic.lengths().mean();
        String part = "source";
        while (high - low > FINE * high) {
            double middle = (low + high) / 2;
            Solution.Ending ending = solve(middle).ending();
            if (ending.kind() == Solution.Kind.SOLVED) {
                low = middle;
            } else {
                high = middle;
                part = ending.kind() == Solution.Kind.OVERLOADED ? ending.part() : part;
            }
        }
        return new Limit(part, high);
    }
}
