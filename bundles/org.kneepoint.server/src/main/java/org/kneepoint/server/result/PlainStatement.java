// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.result;

import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Statements that a script may repeat elsewhere: commands that compute, with plain words and nested
 * statements of the same kind. What a result says of its origin was written by its owner, and a
 * script is run by others; so nothing else of the language of the shell passes, nor a file.
 */
final class PlainStatement {
    private static final Set<String> COMMANDS =
            Set.of(
                    "solve",
                    "simulate",
                    "ramp",
                    "compare",
                    "saturation",
                    "bound",
                    "queue",
                    "measure");

    private static final Pattern ASSIGNMENT = Pattern.compile(" *[A-Za-z]\\w* *= *\\((.*)\\) *");

    /** A line break would begin another statement. */
    private static final Pattern PART = Pattern.compile(" *(?:([()])|([A-Za-z0-9_.,:+%=-]+))");

    private static final Pattern OUTPUT = Pattern.compile("(out|format|folder)=.*");

    private PlainStatement() {}

    /** Returns the statement of a line, without the variable that it sets, if it is plain. */
    static Optional<String> of(String line) {
        Matcher assignment = ASSIGNMENT.matcher(line);
        String statement = (assignment.matches() ? assignment.group(1) : line).strip();
        return isPlain(statement) ? Optional.of(statement) : Optional.empty();
    }

    private static boolean isPlain(String statement) {
        Matcher part = PART.matcher(statement);
        int depth = 0;
        boolean first = true;
        int end = 0;
        while (end < statement.length()) {
            if (!part.find() || part.start() != end) {
                return false;
            }
            end = part.end();
            if (part.group(1) == null) {
                String word = part.group(2);
                if (first && !COMMANDS.contains(word) || OUTPUT.matcher(word).matches()) {
                    return false;
                }
                first = false;
            } else if (part.group(1).equals("(")) {
                depth++;
                if (first) {
                    return false;
                }
                first = true;
            } else if (first || --depth < 0) {
                return false;
            }
        }
        return depth == 0 && !first;
    }
}
