// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.sharedbuffer;

import java.util.concurrent.CancellationException;
import org.kneepoint.api.run.Progress;
import org.kneepoint.solver.sharedbuffer.chain.Pulse;

/**
 * Ends a computation when nobody wants it any more, and tells how far it is. As nobody knows how
 * many beats it takes, the fraction told is half after those expected, and never 1.
 */
final class Watch implements Pulse {
    private static final int BEATS_PER_WORD = 256;

    private final Progress progress;
    private final double expected;
    private long beats;

    /**
     * Watches over a computation.
     *
     * @param progress that it is for
     * @param expected beats
     */
    Watch(Progress progress, double expected) {
        this.progress = progress;
        this.expected = expected;
    }

    @Override
    public void beat() {
        if (progress.isCancelled()) {
            throw new CancellationException("cancelled between two states");
        }
        beats++;
        if (beats % BEATS_PER_WORD == 0) {
            progress.report(beats / (beats + expected));
        }
    }
}
