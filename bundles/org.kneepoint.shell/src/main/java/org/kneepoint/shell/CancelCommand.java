// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import java.util.List;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.command.CommandRequest;
import org.kneepoint.api.command.CommandResult;

/** {@code cancel}: cancels a background job. */
final class CancelCommand implements Command {
    @Override
    public String name() {
        return "cancel";
    }

    @Override
    public String summary() {
        return "cancels a background job, which returns the points done so far";
    }

    @Override
    public String usage() {
        return "cancel NUMBER\nNUMBER is that of a background job, as listed by jobs.";
    }

    @Override
    public CommandResult execute(CommandRequest request) {
        String number = request.singleOperand("job number");
        request.requireNoSettings();
        SessionJobs.of(request).cancel(number);
        return CommandResult.none();
    }

    /** Returns the numbers of the jobs of a session, which only its own prompt completes. */
    static List<String> numbers(SessionJobs jobs) {
        return jobs.running().stream().map(job -> "" + job.number()).toList();
    }
}
