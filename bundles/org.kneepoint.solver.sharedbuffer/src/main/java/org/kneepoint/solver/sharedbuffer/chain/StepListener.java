// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.sharedbuffer.chain;

/** Called at every step of a computation, so that it can be cancelled. */
@FunctionalInterface
public interface StepListener {
    /**
     * Called at every step.
     *
     * @throws java.util.concurrent.CancellationException if the computation is cancelled
     */
    void step();
}
