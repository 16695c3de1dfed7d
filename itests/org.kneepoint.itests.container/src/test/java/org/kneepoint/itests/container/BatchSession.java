// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.container;

import static org.junit.Assert.assertEquals;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.lang.reflect.Constructor;
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
 * A line as the batch entry runs it, in a session whose streams a test can read: the entry itself
 * writes to the streams of the process. The interpreter is no part of any API, hence by reflection.
 *
 * @param status the exit status
 * @param out what standard output shows
 * @param err what standard error shows
 */
record BatchSession(int status, String out, String err) {
    private static final String SHELL = "org.kneepoint.shell";

    /** Runs the statements of a line in a fresh session. */
    static BatchSession run(BundleContext context, String line) throws Exception {
        CommandProcessor processor =
                context.getService(context.getServiceReference(CommandProcessor.class));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        try (PrintStream outStream = new PrintStream(out, true, StandardCharsets.UTF_8);
                PrintStream errStream = new PrintStream(err, true, StandardCharsets.UTF_8);
                CommandSession session =
                        processor.createSession(
                                new ByteArrayInputStream(new byte[0]), outStream, errStream)) {
            int status = interpret(context, line, session, outStream, errStream);
            return new BatchSession(
                    status,
                    out.toString(StandardCharsets.UTF_8),
                    err.toString(StandardCharsets.UTF_8));
        }
    }

    private static int interpret(
            BundleContext context,
            String line,
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
        IntSupplier width = () -> Integer.MAX_VALUE;
        Object interpreter = make(shell, "Interpreter", session, out, err, width, width, faults);
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

    /** Fails unless the line ended with this status; a complaint is one line. */
    BatchSession ended(int expected) {
        assertEquals(out + err, expected, status);
        long complaints = err.lines().filter(line -> line.startsWith("kneepoint: ")).count();
        assertEquals(err, expected == 0 ? 0 : 1, complaints);
        return this;
    }
}
