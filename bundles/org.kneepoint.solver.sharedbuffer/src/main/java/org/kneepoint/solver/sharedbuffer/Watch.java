// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.sharedbuffer;

import java.util.concurrent.CancellationException;
import org.kneepoint.api.run.Run;
import org.kneepoint.solver.sharedbuffer.chain.Pulse;

/**
 * Ends a computation when nobody wants it any more, and tells how far it is. As nobody knows how
 * many beats it takes, the fraction told is half after those expected, and never 1.
 */
final class Watch implements Pulse {
    private static final int BEATS_PER_WORD = 256;

    private final Run run;
    private final double expected;
    private long beats;

    /**
     * Watches over a computation.
     *
     * @param run that it is for
     * @param expected beats
     */
    Watch(Run run, double expected) {
        this.run = run;
        this.expected = expected;
    }

    @Override
    public void beat() {
        if (run.isCancelled()) {
            throw new CancellationException("cancelled between two states");
        }
        beats++;
        if (beats % BEATS_PER_WORD == 0) {
            run.progress(beats / (beats + expected));
        }
    }
}
