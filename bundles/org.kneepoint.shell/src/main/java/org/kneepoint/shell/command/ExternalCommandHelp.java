// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import java.util.Collection;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The line that makes a command which is none of ours explain itself. The tools of gogo know {@code
 * --help}; what bundles offer as plain methods is explained by the command {@code help} of the
 * framework.
 */
public final class ExternalCommandHelp {
    private static final Pattern ASKED = Pattern.compile("([A-Za-z][\\w:.-]*)\\s+(--help|-h)");
    private static final String TOOLS = "gogo";

    private ExternalCommandHelp() {}

    /**
     * Returns the line for a command.
     *
     * @param name with its scope or without
     * @param commands the full names of all commands
     * @return empty if there is no such command, or it is ours
     */
    static Optional<String> line(String name, Collection<String> commands) {
        if (commands.contains(CommandFunction.SCOPE + ":" + name)) {
            return Optional.empty();
        }
        return commands.stream()
                .filter(full -> !full.startsWith(CommandFunction.SCOPE + ":"))
                .filter(full -> full.equals(name) || full.endsWith(":" + name))
                .sorted()
                .findFirst()
                .map(full -> isTool(full) ? full + " --help" : "felix:help " + full);
    }

    /**
     * Returns what to run for {@code COMMAND --help} of a command that does not know this flag.
     *
     * @param statement as typed
     * @param commands the full names of all commands
     * @return empty for any other statement
     */
    public static Optional<String> asked(String statement, Collection<String> commands) {
        Matcher asked = ASKED.matcher(statement.strip());
        return asked.matches() ? line(asked.group(1), commands) : Optional.empty();
    }

    private static boolean isTool(String full) {
        return full.startsWith(TOOLS + ":");
    }
}
