// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import java.util.Collection;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Help for commands of gogo and the framework: {@code --help} for gogo's, {@code felix:help} for
 * methods of other bundles.
 */
public final class ExternalCommandHelp {
    private static final Pattern REQUEST = Pattern.compile("([A-Za-z][\\w:.-]*)\\s+(--help|-h)");
    private static final String TOOLS = "gogo";

    private ExternalCommandHelp() {}

    /**
     * Returns the line that prints the help of a command.
     *
     * @param name with or without scope
     * @param commands the full names of all commands
     * @return empty if the command is unknown, or one of Kneepoint
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
     * Returns the line to run for {@code COMMAND --help}.
     *
     * @param statement as typed
     * @param commands the full names of all commands
     * @return empty for any other statement
     */
    public static Optional<String> find(String statement, Collection<String> commands) {
        Matcher matcher = REQUEST.matcher(statement.strip());
        return matcher.matches() ? line(matcher.group(1), commands) : Optional.empty();
    }

    private static boolean isTool(String full) {
        return full.startsWith(TOOLS + ":");
    }
}
