// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import org.kneepoint.api.run.Run;

/** The shell's side of a computation: cancelled by the user, or with the thread that runs it. */
final class Watch implements Run {
    private volatile boolean cancelled;
    private volatile boolean asked;
    private volatile double done;

    void cancel() {
        cancelled = true;
    }

    /** Returns whether a computation was told to stop. */
    boolean wasCancelled() {
        return asked;
    }

    @Override
    public boolean isCancelled() {
        if (cancelled || Thread.currentThread().isInterrupted()) {
            asked = true;
        }
        return asked;
    }

    @Override
    public void progress(double fraction) {
        done = fraction;
    }

    /** Returns how far the computation is, 0 to 1. */
    double done() {
        return done;
    }
}
