// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import java.util.function.Consumer;

/** Prints the start, end and result of background jobs above the prompt. */
final class PromptJobNotices implements SessionJobs.JobNotices {
    private final Interpreter interpreter;
    private final Consumer<String> above;

    /**
     * Prints notices of the jobs of a session.
     *
     * @param above prints lines above the prompt
     */
    PromptJobNotices(Interpreter interpreter, Consumer<String> above) {
        this.interpreter = interpreter;
        this.above = above;
    }

    @Override
    public void started(SessionJobs.BackgroundJob job) {
        above.accept("[" + job.number() + "] started: " + job.command());
    }

    @Override
    public void ended(SessionJobs.BackgroundJob job) {
        StringBuilder lines =
                new StringBuilder("[" + job.number() + "] done: " + job.command() + "\n");
        lines.append(interpreter.answer(job));
        if (!job.variable().isEmpty()) {
            lines.append(interpreter.assignmentNotice(job.variable()));
        }
        interpreter
                .errorReport(job)
                .ifPresent(errorReport -> lines.append(interpreter.errorLines(errorReport.line())));
        above.accept(lines.toString().stripTrailing());
    }
}
