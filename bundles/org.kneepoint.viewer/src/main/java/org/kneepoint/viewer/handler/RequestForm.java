// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer.handler;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.study.session.Workspace;
import org.kneepoint.support.UnknownName;
import org.kneepoint.viewer.json.JsonFields;

/**
 * The content of a form: a command, a network or none, and settings.
 *
 * @param command the name of the command
 * @param network the network, or an empty text
 * @param settings names and texts in the order given; blank ones are left out
 */
record RequestForm(String command, String network, Map<String, String> settings) {
    RequestForm {
        Map<String, String> given = new LinkedHashMap<>(settings);
        given.values().removeIf(String::isBlank);
        settings = given;
    }

    /**
     * Reads a form.
     *
     * @throws BadInput if a field is missing or no text
     */
    static RequestForm of(JsonFields fields) {
        return new RequestForm(
                fields.text("command"),
                fields.optionalText("network").orElse(""),
                fields.optionalObject("settings").texts());
    }

    /** Returns the operands of the command. */
    List<String> operands() {
        return network.isEmpty() ? List.of() : List.of(network);
    }

    /** Returns the command line. */
    String line() {
        return new StatementLine(command, operands(), settings).text();
    }

    /** A copy with other settings. */
    RequestForm with(Map<String, String> others) {
        return new RequestForm(command, network, others);
    }

    /**
     * Returns the installed command.
     *
     * @throws BadInput if there is none of this name
     */
    Command find(Workspace workspace) {
        List<Command> installed = workspace.commands();
        return installed.stream()
                .filter(one -> one.name().equals(command))
                .findFirst()
                .orElseThrow(
                        () ->
                                UnknownName.of(
                                        "command",
                                        command,
                                        installed.stream().map(Command::name).toList()));
    }

    /**
     * Returns the parameters that apply. A setting that names an unknown plug-in is ignored.
     *
     * @param errors receives the errors of ignored settings
     * @throws BadInput if the network is unknown or the command does not evaluate it
     */
    Parameters parameters(Command of, Consumer<BadInput> errors) {
        try {
            return of.parameters(operands(), settings);
        } catch (BadInput e) {
            if (settings.isEmpty()) {
                throw e;
            }
            Map<String, String> others = new LinkedHashMap<>(settings);
            if (!others.keySet().removeAll(e.parameters())) {
                others.clear();
            }
            Parameters parameters = with(others).parameters(of, errors);
            errors.accept(e);
            return parameters;
        }
    }
}
