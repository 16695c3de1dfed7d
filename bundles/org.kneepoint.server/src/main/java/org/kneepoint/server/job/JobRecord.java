// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.job;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.kneepoint.server.execution.Priority;
import org.kneepoint.study.session.Caller;
import org.kneepoint.study.session.WorkspaceJob.State;

/**
 * A job as it is recorded.
 *
 * @param number its number
 * @param caller whose job it is, with the role at that time
 * @param line the command line as typed
 * @param priority its share among other jobs
 * @param state what it has come to
 * @param times when it was created, and has begun and ended
 * @param estimate an upper bound of its time, s; empty if it is not known
 * @param failure why it failed; empty otherwise
 * @param attempts how often it has begun without coming as far as its end
 * @param runs the runs that it has needed
 * @param names the results that it has named
 */
record JobRecord(
        int number,
        Caller caller,
        String line,
        Priority priority,
        State state,
        Times times,
        OptionalDouble estimate,
        String failure,
        int attempts,
        Runs runs,
        List<String> names) {
    /**
     * Moments of a job.
     *
     * @param created when it was requested
     * @param started when it has begun, the last time
     * @param ended when it has ended
     */
    record Times(Instant created, Optional<Instant> started, Optional<Instant> ended) {}

    /**
     * Numbers of runs.
     *
     * @param answered from the store
     * @param executed and stored
     */
    record Runs(int answered, int executed) {}
}
