// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.felix.gogo.runtime.Parser;
import org.apache.felix.gogo.runtime.Token;

/**
 * A program cut into the statements that are run and printed one by one. Statements joined by a
 * pipe, {@code &&} or {@code ||} stay together, for their outcome is one.
 */
final class Statements {
    private static final Pattern NAME = Pattern.compile("[A-Za-z_][A-Za-z0-9_]*");

    private Statements() {}

    /**
     * One statement.
     *
     * @param text as typed
     * @param line where it starts, from 1
     * @param isAssignment whether its value goes to a variable rather than to the user
     */
    record Statement(String text, int line, boolean isAssignment) {
        /**
         * Returns the variables it reads outside of closures and single quotes, without those that
         * it sets itself.
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
    }

    /**
     * Cuts a program.
     *
     * @throws org.apache.felix.gogo.runtime.SyntaxError if it cannot be read
     */
    static List<Statement> of(String program) {
        List<Statement> statements = new ArrayList<>();
        Token first = null;
        Token last = null;
        for (Token token : new Parser(program).program().tokens()) {
            if (Token.eq(token, ";") || Token.eq(token, "\n")) {
                add(statements, program, first, last);
                first = null;
            } else {
                first = first == null ? token : first;
                last = token;
            }
        }
        add(statements, program, first, last);
        return statements;
    }

    private static void add(List<Statement> statements, String program, Token first, Token last) {
        String text =
                first == null ? "" : program.substring(first.start(), last.start() + last.length());
        if (!text.isBlank()) {
            statements.add(
                    new Statement(text, line(program, first), first == last && assigns(first)));
        }
    }

    /** Counted here, for gogo does not count the lines of comments. */
    private static int line(String program, Token token) {
        return 1 + (int) program.substring(0, token.start()).chars().filter(c -> c == '\n').count();
    }

    private static boolean assigns(Token token) {
        return token instanceof Parser.Statement statement
                && statement.tokens().size() > 2
                && Token.eq("=", statement.tokens().get(1));
    }
}
