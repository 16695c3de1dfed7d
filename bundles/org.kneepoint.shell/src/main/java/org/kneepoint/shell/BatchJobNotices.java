// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import java.io.PrintStream;

/**
 * Prints the results of the background jobs of a batch session, except those of pages, and waits
 * for these jobs at the end of the session.
 */
final class BatchJobNotices implements SessionJobs.JobNotices {
    private final Interpreter interpreter;
    private final PrintStream out;
    private volatile int status = ErrorReport.SUCCESS;

    /**
     * Subscribes to the job notices of a session.
     *
     * @param out receives the results
     */
    BatchJobNotices(Interpreter interpreter, PrintStream out) {
        this.interpreter = interpreter;
        this.out = out;
        interpreter.jobs().addNotices(this);
    }

    @Override
    public void started(BackgroundJob job) {
        // standard output is for results only
    }

    @Override
    public void ended(BackgroundJob job) {
        if (job.isOfPage()) {
            return;
        }
        out.print(interpreter.answer(job));
        out.flush();
        interpreter
                .errorReport(job)
                .ifPresent(
                        errorReport -> {
                            interpreter.reportError(
                                    "", errorReport, job.job().result().exception());
                            status = status == ErrorReport.SUCCESS ? errorReport.status() : status;
                        });
    }

    /**
     * Waits for all jobs.
     *
     * @param foreground exit status of the foreground statements; if it is an error, the jobs are
     *     cancelled
     * @return the exit status of the session
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
