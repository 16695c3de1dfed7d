// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.session;

import java.io.InputStream;
import java.io.OutputStream;
import org.jline.terminal.Terminal;
import org.kneepoint.study.session.Workspace;
import org.osgi.annotation.versioning.ProviderType;

/** A session of a user: one thread runs its lines, others may use its workspace or interrupt. */
@ProviderType
public interface ShellSession extends AutoCloseable {
    /** Returns its results and jobs, as pages use them. */
    Workspace workspace();

    /**
     * Runs a line, or the statements of the input if the line is empty, and waits for the jobs that
     * it has started. Only results go to the output.
     *
     * @param columns width of tables, characters; lines are not wrapped if it is 0
     * @return the exit status: the same as that of the start script
     */
    int execute(
            String line, InputStream input, OutputStream output, OutputStream error, int columns);

    /**
     * Reads lines at a terminal with editing, completion and a history, and runs them, until the
     * user ends the session.
     *
     * @return the exit status
     */
    int prompt(Terminal terminal);

    /** Returns whether a statement or a background job is running. */
    boolean isBusy();

    /** Cancels the running statement, as Ctrl-C does; returns when it has noticed. */
    void interrupt();

    /** Cancels its jobs and ends it. */
    @Override
    void close();
}
