// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import java.io.PrintStream;

/**
 * Prints the answers of jobs in the background of a session without a prompt, and waits for these
 * jobs at its end.
 */
final class BatchNotices implements Jobs.Notices {
    private final Interpreter interpreter;
    private final PrintStream out;
    private volatile int status = Complaint.DONE;

    /**
     * Follows the jobs of a session from now on.
     *
     * @param out where answers go
     */
    BatchNotices(Interpreter interpreter, PrintStream out) {
        this.interpreter = interpreter;
        this.out = out;
        interpreter.jobs().tell(this);
    }

    @Override
    public void started(Jobs.Background job) {
        // standard output is for answers only
    }

    @Override
    public void ended(Jobs.Background job) {
        out.print(interpreter.answer(job));
        out.flush();
        interpreter
                .complaint(job)
                .ifPresent(
                        complaint -> {
                            interpreter.complain("", complaint, job.job().result().exception());
                            status = status == Complaint.DONE ? complaint.status() : status;
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
            if (all != Complaint.DONE && !interpreter.hasLeft()) {
                interpreter.jobs().cancelAll();
            }
            try {
                interpreter.jobs().await(Long.MAX_VALUE / 2_000_000);
                waiting = false;
            } catch (InterruptedException e) {
                all = Complaint.INTERRUPTED;
                interpreter.jobs().cancelAll();
            }
        }
        return all == Complaint.DONE ? status : all;
    }
}
