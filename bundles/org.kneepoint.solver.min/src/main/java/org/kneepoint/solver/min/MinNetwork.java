// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.min;

import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.queueing.MD1KEvaluator;

/** A multistage network of equal buffers. Not thread-safe: the evaluator of the queue is reused. */
final class MinNetwork {
    private final int stages;
    private final int radix;
    private final int places;
    private final double service;
    private final MD1KEvaluator evaluator;

    /**
     * Creates a network of N = a^n terminals.
     *
     * @param stages n, at least 1
     * @param radix a, inputs and outputs of a switch, at least 2
     * @param places L, waiting places per buffer, or {@link Parameter#INFINITE}
     * @param service d, cycles
     */
    MinNetwork(int stages, int radix, int places, double service) {
        this.stages = stages;
        this.radix = radix;
        this.places = places;
        this.service = service;
        // the capacity includes the packet in service
        this.evaluator = places == Parameter.INFINITE ? null : MD1KEvaluator.of(places + 1);
    }

    int stages() {
        return stages;
    }

    int radix() {
        return radix;
    }

    int places() {
        return places;
    }

    double service() {
        return service;
    }

    double nodes() {
        return Math.pow(radix, stages);
    }

    /** Returns the buffer of a stage at an arrival rate in packets per cycle. */
    ServiceCentre centre(double rate) {
        double utilisation = rate * service;
        if (evaluator == null) {
            return ServiceCentre.unlimited(rate, service);
        }
        evaluator.evaluate(utilisation);
        return new ServiceCentre(
                utilisation, service, evaluator.loss(), evaluator.empty(), evaluator.number());
    }
}
