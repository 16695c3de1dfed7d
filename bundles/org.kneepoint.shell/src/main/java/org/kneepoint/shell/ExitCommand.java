// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import java.util.List;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.command.CommandRequest;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.scenario.BadInput;

/** {@code exit}: leaves the shell, or ends a script. */
final class ExitCommand implements Command {
    private static final int LARGEST = 255;

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
        return "leaves the workbench";
    }

    @Override
    public String usage() {
        return "exit [STATUS]\n"
                + "STATUS is the exit status of the process, 0 to 255, 0 by default. At the prompt,"
                + " exit asks first while jobs are in the background; elsewhere it waits for them.";
    }

    @Override
    public CommandResult execute(CommandRequest request) {
        request.requireNoSettings();
        List<Object> operands = request.operands();
        throw new SessionExit(
                operands.isEmpty() ? 0 : status(request.singleOperand("exit status")));
    }

    private static int status(String text) {
        try {
            int status = Integer.parseInt(text);
            if (status >= 0 && status <= LARGEST) {
                return status;
            }
        } catch (NumberFormatException e) {
            // told below
        }
        throw new BadInput("exit " + text + " is not allowed: an exit status is 0 to " + LARGEST);
    }
}
