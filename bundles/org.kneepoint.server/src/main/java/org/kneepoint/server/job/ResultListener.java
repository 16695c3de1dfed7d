// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.job;

import org.kneepoint.api.command.CommandResult;
import org.kneepoint.study.session.Caller;

/** Receives the results that jobs have named. Safe for use by several threads. */
@FunctionalInterface
public interface ResultListener {
    /** Receives nothing. */
    ResultListener NONE = (caller, job, name, result, line) -> {};

    /**
     * Receives a result before its job is recorded as ended, so that none is lost if the server
     * ends abruptly; the same job and name can therefore come again after a restart.
     *
     * @param caller whose job it is
     * @param job number of the job
     * @param name the name of the result in the workspace of the caller
     * @param line the statement that has computed it; empty if unknown
     * @throws RuntimeException fails the job
     */
    void named(Caller caller, int job, String name, CommandResult result, String line);
}
