// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.sharedbuffer;

import java.util.concurrent.CancellationException;
import org.kneepoint.api.run.Progress;
import org.kneepoint.solver.sharedbuffer.chain.StepListener;

/**
 * Reports progress of unknown length and stops on cancellation. The fraction is 1/2 after the
 * expected steps, and always below 1.
 */
final class OpenEndedProgress implements StepListener {
    private static final int STEPS_PER_REPORT = 256;

    private final Progress progress;
    private final double expected;
    private long steps;

    /**
     * Creates the progress of a computation.
     *
     * @param progress receives the fractions
     * @param expected steps
     */
    OpenEndedProgress(Progress progress, double expected) {
        this.progress = progress;
        this.expected = expected;
    }

    @Override
    public void step() {
        if (progress.isCancelled()) {
            throw new CancellationException("cancelled between two states");
        }
        steps++;
        if (steps % STEPS_PER_REPORT == 0) {
            progress.report(steps / (steps + expected));
        }
    }
}
