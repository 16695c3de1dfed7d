// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import java.io.PrintStream;

/**
 * Prints the answers of jobs in the background of a session without a prompt, and waits for these
 * jobs at its end.
 */
final class BatchJobNotices implements SessionJobs.JobNotices {
    private final Interpreter interpreter;
    private final PrintStream out;
    private volatile int status = ErrorReport.SUCCESS;

    /**
     * Follows the jobs of a session from now on.
     *
     * @param out where answers go
     */
    BatchJobNotices(Interpreter interpreter, PrintStream out) {
        this.interpreter = interpreter;
        this.out = out;
        interpreter.jobs().setNotices(this);
    }

    @Override
    public void started(SessionJobs.BackgroundJob job) {
        // standard output is for answers only
    }

    @Override
    public void ended(SessionJobs.BackgroundJob job) {
        out.print(interpreter.answer(job));
        out.flush();
        interpreter
                .complaint(job)
                .ifPresent(
                        complaint -> {
                            interpreter.reportError("", complaint, job.job().result().exception());
                            status = status == ErrorReport.SUCCESS ? complaint.status() : status;
                        });
    }

    /**
     * Waits for all jobs.
     *
     * @param foreground status of the statements in the foreground; if they failed, the jobs are
     *     asked to end
     * @return the status of all
     */
    int await(int foreground) {
        int all = foreground;
        boolean waiting = true;
        while (waiting) {
            if (all != ErrorReport.SUCCESS && !interpreter.hasExited()) {
                interpreter.jobs().cancelAll();
            }
            try {
                interpreter.jobs().await(Long.MAX_VALUE / 2_000_000);
                waiting = false;
            } catch (InterruptedException e) {
                all = ErrorReport.INTERRUPTED;
                interpreter.jobs().cancelAll();
            }
        }
        return all == ErrorReport.SUCCESS ? status : all;
    }
}
