// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.booksim;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;
import org.kneepoint.api.scenario.BadInput;

/** Reads the assignments of a configuration file; white space and line ends separate nothing. */
final class ConfigurationReader {
    private static final Pattern NAME = Pattern.compile("[A-Za-z_][A-Za-z0-9_.-]*");

    private static final Pattern COMMENT = Pattern.compile("//[^\n]*");

    private final String file;
    private final String text;

    ConfigurationReader(String file, String text) {
        this.file = file;
        this.text = COMMENT.matcher(text).replaceAll("");
    }

    /**
     * Returns values by name, without white space.
     *
     * @throws BadInput with the line of what is no assignment
     */
    Map<String, String> read() {
        Map<String, String> values = new LinkedHashMap<>();
        int from = 0;
        for (int end = text.indexOf(';'); end >= 0; end = text.indexOf(';', from)) {
            add(from, end, values);
            from = end + 1;
        }
        if (!text.substring(from).isBlank()) {
            throw bad(from, "an assignment ends with a semicolon");
        }
        return values;
    }

    private void add(int from, int end, Map<String, String> values) {
        String assignment = text.substring(from, end);
        if (assignment.isBlank()) {
            return;
        }
        int equals = assignment.indexOf('=');
        if (equals < 0) {
            throw bad(from, "an assignment is name = value;");
        }
        String name = assignment.substring(0, equals).strip();
        String value = assignment.substring(equals + 1).replaceAll("\\s", "");
        if (!NAME.matcher(name).matches() || value.isEmpty() || value.indexOf('=') >= 0) {
            throw bad(from, "an assignment is name = value;");
        }
        if (!ListedValue.isBalanced(value)) {
            throw bad(from, "the braces of " + value + " do not match");
        }
        values.remove(name);
        values.put(name, value);
    }

    /** Returns an error at the first character after an offset that is no white space. */
    private BadInput bad(int from, String rule) {
        int at = from;
        while (Character.isWhitespace(text.charAt(at))) {
            at++;
        }
        long line = 1 + text.substring(0, at).chars().filter(c -> c == '\n').count();
        String excerpt = text.substring(at).lines().findFirst().orElse("");
        return BadInput.because(
                        "file", file, file + ", line " + line + ": " + excerpt + ": " + rule)
                .with("line", line);
    }
}
