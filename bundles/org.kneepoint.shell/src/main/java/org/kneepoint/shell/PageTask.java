// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import java.util.concurrent.Callable;

/**
 * Statements of a page, executed as a background job whose output is captured.
 *
 * @param line as typed
 * @param isListed whether the user sees it as a job
 * @param output receives what the statements print
 * @param serverJob the {@link org.kneepoint.study.session.PresentJob} of which it is a part
 * @param work runs the statements
 */
record PageTask(
        String line,
        boolean isListed,
        CapturedOutput output,
        int serverJob,
        Callable<Object> work) {
    /** Session variable: a function that runs the task of its job. */
    static final String RUN = ".page";

    /** The job for gogo: errors are captured with the output, and there is nothing to read. */
    static final String PROGRAM = RUN + " 2>&1 <<< \"\" &";
}
