// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import org.kneepoint.api.run.Progress;

/** Shows the user how far a computation is. */
@FunctionalInterface
public interface ProgressDisplay {
    /** No display. */
    ProgressDisplay NONE = progress -> () -> {};

    /**
     * Shows a computation from now until the result is closed; then nothing of it is left.
     *
     * @param progress what the computation tells
     */
    ActiveDisplay show(Progress progress);

    /** What is being shown. */
    @FunctionalInterface
    interface ActiveDisplay extends AutoCloseable {
        @Override
        void close();
    }
}
