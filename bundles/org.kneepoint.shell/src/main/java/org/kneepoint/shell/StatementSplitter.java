// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.felix.gogo.runtime.Parser;
import org.apache.felix.gogo.runtime.Token;

/**
 * Splits a program into statements, which are run and printed one by one: at line ends, semicolons,
 * {@code &&}, {@code ||} and {@code &}. A pipeline is one statement.
 */
final class StatementSplitter {
    private static final Pattern NAME = Pattern.compile("[A-Za-z_][A-Za-z0-9_]*");

    private static final String BACKGROUND = " &";

    private StatementSplitter() {}

    /** The condition under which a statement is run. */
    enum StatementOperator {
        /** Unconditionally. */
        ALWAYS,
        /** After {@code &&}: if the previous one succeeded. */
        IF_DONE,
        /** After {@code ||}: if the previous one failed. */
        IF_FAILED
    }

    /**
     * One statement.
     *
     * @param text as typed, without operators
     * @param program for gogo
     * @param line its first line, from 1
     * @param link the condition under which it is run
     * @param isAssignment whether its value is assigned to a variable, not printed
     * @param isBackground whether it runs in the background
     */
    record Statement(
            String text,
            String program,
            int line,
            StatementOperator link,
            boolean isAssignment,
            boolean isBackground) {
        /**
         * Returns the variables it reads outside closures and single quotes, without those it sets.
         */
        List<String> variables() {
            List<String> names = new ArrayList<>();
            int braces = 0;
            boolean quoted = false;
            for (int i = 0; i < text.length(); i++) {
                char c = text.charAt(i);
                if (c == '\\') {
                    i++;
                } else if (c == '\'') {
                    quoted = !quoted;
                } else if (!quoted && c == '{') {
                    braces++;
                } else if (!quoted && c == '}') {
                    braces--;
                } else if (!quoted && braces == 0 && c == '$') {
                    Matcher name = NAME.matcher(text).region(i + 1, text.length());
                    if (name.lookingAt() && !isSet(name.group())) {
                        names.add(name.group());
                    }
                }
            }
            return names;
        }

        private boolean isSet(String name) {
            return Pattern.compile("(^|[;&|({\\n])\\s*" + name + "\\s*=").matcher(text).find();
        }

        /** Returns a copy that does not run in the background. */
        Statement inForeground() {
            return isBackground
                    ? new Statement(
                            text,
                            program.substring(0, program.length() - BACKGROUND.length()),
                            line,
                            link,
                            isAssignment,
                            false)
                    : this;
        }

        /** Returns the variable it sets, if it is an assignment. */
        String variable() {
            return text.substring(0, text.indexOf('=')).strip();
        }
    }

    /**
     * Splits a program.
     *
     * @throws org.apache.felix.gogo.runtime.SyntaxError if it cannot be parsed
     * @throws org.kneepoint.api.scenario.BadInput if a redirection is not at the end of a statement
     */
    static List<Statement> of(String program) {
        List<Statement> statements = new ArrayList<>();
        StatementOperator link = StatementOperator.ALWAYS;
        Parser.Executable last = null;
        for (Parser.Executable token : new Parser(program).program().tokens()) {
            if (!(token instanceof Parser.Operator)) {
                last = token;
                continue;
            }
            boolean empty =
                    last == null || !add(statements, program, last, link, Token.eq(token, "&"));
            last = null;
            if (!empty || !Token.eq(token, "\n")) {
                link = link(token);
            }
        }
        if (last != null) {
            add(statements, program, last, link, false);
        }
        return statements;
    }

    private static StatementOperator link(Token operator) {
        return Token.eq(operator, "&&")
                ? StatementOperator.IF_DONE
                : Token.eq(operator, "||") ? StatementOperator.IF_FAILED : StatementOperator.ALWAYS;
    }

    private static boolean add(
            List<Statement> statements,
            String program,
            Parser.Executable executable,
            StatementOperator link,
            boolean background) {
        RewrittenStatement rewritten = new RewrittenStatement(program, executable);
        if (rewritten.text().isBlank()) {
            return false;
        }
        statements.add(
                new Statement(
                        rewritten.text(),
                        rewritten.program() + (background ? BACKGROUND : ""),
                        line(program, executable),
                        link,
                        assigns(executable),
                        background));
        return true;
    }

    /** Returns the line of a token; gogo's own count omits comments. */
    private static int line(String program, Token token) {
        return 1 + (int) program.substring(0, token.start()).chars().filter(c -> c == '\n').count();
    }

    /** Whether a token is an assignment. */
    static boolean assigns(Token token) {
        return token instanceof Parser.Statement statement
                && statement.tokens().size() > 2
                && Token.eq("=", statement.tokens().get(1));
    }
}
