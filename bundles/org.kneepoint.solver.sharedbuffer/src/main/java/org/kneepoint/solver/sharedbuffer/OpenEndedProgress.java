// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.sharedbuffer;

import java.util.concurrent.CancellationException;
import org.kneepoint.api.run.Progress;
import org.kneepoint.solver.sharedbuffer.chain.StepListener;

/**
 * Reports progress of unknown length and stops on cancellation. As nobody knows how many beats it
 * takes, the fraction told is half after those expected, and never 1.
 */
final class OpenEndedProgress implements StepListener {
    private static final int STEPS_PER_REPORT = 256;

    private final Progress progress;
    private final double expected;
    private long steps;

    /**
     * Watches over a computation.
     *
     * @param progress that it is for
     * @param expected beats
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
