// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.kneepoint.study.session.WorkspaceJob;

/**
 * Prints the start, end and result of background jobs above the prompt; of a job of a page only one
 * line at its end.
 */
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
    public void started(BackgroundJob job) {
        if (!job.isOfPage()) {
            above.accept("[" + job.number() + "] started: " + job.title());
        }
    }

    @Override
    public void ended(BackgroundJob job) {
        if (job.isOfPage()) {
            above.accept("[" + job.number() + "] " + summary(job));
            return;
        }
        StringBuilder lines =
                new StringBuilder("[" + job.number() + "] done: " + job.title() + "\n");
        lines.append(interpreter.answer(job));
        if (!job.variable().isEmpty()) {
            lines.append(interpreter.assignmentNotice(job.variable()));
        }
        interpreter
                .errorReport(job)
                .ifPresent(errorReport -> lines.append(interpreter.errorLines(errorReport.line())));
        above.accept(lines.toString().stripTrailing());
    }

    /** The results of a job of a page in one line, which shows the rest. */
    private String summary(BackgroundJob job) {
        String results =
                job.names().stream()
                        .map(interpreter::assignmentNotice)
                        .filter(notice -> !notice.isEmpty())
                        .collect(Collectors.joining("; "));
        String state = job.state().name().toLowerCase(Locale.ROOT);
        String end = job.failure().map(failure -> state + ": " + failure.line()).orElse(state);
        if (job.state() != WorkspaceJob.State.DONE) {
            return results.isEmpty() ? end : results + "; " + end;
        }
        return results.isEmpty() ? state + ": " + job.title() : results;
    }
}
