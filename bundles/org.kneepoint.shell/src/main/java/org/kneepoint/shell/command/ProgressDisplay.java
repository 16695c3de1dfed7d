// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import org.kneepoint.api.run.Progress;

/** A display of the progress of a computation. */
@FunctionalInterface
public interface ProgressDisplay {
    /** No display. */
    ProgressDisplay NONE = progress -> () -> {};

    /**
     * Displays a computation until the result is closed.
     *
     * @param progress of the computation
     */
    ActiveDisplay show(Progress progress);

    /** A display in use; closing it erases it. */
    @FunctionalInterface
    interface ActiveDisplay extends AutoCloseable {
        @Override
        void close();
    }
}
