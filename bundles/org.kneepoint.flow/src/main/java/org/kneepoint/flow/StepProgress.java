// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.flow;

import java.util.concurrent.CancellationException;
import org.kneepoint.api.run.Progress;

/** Reports progress step by step and stops on cancellation. */
final class StepProgress {
    private final Progress progress;
    private final int steps;
    private int done;

    /** Creates the progress of this number of steps. */
    StepProgress(Progress progress, int steps) {
        this.progress = progress;
        this.steps = steps;
    }

    /**
     * Begins a step.
     *
     * @throws CancellationException if the run is cancelled
     */
    void step() {
        if (progress.isCancelled()) {
            throw new CancellationException("cancelled while the flows were summed");
        }
        progress.report((double) done++ / steps);
    }
}
