// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import java.io.PrintStream;

/**
 * Prints the results of the background jobs of a line, except those of pages, and waits for these
 * jobs at its end.
 */
final class BatchJobNotices implements SessionJobs.JobNotices, AutoCloseable {
    private static final long LONGEST_MILLIS = Long.MAX_VALUE / 2_000_000;

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

    private static boolean isOfStatement(BackgroundJob job) {
        return !job.isOfPage();
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

    /** Ends the subscription. */
    @Override
    public void close() {
        interpreter.jobs().removeNotices(this);
    }

    /**
     * Waits for these jobs.
     *
     * @param foreground exit status of the foreground statements; if it is an error, the jobs are
     *     cancelled
     * @return the exit status of the line
     */
    int await(int foreground) {
        int all = foreground;
        boolean waiting = true;
        while (waiting) {
            if (all != ErrorReport.SUCCESS && !interpreter.hasExited()) {
                interpreter.jobs().cancelAll(BatchJobNotices::isOfStatement);
            }
            try {
                interpreter.jobs().await(LONGEST_MILLIS, BatchJobNotices::isOfStatement);
                waiting = false;
            } catch (InterruptedException e) {
                all = ErrorReport.INTERRUPTED;
                interpreter.jobs().cancelAll(BatchJobNotices::isOfStatement);
            }
        }
        return all == ErrorReport.SUCCESS ? status : all;
    }
}
