// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import java.util.List;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.command.CommandRequest;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.scenario.Parameter;

/** {@code exit}: ends the session. */
final class ExitCommand implements Command {
    private static final Parameter<Integer> STATUS =
            Parameter.integer("status", "", "exit status").between(0, 255);

    @Override
    public String name() {
        return "exit";
    }

    @Override
    public List<String> aliases() {
        return List.of("quit");
    }

    @Override
    public String summary() {
        return "ends the session";
    }

    @Override
    public String usage() {
        return "exit [STATUS]\n"
                + "STATUS is the exit status of the process, 0 to 255, by default 0. While"
                + " background jobs run, the first exit at the prompt warns and the second cancels"
                + " them; a script waits for them.";
    }

    @Override
    public CommandResult execute(CommandRequest request) {
        request.requireNoSettings();
        List<Object> operands = request.operands();
        throw new SessionExit(
                operands.isEmpty() ? 0 : STATUS.parse(request.singleOperand("exit status")));
    }
}
