// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.apache.felix.gogo.runtime.Parser;
import org.apache.felix.gogo.runtime.Token;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.shell.command.CommandFunction;
import org.kneepoint.support.UnknownName;

/**
 * Permits statements that only call listed commands. gogo is a programming language: a closure, a
 * redirection or a method call reaches the whole process. gogo's own parser shows what would be
 * executed, and whatever is not known to be harmless is refused.
 */
final class StatementFilter {
    /** Permits everything. */
    static final StatementFilter NONE = new StatementFilter(null);

    /** Also of commands that are not listed, in any script. */
    private static final Pattern NAME = Pattern.compile("[\\p{L}\\p{M}\\d.*:_-]+");

    private static final Pattern VARIABLE = Pattern.compile("[A-Za-z][A-Za-z0-9_]*");

    /** Settings of gogo and its tools, such as SCOPE. */
    private static final Pattern CAPITALS = Pattern.compile("[A-Z]{2}[A-Z0-9_]*");

    private static final Set<String> OF_GOGO =
            Set.of("args", "argv", "default", "echo", "exception", "it");

    private static final Set<String> WRAPPERS =
            Set.of(RewrittenStatement.SHOW, RewrittenStatement.STAGE);

    private static final int DEEPEST = 50;
    private static final String SCOPE = CommandFunction.SCOPE + ":";
    private static final String ASSIGN = "=";

    private final Set<String> commands;

    /** Permits these commands, with or without the scope of Kneepoint. */
    StatementFilter(Set<String> commands) {
        this.commands = commands;
    }

    /** Returns the limit of the length of a text, characters. */
    int longest() {
        return commands == null ? Integer.MAX_VALUE : FilteredText.LONGEST;
    }

    /**
     * Checks a text before it is parsed.
     *
     * @throws BadInput if it is too long, or has invisible characters
     */
    void requireReadable(String text) {
        if (commands != null) {
            FilteredText.require(text);
        }
    }

    /**
     * Checks a statement as typed.
     *
     * @throws BadInput if it is not permitted
     */
    void requirePermitted(String statement) {
        if (commands != null) {
            new Walk(false).program(statement);
        }
    }

    /**
     * Checks a program for gogo, in which commands may be wrapped by {@link RewrittenStatement}.
     *
     * @throws BadInput if it is not permitted
     */
    void requireProgram(String program) {
        if (commands != null) {
            new Walk(true).program(program);
        }
    }

    private static BadInput refused(Token word, String reason) {
        return BadInput.because("statement", word, "'" + word + "' is not permitted: " + reason);
    }

    /** Visits all that a program would execute. */
    private final class Walk {
        private final boolean hasWrappers;
        private int depth;

        private Walk(boolean hasWrappers) {
            this.hasWrappers = hasWrappers;
        }

        private void program(String text) {
            try {
                program(new Parser(text).program());
            } catch (StackOverflowError e) {
                // the parser calls itself
                throw tooDeep();
            }
        }

        private void program(Parser.Program program) {
            depth++;
            if (depth > DEEPEST) {
                throw tooDeep();
            }
            program.tokens().forEach(this::executable);
            depth--;
        }

        private BadInput tooDeep() {
            String rule = "statements are nested at most " + DEEPEST + " deep";
            return BadInput.because("statement", "(", "'(' is not permitted: " + rule);
        }

        private void executable(Parser.Executable part) {
            if (part instanceof Parser.Pipeline pipeline) {
                pipeline.tokens().forEach(this::executable);
            } else if (part instanceof Parser.Statement statement) {
                statement(statement);
            } else if (!(part instanceof Parser.Operator)) {
                throw refused(part, "only commands are");
            }
        }

        private void statement(Parser.Statement statement) {
            if (!statement.redirections().isEmpty()) {
                throw refused(
                        statement.redirections().get(0),
                        "no redirection; out=FILE and tee FILE write files");
            }
            List<Token> words = statement.tokens();
            if (words.size() > 1 && Token.eq(ASSIGN, words.get(1))) {
                assignment(words);
            } else if (!words.isEmpty()) {
                call(words);
            }
        }

        private void assignment(List<Token> words) {
            requireFree(words.get(0));
            if (words.size() == 3) {
                argument(words.get(2));
            } else if (words.size() > 3) {
                call(words.subList(2, words.size()));
            }
        }

        /** A command and its arguments, or a single value. */
        private void call(List<Token> words) {
            Token first = words.get(0);
            boolean isValue = first instanceof Parser.Sequence || PlainWord.isVariable(first);
            if (isValue && words.size() == 1) {
                argument(first);
            } else if (isWrapper(words)) {
                program(((Parser.Closure) words.get(1)).program());
            } else {
                requireCommand(first);
                words.subList(1, words.size()).forEach(this::argument);
            }
        }

        private boolean isWrapper(List<Token> words) {
            return hasWrappers
                    && words.size() == 2
                    && WRAPPERS.contains(words.get(0).toString())
                    && words.get(1) instanceof Parser.Closure;
        }

        private void argument(Token word) {
            if (word instanceof Parser.Sequence nested) {
                program(nested.program());
            } else if (word instanceof Parser.Closure || word instanceof Parser.Array) {
                throw refused(word, "no closure, no list; quote braces and brackets");
            } else {
                PlainWord.require(word);
            }
        }
    }

    private void requireCommand(Token word) {
        String name = word.toString();
        if (!NAME.matcher(name).matches()) {
            throw refused(word, "a statement begins with the name of a command");
        }
        boolean isScoped = name.startsWith(SCOPE);
        if (!commands.contains(isScoped ? name.substring(SCOPE.length()) : name)) {
            throw UnknownName.of("command", name, commands).remedy("help lists those of your role");
        }
    }

    private void requireFree(Token word) {
        String name = word.toString();
        if (!VARIABLE.matcher(name).matches()) {
            throw refused(word, "a variable is a letter, then letters, digits and underscores");
        }
        if (OF_GOGO.contains(name) || CAPITALS.matcher(name).matches() || commands.contains(name)) {
            throw refused(word, "the shell uses this name; choose another variable");
        }
    }
}
