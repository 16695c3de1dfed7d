// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import org.kneepoint.api.command.Command;
import org.kneepoint.api.command.CommandRequest;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.format.Table;

/** {@code jobs}: the background jobs and their progress. */
final class JobsCommand implements Command {
    @Override
    public String name() {
        return "jobs";
    }

    @Override
    public String summary() {
        return "lists the background jobs and their progress";
    }

    @Override
    public String usage() {
        return "jobs [format=NAME] [out=FILE]\n"
                + "A statement that ends in & runs in the background, as does the line of a page of"
                + " the viewer; cancel NUMBER cancels it.";
    }

    @Override
    public CommandResult execute(CommandRequest request) {
        request.requireNoOperands();
        request.requireNoSettings();
        Table.Builder table = Table.of("number", "done", "points", "command");
        for (BackgroundJob job : SessionJobs.of(request).running()) {
            StatementProgress progress = job.progress();
            table.row(
                    job.number(),
                    progress.percent() + " %",
                    progress.points().toString(),
                    job.title());
        }
        return CommandResult.of(table.build());
    }
}
