// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole.model;

import java.util.function.BooleanSupplier;

/** The latency of one network for any rate; immutable. */
public interface Model {
    /** Asked by those whom nobody stops. */
    BooleanSupplier NEVER = () -> false;

    /**
     * Solves one rate.
     *
     * @param rate messages per node per cycle, at least 0
     * @param isCancelled whether the caller wants no more
     */
    Solution at(double rate, BooleanSupplier isCancelled);

    /** Returns the relative precision to which its saturation can be told. */
    double tolerance();
}
