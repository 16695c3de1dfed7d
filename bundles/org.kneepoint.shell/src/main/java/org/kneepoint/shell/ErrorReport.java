// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.util.Arrays;
import java.util.Collection;
import java.util.Locale;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.apache.felix.gogo.runtime.CommandNotFoundException;
import org.apache.felix.gogo.runtime.SyntaxError;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.shell.text.Paragraph;
import org.kneepoint.study.task.HeapSize;
import org.kneepoint.support.UnknownName;

/**
 * An error as a one-line message and an exit status.
 *
 * @param line without a line end
 * @param status 1 wrong use, 2 a point without figures where all were demanded, 3 failure, 130
 *     interrupted
 * @param isFault whether the product or the machine is to blame, so that the details are worth
 *     keeping
 */
record ErrorReport(String line, int status, boolean isFault) {
    static final int SUCCESS = 0;
    static final int WRONG_USE = 1;
    static final int INCOMPLETE = 2;
    static final int FAILURE = 3;
    static final int INTERRUPTED = 130;

    private static final int KEPT = 60;
    private static final Pattern LONG_WORD = Pattern.compile("\\S{" + 3 * KEPT + ",}");
    private static final int LONGEST_LINE = 1200;
    private static final String ELLIPSIS = "...";

    private static final String GOGO = "org.apache.felix.gogo";

    /** The class of gogo that calls methods of objects. */
    private static final String CALLS = GOGO + ".runtime.Reflective";

    /** The class of gogo that puts files in the place of patterns. */
    private static final String PATTERNS = GOGO + ".runtime.Expander";

    ErrorReport {
        line = shortened(line.replaceAll("\\s+", " ").strip());
    }

    /** A value may be of any length; what it begins and ends with tells enough. */
    private static String shortened(String line) {
        String words =
                LONG_WORD
                        .matcher(line)
                        .replaceAll(word -> Matcher.quoteReplacement(abbreviated(word.group())));
        return words.length() <= LONGEST_LINE
                ? words
                : words.substring(0, LONGEST_LINE - ELLIPSIS.length()) + ELLIPSIS;
    }

    private static String abbreviated(String word) {
        return word.substring(0, KEPT) + ELLIPSIS + word.substring(word.length() - KEPT);
    }

    /**
     * Returns what a user is told.
     *
     * @param text one line without its end
     * @param width characters of the terminal, so that no word is cut; {@link Integer#MAX_VALUE}
     *     where there is none
     */
    static String wrapped(String text, int width) {
        return String.join("\n", Paragraph.lines("kneepoint: " + text, width));
    }

    /**
     * Translates what a statement threw.
     *
     * @param thrown by gogo, by a command or by what it called
     * @param commands the names of our commands, to propose the nearest
     */
    static ErrorReport of(Throwable thrown, Collection<String> commands) {
        Throwable cause = cause(thrown);
        if (cause instanceof BadInput) {
            return wrong(cause.getMessage());
        }
        if (cause instanceof CommandNotFoundException unknown) {
            return wrong(UnknownName.of("command", unknown.getCommand(), commands).getMessage());
        }
        if (cause instanceof SyntaxError) {
            return wrong("cannot read this line: " + cause.getMessage());
        }
        if (cause instanceof InterruptedException
                || cause instanceof ClosedByInterruptException
                || cause instanceof CancellationException) {
            return new ErrorReport("interrupted", INTERRUPTED, false);
        }
        if (cause instanceof OutOfMemoryError) {
            return new ErrorReport(HeapSize.exhausted(), FAILURE, false);
        }
        if (cause instanceof IOException io) {
            return ofFile(io);
        }
        if (cause instanceof PatternSyntaxException) {
            return wrong(
                    "cannot read this line: *, ? and brackets stand for files: put the word in quotes");
        }
        if (cause instanceof IllegalArgumentException && isFrom(CALLS, cause)) {
            return wrong(
                    "wrong arguments: --help behind a command tells what it takes; a bundle is given"
                            + " by its number or symbolic name, which lb -s lists");
        }
        if (cause instanceof RuntimeException && isFrom(GOGO, cause)) {
            return wrong("cannot evaluate this line: " + reason(cause));
        }
        return new ErrorReport("internal fault: " + reason(cause), FAILURE, true);
    }

    /** What a user can read of it; the name of the class at the least. */
    private static String reason(Throwable cause) {
        String message = cause.getMessage();
        return message == null || message.isBlank()
                ? cause.getClass()
                        .getSimpleName()
                        .replaceAll("(?<=[a-z])(?=[A-Z])", " ")
                        .toLowerCase(Locale.ROOT)
                : message;
    }

    /** gogo wraps errors at the end of the input and of nested commands. */
    private static Throwable cause(Throwable thrown) {
        Throwable cause = thrown;
        while (cause.getCause() != null
                && !(cause instanceof BadInput)
                && (cause instanceof java.io.EOFException
                        || cause instanceof UncheckedIOException
                        || cause instanceof ExecutionException
                        || cause instanceof java.lang.reflect.InvocationTargetException
                        || cause.getClass() == RuntimeException.class)) {
            cause = cause.getCause();
        }
        return cause;
    }

    private static ErrorReport ofFile(IOException failure) {
        String message = failure.getMessage() == null ? failure.toString() : failure.getMessage();
        if (isFrom(PATTERNS, failure)) {
            return wrong(
                    message
                            + " (the shell reads parentheses, brackets, * and ? itself; values use"
                            + " letters, digits and . , : x / _ + -)");
        }
        if (failure instanceof NoSuchFileException) {
            return wrong("there is no file " + message);
        }
        if (failure instanceof AccessDeniedException) {
            return new ErrorReport("no permission for " + message, FAILURE, false);
        }
        if (failure instanceof FileSystemException file && file.getReason() != null) {
            return new ErrorReport(file.getFile() + ": " + file.getReason(), FAILURE, false);
        }
        return new ErrorReport("cannot read or write: " + message, FAILURE, false);
    }

    /** Whether these classes threw it, or a Java class that they called. */
    private static boolean isFrom(String classes, Throwable thrown) {
        return Arrays.stream(thrown.getStackTrace())
                .map(StackTraceElement::getClassName)
                .filter(name -> !name.startsWith("java."))
                .findFirst()
                .filter(name -> name.startsWith(classes))
                .isPresent();
    }

    private static ErrorReport wrong(String line) {
        return new ErrorReport(line, WRONG_USE, false);
    }
}
