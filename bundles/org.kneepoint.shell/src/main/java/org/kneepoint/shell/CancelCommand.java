// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import java.util.List;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.command.CommandRequest;
import org.kneepoint.api.command.CommandResult;

/** {@code cancel}: cancels a background job. */
final class CancelCommand implements Command {
    private final SessionJobs jobs;

    CancelCommand(SessionJobs jobs) {
        this.jobs = jobs;
    }

    @Override
    public String name() {
        return "cancel";
    }

    @Override
    public String summary() {
        return "ends a job in the background; it answers with the points done so far";
    }

    @Override
    public String usage() {
        return "cancel NUMBER\nA statement that ends in & runs in the background; jobs lists these.";
    }

    @Override
    public CommandResult execute(CommandRequest request) {
        String number = request.singleOperand("number of a job");
        request.requireNoSettings();
        jobs.cancel(number);
        return CommandResult.none();
    }

    @Override
    public List<String> completions(List<String> typed, String word) {
        return jobs.running().stream().map(job -> "" + job.number()).toList();
    }
}
