// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import java.io.IOException;
import java.util.List;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.command.CommandRequest;
import org.kneepoint.api.command.CommandResult;

/** {@code export}: curves in another format, or several in one file. */
public final class ExportCommand implements Command {
    @Override
    public String name() {
        return "export";
    }

    @Override
    public String summary() {
        return "writes curves as CSV, JSON or text";
    }

    @Override
    public String usage() {
        return "export CURVES... [format=NAME] [out=FILE]\n"
                + "CURVES are variables, commands in parentheses or CSV files.\n"
                + "Example: export $c out=curve.json";
    }

    @Override
    public CommandResult execute(CommandRequest request) throws IOException {
        request.requireNoSettings();
        return CommandResult.of(request.curves());
    }

    @Override
    public List<String> completions(List<String> typed, String word) {
        return ParameterCompletions.none().outputParameters().after(typed, word);
    }
}
