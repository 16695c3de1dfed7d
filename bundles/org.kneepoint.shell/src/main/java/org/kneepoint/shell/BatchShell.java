// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;
import java.util.function.ToIntFunction;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.kneepoint.shell.command.ProgressDisplay;
import org.kneepoint.shell.command.SessionRequest;
import org.kneepoint.shell.command.TerminalGraphics;
import org.osgi.framework.BundleContext;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/**
 * Runs the arguments as one shell line, or else the statements of standard input, and returns the
 * exit status. Only results go to standard output.
 */
@Component(service = ToIntFunction.class, property = "kneepoint.entry=batch")
public final class BatchShell implements ToIntFunction<String[]> {
    private static final Pattern SPACED_VALUE =
            Pattern.compile("([A-Za-z][A-Za-z0-9._-]*)=(.*\\s.*)");

    private static final Pattern SPACE = Pattern.compile("\\s");

    /** Conventional command-line options and their commands. */
    private static final Map<String, String> CONVENTIONAL_FLAGS =
            Map.of("-h", "help", "--help", "help", "-v", "version", "--version", "version");

    private final GogoSessions sessions;
    private final int width;
    private final int progress;

    /** Runs in a session of gogo; active once the commands are registered. */
    @Activate
    public BatchShell(BundleContext context, @Reference GogoSessions sessions) {
        this.sessions = sessions;
        this.width = width(context.getProperty("kneepoint.columns"));
        this.progress = width(context.getProperty("kneepoint.progress"));
    }

    @Override
    public int applyAsInt(String[] arguments) {
        // gogo has replaced System.out, System.err and System.in by streams of the session
        StandardStream out = new StandardStream(FileDescriptor.out);
        PrintStream err = new StandardStream(FileDescriptor.err).printAtOnce();
        FileInputStream in = new FileInputStream(FileDescriptor.in);
        try (UserSession session = sessions.openLocal(false)) {
            session.put(SessionRequest.DISPLAY, display(err));
            if (width != Integer.MAX_VALUE) {
                session.put(SessionRequest.TERMINAL, TerminalGraphics.of(System.getenv()));
            }
            new DropInNotices(
                            sessions.installation(),
                            line -> err.println(ErrorReport.wrapped(line, progress)))
                    .printNew();
            int status =
                    session.execute(line(arguments), in, out, err, () -> width, () -> progress);
            if (out.failure().isEmpty()) {
                return status;
            }
            err.println("kneepoint: cannot write to standard output: " + out.failure());
            return ErrorReport.FAILURE;
        } finally {
            err.flush();
        }
    }

    /**
     * Joins the arguments to a line; a value with spaces, and the name of a file with spaces, were
     * quoted by the caller and stay so.
     */
    static String line(String[] arguments) {
        if (arguments.length == 1) {
            return CONVENTIONAL_FLAGS.getOrDefault(arguments[0], arguments[0]);
        }
        return Stream.of(arguments).map(BatchShell::argument).collect(Collectors.joining(" "));
    }

    private static String argument(String text) {
        var value = SPACED_VALUE.matcher(text);
        if (value.matches() && !value.group(2).startsWith("(")) {
            return value.group(1) + "=" + quoted(value.group(2));
        }
        return SPACE.matcher(text).find() && isFile(text) ? quoted(text) : text;
    }

    private static String quoted(String text) {
        return "'" + text.replace("'", "'\\''") + "'";
    }

    private static boolean isFile(String text) {
        try {
            return Files.exists(Path.of(text));
        } catch (InvalidPathException e) {
            return false;
        }
    }

    /** Progress is displayed on a terminal only. */
    private ProgressDisplay display(PrintStream err) {
        return progress == Integer.MAX_VALUE
                ? ProgressDisplay.NONE
                : new ProgressBar(err, () -> progress);
    }

    /** Returns the terminal width; without a terminal, lines are not wrapped. */
    private static int width(String columns) {
        try {
            int width = columns == null ? 0 : Integer.parseInt(columns.strip());
            return width > 0 ? width : Integer.MAX_VALUE;
        } catch (NumberFormatException e) {
            return Integer.MAX_VALUE;
        }
    }
}
