// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.container;

import static org.junit.Assert.assertEquals;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.function.IntSupplier;
import org.apache.felix.service.command.CommandProcessor;
import org.apache.felix.service.command.CommandSession;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;

/**
 * A line run as by the batch shell, in a session whose streams a test can read. The interpreter is
 * internal to the shell and called by reflection.
 *
 * @param status the exit status
 * @param out standard output
 * @param err standard error
 */
record BatchSession(int status, String out, String err) {
    private static final String SHELL = "org.kneepoint.shell";

    /** Runs the statements of a line in a fresh session. */
    static BatchSession run(BundleContext context, String line) throws Exception {
        return run(context, line, Integer.MAX_VALUE);
    }

    /**
     * Runs the statements of a line in a fresh session.
     *
     * @param width of the terminal, characters
     */
    static BatchSession run(BundleContext context, String line, int width) throws Exception {
        CommandProcessor processor =
                context.getService(context.getServiceReference(CommandProcessor.class));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        try (PrintStream outStream = new PrintStream(out, true, StandardCharsets.UTF_8);
                PrintStream errStream = new PrintStream(err, true, StandardCharsets.UTF_8);
                CommandSession session =
                        processor.createSession(
                                new ByteArrayInputStream(new byte[0]), outStream, errStream)) {
            int status = interpret(context, line, width, session, outStream, errStream);
            return new BatchSession(
                    status,
                    out.toString(StandardCharsets.UTF_8),
                    err.toString(StandardCharsets.UTF_8));
        }
    }

    private static int interpret(
            BundleContext context,
            String line,
            int columns,
            CommandSession session,
            PrintStream out,
            PrintStream err)
            throws Exception {
        Bundle shell =
                Arrays.stream(context.getBundles())
                        .filter(bundle -> SHELL.equals(bundle.getSymbolicName()))
                        .findAny()
                        .orElseThrow();
        Object faults = make(shell, "ErrorLog", context.getProperty(ProvisionedBundles.WORK));
        IntSupplier width = () -> columns;
        Field anything = shell.loadClass(SHELL + ".StatementFilter").getDeclaredField("NONE");
        anything.setAccessible(true);
        Object filter = anything.get(null);
        Object interpreter =
                make(shell, "Interpreter", session, out, err, width, width, faults, filter);
        Method run = interpreter.getClass().getDeclaredMethod("run", String.class);
        run.setAccessible(true);
        try {
            return (int) run.invoke(interpreter, line);
        } catch (InvocationTargetException e) {
            throw new AssertionError("escaped from the shell: " + line, e.getCause());
        }
    }

    private static Object make(Bundle bundle, String type, Object... arguments) throws Exception {
        Constructor<?> constructor =
                bundle.loadClass(SHELL + "." + type).getDeclaredConstructors()[0];
        constructor.setAccessible(true);
        return constructor.newInstance(arguments);
    }

    /** Requires this status, and one error line unless it is 0. */
    BatchSession ended(int expected) {
        assertEquals(out + err, expected, status);
        long errors = err.lines().filter(line -> line.startsWith("kneepoint: ")).count();
        assertEquals(err, expected == 0 ? 0 : 1, errors);
        return this;
    }
}
