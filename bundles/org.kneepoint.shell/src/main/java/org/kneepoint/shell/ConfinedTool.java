// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.kneepoint.api.scenario.BadInput;

/**
 * The arguments with which a tool of gogo opens no file, so that it reads its input from a pipe,
 * and ends in a time that follows from the length of its input.
 *
 * @param flag an option without a value
 * @param numbered an option followed by a number
 * @param operands the number of operands, such as the pattern of {@code grep}
 */
record ConfinedTool(Pattern flag, Pattern numbered, int operands) {
    private static final String GREP = "grep";

    private static final Map<String, ConfinedTool> ALL =
            Map.of(
                    "echo",
                    of("-n", "-", Integer.MAX_VALUE),
                    GREP,
                    of("-[inqvwxc]+|--color=never", "-[ABC]", 1),
                    "head",
                    of("-[nc]\\d+", "-[nc]", 0),
                    "sort",
                    of("-[frub]+|-k\\d+|--numeric-sort", "-k", 0),
                    "tail",
                    of("-q|-[nc]\\d+", "-[nc]", 0),
                    "wc",
                    of("-[lcmw]+", "-", 0));

    /** A part of a pattern that matches one character, or a position. */
    private static final Pattern PLAIN_PART =
            Pattern.compile(
                    "\\\\[bBdDsSwW\\p{Punct}]|\\[\\^?[^\\[\\]&\\\\]+]|[^\\[\\]\\\\*+?{}()|]");

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

    /** A pattern of choices can take years for one line, and no thread of Java can be stopped. */
    private static void requirePlain(String pattern) {
        if (!PLAIN_PART.matcher(pattern).replaceAll("").isEmpty()) {
            throw BadInput.because(
                    "pattern",
                    pattern,
                    "grep "
                            + pattern
                            + " is not permitted: a pattern has no repetition, group or"
                            + " alternative; write \\ before such a character that is meant as"
                            + " itself, and join several by |");
        }
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
                if (name.equals(GREP)) {
                    requirePlain(argument);
                }
                left--;
            }
        }
    }
}
