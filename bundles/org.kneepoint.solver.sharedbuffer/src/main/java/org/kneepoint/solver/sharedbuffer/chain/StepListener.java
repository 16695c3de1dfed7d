// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.sharedbuffer.chain;

/** Called at every step of a computation, so that it can be cancelled. */
@FunctionalInterface
public interface StepListener {
    /**
     * Called by the computation.
     *
     * @throws java.util.concurrent.CancellationException if it is to end
     */
    void step();
}
