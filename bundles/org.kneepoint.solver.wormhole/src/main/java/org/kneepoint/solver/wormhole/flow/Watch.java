// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole.flow;

import java.util.concurrent.CancellationException;
import org.kneepoint.api.run.Run;

/** Tells a run how far the work is, target by target, and ends it when nobody wants it any more. */
final class Watch {
    private final Run run;
    private final int steps;
    private int done;

    /** Watches over so many steps. */
    Watch(Run run, int steps) {
        this.run = run;
        this.steps = steps;
    }

    /**
     * Begins a step.
     *
     * @throws CancellationException if the run is cancelled
     */
    void step() {
        if (run.isCancelled()) {
            throw new CancellationException("cancelled while the flows were summed");
        }
        run.progress((double) done++ / steps);
    }
}
