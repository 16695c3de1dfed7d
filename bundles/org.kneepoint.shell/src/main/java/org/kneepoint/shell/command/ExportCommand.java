// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import java.io.IOException;
import java.util.List;
import org.apache.felix.service.command.annotations.GogoCommand;
import org.kneepoint.shell.text.Answer;
import org.osgi.service.component.annotations.Component;

/** {@code export}: curves in another format, or several in one file. */
@Component(service = Command.class)
@GogoCommand(scope = Command.SCOPE, function = "export")
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
        return "export CURVES... [format=table|csv|json] [out=FILE]\n"
                + "CURVES are variables, commands in parentheses or CSV files.\n"
                + "Example: export $c out=curve.json";
    }

    @Override
    public Answer answer(Request request) throws IOException {
        request.requireNoWords();
        return Answer.of(CurveOperands.of(request));
    }

    @Override
    public List<String> proposals(List<String> typed, String word) {
        return Proposals.none().delivery().after(typed, word);
    }
}
