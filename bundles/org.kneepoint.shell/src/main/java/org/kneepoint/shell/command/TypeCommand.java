// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import java.util.List;
import java.util.Set;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.format.Table;
import org.kneepoint.support.UnknownName;

/** {@code type}: the scopes that have a command of this name. */
public final class TypeCommand implements SessionCommand {
    @Override
    public String name() {
        return "type";
    }

    @Override
    public String summary() {
        return "shows the full name of a command: of Kneepoint, gogo or the framework";
    }

    @Override
    public String usage() {
        return "type COMMAND [format=NAME]\nOf commands with the same name, SCOPE:COMMAND calls a"
                + " given one.";
    }

    @Override
    public CommandResult execute(SessionRequest request) {
        String name = request.singleOperand("command");
        request.requireNoSettings();
        Set<String> commands = request.commands();
        List<String> found =
                commands.stream()
                        .filter(full -> full.equals(name) || full.endsWith(":" + name))
                        .sorted((a, b) -> Boolean.compare(isOurs(b), isOurs(a)))
                        .toList();
        if (found.isEmpty()) {
            throw UnknownName.of(
                    "command", name, commands.stream().map(TypeCommand::bare).toList());
        }
        Table.Builder table = Table.of("command", "full_name");
        found.forEach(full -> table.row(bare(full), full));
        return CommandResult.of(table.build());
    }

    private static boolean isOurs(String full) {
        return full.startsWith(CommandFunction.SCOPE + ":");
    }

    private static String bare(String full) {
        return full.substring(full.indexOf(':') + 1);
    }
}
