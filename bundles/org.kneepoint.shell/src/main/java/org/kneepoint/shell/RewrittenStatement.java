// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import java.util.List;
import java.util.TreeMap;
import org.apache.felix.gogo.runtime.Parser;
import org.apache.felix.gogo.runtime.Token;
import org.kneepoint.api.scenario.BadInput;

/**
 * A statement rewritten for gogo. gogo loses the value of a command that is redirected or followed
 * by another statement of a closure, and ignores a failure before the last stage of a pipe and one
 * to write a file. Such a command is wrapped in a closure and passed to a function that prints its
 * value or records its failure.
 */
final class RewrittenStatement {
    /** Function that runs a closure and prints its value. */
    static final String SHOW = ".show";

    /** As {@link #SHOW} where the output goes to a file; fails if it cannot be written. */
    static final String WRITE = ".write";

    /** As {@link #SHOW}, but records a failure instead of throwing it. */
    static final String STAGE = ".stage";

    private static final String OPEN = " {\t";
    private static final String CLOSE = "\t}";

    private final String source;
    private final Parser.Executable executable;
    private final int end;
    private final TreeMap<Integer, String> insertions = new TreeMap<>();

    /**
     * Wraps the commands whose value or failure would be lost.
     *
     * @param source the text that the statement is part of
     * @throws BadInput if a redirection is not at the end of the statement
     */
    RewrittenStatement(String source, Parser.Executable executable) {
        this.source = source;
        this.executable = executable;
        this.end = rewrite(executable, false);
    }

    /** Returns the statement as typed. */
    String text() {
        return source.substring(executable.start(), Math.max(end, executable.start()));
    }

    /** Returns the statement as gogo executes it. */
    String program() {
        StringBuilder program = new StringBuilder();
        int from = executable.start();
        for (var insertion : insertions.entrySet()) {
            program.append(source, from, insertion.getKey()).append(insertion.getValue());
            from = insertion.getKey();
        }
        return program.append(source, from, Math.max(end, from)).toString();
    }

    /** Returns a rewritten program as it was typed. */
    static String typed(String program) {
        return program.replace(SHOW + OPEN, "")
                .replace(WRITE + OPEN, "")
                .replace(STAGE + OPEN, "")
                .replace(CLOSE, "");
    }

    /**
     * Wraps such commands of a pipeline.
     *
     * @param dropped whether gogo drops its value
     * @return the end position
     */
    private int rewrite(Parser.Executable pipeline, boolean dropped) {
        if (pipeline instanceof Parser.Statement statement) {
            return rewrite(statement, dropped, false);
        }
        if (!(pipeline instanceof Parser.Pipeline several)) {
            return pipeline.start() + pipeline.length();
        }
        List<Parser.Executable> stages = several.tokens();
        int last = 0;
        for (int i = 0; i < stages.size(); i++) {
            if (stages.get(i) instanceof Parser.Statement stage) {
                boolean isLast = i == stages.size() - 1;
                last = rewrite(stage, dropped && isLast, !isLast);
            }
        }
        return last;
    }

    private int rewrite(Parser.Statement statement, boolean dropped, boolean isPiped) {
        List<Token> words = statement.tokens();
        List<Token> redirections = statement.redirections();
        int start = statement.start();
        int stop = words.isEmpty() ? start : end(words.get(words.size() - 1));
        requireLast(redirections, words.isEmpty() ? 0 : stop);
        boolean written = redirectsOutput(redirections);
        boolean shown = dropped || written;
        if (!words.isEmpty() && (isPiped || shown && !StatementSplitter.assigns(statement))) {
            String wrapper = isPiped ? STAGE : written ? WRITE : SHOW;
            insertions.merge(start, wrapper + OPEN, String::concat);
            words.forEach(this::rewrite);
            insertions.merge(stop, CLOSE, String::concat);
        } else {
            words.forEach(this::rewrite);
        }
        return redirections.isEmpty() ? stop : end(redirections.get(redirections.size() - 1));
    }

    /** The value of a program in parentheses is that of its last statement, as in gogo. */
    private void rewrite(Token word) {
        if (word instanceof Parser.Closure closure) {
            rewrite(closure.program(), true);
        } else if (word instanceof Parser.Sequence sequence) {
            rewrite(sequence.program(), false);
        } else if (word instanceof Parser.Array array && array.list() != null) {
            array.list().forEach(this::rewrite);
        }
    }

    private void rewrite(Parser.Program program, boolean isClosure) {
        List<Parser.Executable> tokens = program.tokens();
        for (int i = 0; i < tokens.size(); i++) {
            if (!(tokens.get(i) instanceof Parser.Operator)) {
                boolean background = i + 1 < tokens.size() && Token.eq(tokens.get(i + 1), "&");
                rewrite(tokens.get(i), isClosure && !background && isFollowed(tokens, i));
            }
        }
    }

    private static boolean isFollowed(List<Parser.Executable> tokens, int place) {
        return tokens.subList(place + 1, tokens.size()).stream()
                .anyMatch(
                        token ->
                                !(token instanceof Parser.Operator) && !token.toString().isBlank());
    }

    private static void requireLast(List<Token> redirections, int stop) {
        for (Token redirection : redirections) {
            if (redirection.toString().startsWith("<<") && !Token.eq("<<<", redirection)) {
                throw BadInput.because(
                        "redirection",
                        redirection,
                        "<< is not supported: write the text to a file and use <");
            }
            if (redirection.start() < stop) {
                throw BadInput.because(
                        "redirection",
                        redirection,
                        "put " + redirection + " FILE at the end of the statement");
            }
        }
    }

    private static boolean redirectsOutput(List<Token> redirections) {
        return redirections.stream()
                .anyMatch(token -> token.toString().matches("[1&]?>>?|1?>&[0-9]"));
    }

    private static int end(Token token) {
        return token.start() + token.length();
    }
}
