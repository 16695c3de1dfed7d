// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.io.IOException;
import java.util.List;
import java.util.Set;
import org.kneepoint.study.run.RunResult;
import org.osgi.annotation.versioning.ConsumerType;

/** Runs that are executed outside this process, as any process sees them in their folder. */
@ConsumerType
public interface DetachedWork {
    /**
     * Returns the results so far, also of work that was cancelled or is lost.
     *
     * @throws IOException if the folder cannot be read
     */
    List<RunResult> results() throws IOException;

    /**
     * Returns the numbers of the runs that were begun, whatever has become of them.
     *
     * @throws IOException if the folder cannot be read
     */
    Set<Integer> runs() throws IOException;

    /**
     * Returns what waits and runs.
     *
     * @throws IOException if the folder cannot be read
     */
    DetachedJobs jobs() throws IOException;

    /**
     * Ends what waits and runs. The results so far remain.
     *
     * @return the names of the jobs ended
     * @throws IOException if the folder cannot be written to
     * @throws org.kneepoint.api.scenario.BadInput if the jobs cannot be ended
     */
    List<String> cancel() throws IOException;
}
