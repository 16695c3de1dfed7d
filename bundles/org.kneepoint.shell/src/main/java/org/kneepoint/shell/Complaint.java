// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.util.Collection;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.regex.PatternSyntaxException;
import org.apache.felix.gogo.runtime.CommandNotFoundException;
import org.apache.felix.gogo.runtime.SyntaxError;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.study.HeapSize;

/**
 * What went wrong, in one line for the user and as an exit status.
 *
 * @param line without a line end
 * @param status 1 wrong use, 2 a point without figures where all were demanded, 3 failure, 130
 *     interrupted
 * @param isFault whether the product or the machine is to blame, so that the details are worth
 *     keeping
 */
record Complaint(String line, int status, boolean isFault) {
    static final int DONE = 0;
    static final int WRONG_USE = 1;
    static final int INCOMPLETE = 2;
    static final int FAILURE = 3;
    static final int INTERRUPTED = 130;

    Complaint {
        line = line.replaceAll("\\s+", " ").strip();
    }

    /**
     * Translates what a statement threw.
     *
     * @param thrown by gogo, by a command or by what it called
     * @param commands the names of our commands, to propose the nearest
     */
    static Complaint of(Throwable thrown, Collection<String> commands) {
        Throwable cause = cause(thrown);
        if (cause instanceof BadInput) {
            return wrong(cause.getMessage());
        }
        if (cause instanceof CommandNotFoundException unknown) {
            return wrong(BadInput.unknown("command", unknown.getCommand(), commands).getMessage());
        }
        if (cause instanceof SyntaxError) {
            return wrong("cannot read this line: " + cause.getMessage());
        }
        if (cause instanceof InterruptedException
                || cause instanceof ClosedByInterruptException
                || cause instanceof CancellationException) {
            return new Complaint("interrupted", INTERRUPTED, false);
        }
        if (cause instanceof OutOfMemoryError) {
            return new Complaint(HeapSize.exhausted(), FAILURE, false);
        }
        if (cause instanceof IOException io) {
            return ofFile(io);
        }
        if (cause instanceof PatternSyntaxException) {
            return wrong(
                    "cannot read this line: *, ? and brackets stand for files: put the word in quotes");
        }
        if (cause instanceof IllegalArgumentException && isFromGogo(cause)) {
            return wrong("wrong arguments: " + cause.getMessage());
        }
        return new Complaint("failed: " + cause, FAILURE, true);
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

    private static Complaint ofFile(IOException failure) {
        String message = failure.getMessage() == null ? failure.toString() : failure.getMessage();
        if (message.startsWith("no matches found")) {
            return wrong(
                    message
                            + " (the shell reads parentheses, brackets, * and ? itself; values use"
                            + " letters, digits and . , : x / _ + -)");
        }
        if (failure instanceof NoSuchFileException) {
            return wrong("there is no file " + message);
        }
        if (failure instanceof AccessDeniedException) {
            return new Complaint("no permission for " + message, FAILURE, false);
        }
        if (failure instanceof FileSystemException file && file.getReason() != null) {
            return new Complaint(file.getFile() + ": " + file.getReason(), FAILURE, false);
        }
        return new Complaint("cannot read or write: " + message, FAILURE, false);
    }

    private static boolean isFromGogo(Throwable thrown) {
        StackTraceElement[] trace = thrown.getStackTrace();
        return trace.length > 0 && trace[0].getClassName().startsWith("org.apache.felix.gogo");
    }

    private static Complaint wrong(String line) {
        return new Complaint(line, WRONG_USE, false);
    }
}
