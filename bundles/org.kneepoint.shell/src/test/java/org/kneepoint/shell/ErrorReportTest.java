// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.EOFException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.InvocationTargetException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import org.apache.felix.gogo.runtime.CommandNotFoundException;
import org.apache.felix.gogo.runtime.SyntaxError;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.study.task.HeapSize;
import org.kneepoint.testkit.ErrorLine;

class ErrorReportTest {
    private static ErrorReport of(Throwable thrown) {
        return ErrorReport.of(thrown, List.of("solve", "solvers", "queue"));
    }

    private static void check(int status, String line, Throwable thrown) {
        assertEquals(line, names(status, thrown).line());
    }

    private static ErrorReport names(int status, Throwable thrown, String... names) {
        ErrorReport errorReport = of(thrown);
        ErrorLine.names(errorReport.line(), names);
        assertEquals(status, errorReport.status());
        assertFalse(errorReport.isFault());
        return errorReport;
    }

    @Test
    void wrongUse() {
        check(1, "nodes=3 is odd", BadInput.because("nodes", 3, "nodes=3 is odd"));
        check(
                1,
                "nodes=3 is odd",
                new RuntimeException(BadInput.because("nodes", 3, "nodes=3 is odd")));
        check(
                1,
                "nodes=3 is odd",
                new ExecutionException(BadInput.because("nodes", 3, "nodes=3 is odd")));
        check(
                1,
                "nodes=3 is odd",
                new InvocationTargetException(BadInput.because("nodes", 3, "nodes=3 is odd")));
        names(1, new CommandNotFoundException("slove"), "slove", "solve");
        names(
                1,
                new SyntaxError(1, 1, "unexpected )") {
                    private static final long serialVersionUID = 1L;

                    @Override
                    public String getMessage() {
                        return "unexpected\n )";
                    }
                },
                "unexpected )");
        names(1, new NoSuchFileException("x.csv"), "x.csv");
        names(1, new UncheckedIOException(new NoSuchFileException("x.csv")), "x.csv");
    }

    @Test
    void argumentsThatAMethodDoesNotTake() {
        names(
                1,
                fromGogo("Reflective", new IllegalArgumentException("whatever it says")),
                "--help",
                "lb -s");
    }

    private static <T extends Throwable> T fromGogo(String type, T thrown) {
        thrown.setStackTrace(
                new StackTraceElement[] {
                    new StackTraceElement("org.apache.felix.gogo.runtime." + type, "x", "y", 1)
                });
        return thrown;
    }

    @Test
    void brokenAtWordsForATerminal() {
        assertEquals(
                "kneepoint: unknown\nname 'x': known are\na, b",
                ErrorReport.wrapped("unknown name 'x': known are a, b", 20));
    }

    @Test
    void anEndTooEarlyIsASyntaxErrorToo() {
        SyntaxError error = new SyntaxError(1, 1, "eof");
        ErrorReport errorReport = of(new EOFException().initCause(error));
        assertEquals(1, errorReport.status());
        ErrorLine.names(errorReport.line(), "eof");
    }

    @Test
    void whatGogoReadsItself() {
        ErrorReport errorReport =
                of(fromGogo("Expander", new IOException("no matches found: radix=[2]")));
        assertEquals(1, errorReport.status());
        ErrorLine.names(errorReport.line(), "radix=[2]");
    }

    @Test
    void interrupted() {
        check(130, "interrupted", new InterruptedException());
        check(130, "interrupted", new CancellationException());
        check(130, "interrupted", new ClosedByInterruptException());
        check(130, "interrupted", new ExecutionException(new InterruptedException()));
    }

    @Test
    void theMachine() {
        check(3, HeapSize.exhausted(), new OutOfMemoryError("Java heap space"));
        names(3, new AccessDeniedException("/x"), "/x");
        check(
                3,
                "/x: No space left on device",
                new FileSystemException("/x", null, "No space left on device"));
        names(3, new IOException("Broken pipe"), "Broken pipe");
        names(3, new IOException(), "java.io.IOException");
    }

    @Test
    void theProductOrAPlugIn() {
        ErrorReport errorReport = of(new IllegalStateException("no root"));
        assertEquals(3, errorReport.status());
        ErrorLine.names(errorReport.line(), "no root");
        assertTrue(errorReport.isFault());
        assertTrue(of(new StackOverflowError()).isFault());
        assertTrue(of(new IllegalArgumentException("ours")).isFault(), "not from gogo");
        assertTrue(of(new NoClassDefFoundError("a/B")).isFault());
    }

    @Test
    void noNamesOfJava() {
        ErrorLine.names(of(new NullPointerException()).line(), "null pointer exception");
        ArithmeticException thrown = new ArithmeticException("Division by zero");
        thrown.setStackTrace(
                new StackTraceElement[] {
                    new StackTraceElement("java.math.BigDecimal", "divide", "y", 1),
                    new StackTraceElement("org.apache.felix.gogo.runtime.Expression", "x", "y", 1)
                });
        names(1, thrown, "Division by zero");
    }

    @Test
    void aLongValueIsShortened() {
        String list = "1,".repeat(5000);
        String line =
                of(BadInput.because("nodes", 3, "load=" + list + " is not allowed: a list")).line();
        assertTrue(line.matches("load=1,[1,]+\\.\\.\\.[1,]+ is not allowed: a list"), line);
        assertTrue(line.length() < 200, line);
        assertEquals(1200, of(BadInput.because("nodes", 3, "a ".repeat(5000))).line().length());
    }

    @Test
    void argumentsThatGogoRefuses() {
        names(
                1,
                fromGogo("Closure", new IllegalArgumentException("no such variable")),
                "no such variable");
    }

    @Test
    void alwaysOneLine() {
        for (Throwable thrown :
                List.of(
                        new IllegalStateException("two\nlines"),
                        new IOException("two\r\nlines"),
                        new AccessDeniedException("two\nlines"),
                        new NoSuchFileException("two\nlines"),
                        BadInput.because("nodes", 3, "two\nlines"))) {
            assertFalse(of(thrown).line().matches("(?s).*[\r\n].*"), of(thrown).line());
        }
    }
}
