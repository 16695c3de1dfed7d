// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer.handler;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import java.util.regex.Pattern;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.study.run.SettingsParser;

/**
 * A statement of the shell as words: a command, operands and settings. Nested statements are kept
 * as operands in parentheses.
 *
 * @param command the name of the command
 * @param operands names, variables and nested statements, as typed
 * @param settings names and texts in the order typed, without quotes
 */
record StatementLine(String command, List<String> operands, Map<String, String> settings) {
    /** Longest line of a request. */
    static final int LONGEST = 20_000;

    private static final String LINE = "line";
    private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9_.,:/+=@%-]+");

    /**
     * Parses a line.
     *
     * @throws BadInput if it is not a single statement, or a setting is given twice
     */
    static StatementLine parse(String line) {
        List<String> operands = new ArrayList<>();
        List<String> settings = new ArrayList<>();
        List<String> words = words(line);
        for (String word : words.subList(1, words.size())) {
            if (isSetting(word)) {
                settings.add(unquoted(word));
            } else {
                operands.add(word.startsWith("(") ? word : unquoted(word));
            }
        }
        return new StatementLine(words.get(0), operands, SettingsParser.parse(settings));
    }

    /**
     * Rejects a line that is not a single statement, or that writes a file.
     *
     * @throws BadInput if it is
     */
    static void requireWithoutFile(String line) {
        for (String word : words(line)) {
            if (unquoted(word).startsWith("out=")) {
                throw BadInput.because(LINE, line, "give the line without out=").about("out");
            }
        }
    }

    /**
     * Rejects a line that is not a single statement.
     *
     * @throws BadInput if it has none or several, or a pipe
     */
    static String requireSingle(String line) {
        words(line);
        return line;
    }

    /** A setting begins with its name; quotes follow. */
    private static boolean isSetting(String word) {
        int equals = word.indexOf('=');
        return equals > 0 && SettingsParser.isName(word.substring(0, equals));
    }

    /** Splits a line between words outside quotes and parentheses. */
    private static List<String> words(String line) {
        if (line.length() > LONGEST) {
            throw BadInput.because(
                    LINE, line.length(), "the line has more than " + LONGEST + " characters");
        }
        List<String> words = new ArrayList<>();
        StringBuilder word = new StringBuilder();
        int depth = 0;
        char quote = 0;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (c == '\\' && quote != '\'' && i + 1 < line.length()) {
                word.append(c).append(line.charAt(++i));
                continue;
            }
            if (quote != 0) {
                quote = c == quote ? 0 : quote;
            } else if (c == '\'' || c == '"') {
                quote = c;
            } else if (depth == 0 && (";|&#<>\n\r".indexOf(c) >= 0)) {
                throw several(line);
            } else if (depth == 0 && Character.isWhitespace(c)) {
                add(words, word);
                continue;
            } else {
                depth += "([{".indexOf(c) >= 0 ? 1 : ")]}".indexOf(c) >= 0 ? -1 : 0;
            }
            word.append(c);
        }
        add(words, word);
        if (depth != 0 || quote != 0) {
            throw BadInput.because(LINE, line, "a quote or parenthesis is not closed");
        }
        if (words.isEmpty()) {
            throw BadInput.missing("a statement", LINE);
        }
        if (words.get(0).indexOf('=') >= 0 || words.size() > 1 && words.get(1).equals("=")) {
            throw several(line);
        }
        return words;
    }

    private static void add(List<String> words, StringBuilder word) {
        if (word.length() > 0) {
            words.add(word.toString());
            word.setLength(0);
        }
    }

    private static BadInput several(String line) {
        return BadInput.because(
                LINE, line, "give one statement, without ; | & < > # and without an assignment");
    }

    private static String unquoted(String word) {
        StringBuilder text = new StringBuilder();
        char quote = 0;
        for (int i = 0; i < word.length(); i++) {
            char c = word.charAt(i);
            if (c == '\\' && quote != '\'' && i + 1 < word.length()) {
                text.append(word.charAt(++i));
            } else if (quote == 0 && (c == '\'' || c == '"')) {
                quote = c;
            } else if (quote != 0 && c == quote) {
                quote = 0;
            } else {
                text.append(c);
            }
        }
        return text.toString();
    }

    /** Returns the line; values with blanks or signs of the shell are quoted. */
    String text() {
        StringJoiner text = new StringJoiner(" ");
        text.add(command);
        for (String operand : operands) {
            text.add(
                    operand.startsWith("$") || operand.startsWith("(") ? operand : quoted(operand));
        }
        settings.forEach((name, value) -> text.add(name + "=" + quoted(value)));
        return text.toString();
    }

    /** Returns a text as a word of a statement. */
    static String quoted(String text) {
        if (PLAIN.matcher(text).matches()) {
            return text;
        }
        return text.indexOf('\'') < 0
                ? "'" + text + "'"
                : '"' + text.replaceAll("[\\\\\"$]", "\\\\$0") + '"';
    }

    /** A copy with settings without a value left out. */
    static Map<String, String> given(Map<String, String> settings) {
        Map<String, String> given = new LinkedHashMap<>(settings);
        given.values().removeIf(String::isBlank);
        return given;
    }
}
