// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import java.util.function.Consumer;

/** Prints above the prompt which jobs in the background start and end, and their answers. */
final class PromptNotices implements Jobs.Notices {
    private final Interpreter interpreter;
    private final Consumer<String> above;

    /**
     * Prints notices of the jobs of a session.
     *
     * @param above prints lines above the prompt
     */
    PromptNotices(Interpreter interpreter, Consumer<String> above) {
        this.interpreter = interpreter;
        this.above = above;
    }

    @Override
    public void started(Jobs.Background job) {
        above.accept("[" + job.number() + "] started: " + job.command());
    }

    @Override
    public void ended(Jobs.Background job) {
        StringBuilder lines =
                new StringBuilder("[" + job.number() + "] done: " + job.command() + "\n");
        lines.append(interpreter.answer(job));
        if (!job.variable().isEmpty()) {
            lines.append(interpreter.holding(job.variable()));
        }
        interpreter
                .complaint(job)
                .ifPresent(complaint -> lines.append(interpreter.told(complaint.line())));
        above.accept(lines.toString().stripTrailing());
    }
}
