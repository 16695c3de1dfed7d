// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.kneepoint.api.scenario.BadInput;

/**
 * The arguments with which a tool of gogo opens no file, so that it reads its input from a pipe.
 *
 * @param flag an option without a value
 * @param numbered an option followed by a number
 * @param operands the number of operands, such as the pattern of {@code grep}
 */
record ConfinedTool(Pattern flag, Pattern numbered, int operands) {
    private static final Map<String, ConfinedTool> ALL =
            Map.of(
                    "echo", of("-n", "-", Integer.MAX_VALUE),
                    "grep", of("-[inqvwxc]+|--color=never", "-[ABC]", 1),
                    "head", of("-[nc]\\d+", "-[nc]", 0),
                    "sort", of("-[frub]+|-k\\d+|--numeric-sort", "-k", 0),
                    "tail", of("-q|-[nc]\\d+", "-[nc]", 0),
                    "wc", of("-[lcmw]+", "-", 0));

    private static ConfinedTool of(String flag, String numbered, int operands) {
        return new ConfinedTool(Pattern.compile(flag), Pattern.compile(numbered), operands);
    }

    /**
     * Requires such arguments.
     *
     * @param arguments the name of the tool, then its arguments
     * @throws BadInput if the tool, or one of them, could open a file
     */
    static void require(List<String> arguments) {
        String name = arguments.get(0);
        ConfinedTool tool = ALL.get(name);
        if (tool == null) {
            throw BadInput.because("command", name, name + " is not permitted");
        }
        tool.require(name, arguments);
    }

    private void require(String name, List<String> arguments) {
        int left = operands;
        for (int at = 1; at < arguments.size(); at++) {
            String argument = arguments.get(at);
            boolean hasNumber =
                    at + 1 < arguments.size() && arguments.get(at + 1).matches("\\d{1,9}");
            if (numbered.matcher(argument).matches() && hasNumber) {
                at++;
            } else if (!flag.matcher(argument).matches()) {
                if (argument.startsWith("-") || left == 0) {
                    throw BadInput.because(
                            "argument",
                            argument,
                            name + " " + argument + " is not permitted: it reads a pipe only");
                }
                left--;
            }
        }
    }
}
