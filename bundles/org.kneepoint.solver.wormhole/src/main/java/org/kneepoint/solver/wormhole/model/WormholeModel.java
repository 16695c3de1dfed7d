// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole.model;

import java.util.function.BooleanSupplier;

/** A model of the latency of one network at any rate. Immutable. */
public interface WormholeModel {
    /** For callers that do not cancel. */
    BooleanSupplier NEVER = () -> false;

    /**
     * Solves one rate.
     *
     * @param rate messages per node per cycle, at least 0
     * @param isCancelled whether the caller has cancelled
     */
    WormholeSolution solve(double rate, BooleanSupplier isCancelled);

    /** Returns the relative precision of its saturation load. */
    double tolerance();
}
