// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.sharedbuffer.chain;

/** Beats every few milliseconds of a long computation, so that it can be ended. */
@FunctionalInterface
public interface StepListener {
    /**
     * Called by the computation.
     *
     * @throws java.util.concurrent.CancellationException if it is to end
     */
    void step();
}
