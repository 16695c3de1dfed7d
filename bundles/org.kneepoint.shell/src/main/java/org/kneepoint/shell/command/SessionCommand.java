// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import org.kneepoint.api.command.Command;
import org.kneepoint.api.command.CommandRequest;
import org.kneepoint.api.command.CommandResult;

/** A command that uses its session, such as its commands or its scripts. */
interface SessionCommand extends Command {
    /** As {@link Command#execute(Request)}. */
    CommandResult execute(SessionRequest request) throws Exception;

    @Override
    default CommandResult execute(CommandRequest request) throws Exception {
        return execute((SessionRequest) request);
    }
}
