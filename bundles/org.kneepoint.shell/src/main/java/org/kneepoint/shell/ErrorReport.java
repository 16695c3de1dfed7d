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
import org.kneepoint.study.session.Outage;
import org.kneepoint.study.task.HeapSize;
import org.kneepoint.support.Paragraph;
import org.kneepoint.support.UnknownName;

/**
 * An error as a one-line message and an exit status.
 *
 * @param line without a line end
 * @param status 1 wrong use, 2 some point is not ok under strict=true, 3 failure, 130 interrupted
 * @param isFault whether it is a fault of the workbench, whose stack trace is logged
 * @param cause the exception, a {@link BadInput} for every wrong use; null for a result that is a
 *     fault
 */
record ErrorReport(String line, int status, boolean isFault, Throwable cause) {
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

    /** The gogo class that calls methods of objects. */
    private static final String CALLS = GOGO + ".runtime.Reflective";

    /** The gogo class that expands file name patterns. */
    private static final String PATTERNS = GOGO + ".runtime.Expander";

    ErrorReport {
        line = shortened(line.replaceAll("\\s+", " ").strip());
    }

    /** Abbreviates long values to their first and last characters. */
    private static String shortened(String line) {
        String text =
                LONG_WORD
                        .matcher(line)
                        .replaceAll(word -> Matcher.quoteReplacement(abbreviated(word.group())));
        return text.length() <= LONGEST_LINE
                ? text
                : text.substring(0, LONGEST_LINE - ELLIPSIS.length()) + ELLIPSIS;
    }

    private static String abbreviated(String word) {
        return word.substring(0, KEPT) + ELLIPSIS + word.substring(word.length() - KEPT);
    }

    /**
     * Returns an error message with its prefix, wrapped between words.
     *
     * @param text one line without its end
     * @param width characters per line; {@link Integer#MAX_VALUE} without a terminal
     */
    static String wrapped(String text, int width) {
        return String.join("\n", Paragraph.lines("kneepoint: " + text, width));
    }

    /**
     * Returns the report of an exception.
     *
     * @param thrown by gogo, a command or a library
     * @param commands the names of Kneepoint's commands, of which the nearest is proposed
     */
    static ErrorReport of(Throwable thrown, Collection<String> commands) {
        Throwable cause = cause(thrown);
        if (cause instanceof BadInput wrong) {
            return new ErrorReport(wrong.getMessage(), WRONG_USE, false, wrong);
        }
        if (cause instanceof Outage) {
            return new ErrorReport(cause.getMessage() + ": try again later", FAILURE, false, cause);
        }
        if (cause instanceof CommandNotFoundException unknown) {
            return of(UnknownName.of("command", unknown.getCommand(), commands), commands);
        }
        if (cause instanceof SyntaxError) {
            return wrong("syntax error: " + cause.getMessage());
        }
        if (cause instanceof InterruptedException
                || cause instanceof ClosedByInterruptException
                || cause instanceof CancellationException) {
            return new ErrorReport("interrupted", INTERRUPTED, false, cause);
        }
        if (cause instanceof OutOfMemoryError) {
            return new ErrorReport(HeapSize.exhausted(), FAILURE, false, cause);
        }
        if (cause instanceof IOException io) {
            return ofFile(io);
        }
        if (cause instanceof PatternSyntaxException) {
            return wrong(
                    "syntax error: *, ? and brackets form a file name pattern: quote the argument");
        }
        if (cause instanceof IllegalArgumentException && isFrom(CALLS, cause)) {
            return wrong(
                    "wrong arguments: see COMMAND --help; a bundle is given by its number or"
                            + " symbolic name, as listed by lb -s");
        }
        if (cause instanceof RuntimeException && isFrom(GOGO, cause)) {
            return wrong("cannot evaluate the statement: " + reason(cause));
        }
        return new ErrorReport("internal error: " + reason(cause), FAILURE, true, cause);
    }

    /** Returns the message of an exception, or else its class name as words. */
    private static String reason(Throwable cause) {
        String message = cause.getMessage();
        return message == null || message.isBlank()
                ? cause.getClass()
                        .getSimpleName()
                        .replaceAll("(?<=[a-z])(?=[A-Z])", " ")
                        .toLowerCase(Locale.ROOT)
                : message;
    }

    /** Unwraps the exceptions in which gogo and executors wrap the cause. */
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
                            + " (parentheses, brackets, * and ? are shell syntax: quote the"
                            + " argument)");
        }
        if (failure instanceof NoSuchFileException) {
            return wrong("no such file: " + message);
        }
        if (failure instanceof AccessDeniedException) {
            return new ErrorReport("permission denied: " + message, FAILURE, false, failure);
        }
        if (failure instanceof FileSystemException file && file.getReason() != null) {
            return new ErrorReport(
                    file.getFile() + ": " + file.getReason(), FAILURE, false, failure);
        }
        return new ErrorReport("cannot read or write: " + message, FAILURE, false, failure);
    }

    /** Whether a class of this prefix threw it, directly or in a call to the Java library. */
    private static boolean isFrom(String classes, Throwable thrown) {
        return Arrays.stream(thrown.getStackTrace())
                .map(StackTraceElement::getClassName)
                .filter(name -> !name.startsWith("java."))
                .findFirst()
                .filter(name -> name.startsWith(classes))
                .isPresent();
    }

    private static ErrorReport wrong(String line) {
        return new ErrorReport(line, WRONG_USE, false, BadInput.because("statement", "", line));
    }
}
