// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import java.io.FileNotFoundException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.apache.felix.gogo.jline.Posix;
import org.apache.felix.service.command.CommandProcessor;
import org.apache.felix.service.command.CommandSession;
import org.apache.felix.service.command.Process;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.shell.command.SessionRequest;
import org.kneepoint.study.session.UserFiles;

/**
 * gogo's {@code grep}, {@code cat} and the like, which print the name of an exception and end
 * normally; here an error is thrown.
 */
public final class PosixTools extends Posix {
    /** Commands that use the whole terminal. */
    static final List<String> ON_A_TERMINAL = List.of("clear", "less", "nano", "watch");

    /** Commands for the sessions of a processor. */
    public PosixTools(CommandProcessor processor) {
        super(processor);
    }

    /** Runs the command named by the first argument. */
    @Override
    public void _main(CommandSession session, String[] arguments) {
        String name = arguments[0];
        if (session.get(SessionRequest.FILES) instanceof UserFiles) {
            ConfinedTool.require(List.of(arguments));
        }
        Process process = withoutTerminalInPipe(session, Process.Utils.current());
        if (ON_A_TERMINAL.contains(name) && !process.isTty(1)) {
            throw failed(name, "its output must be a terminal");
        }
        try {
            run(session, process, arguments);
        } catch (HelpException e) {
            process.out().println(e.getMessage());
        } catch (NoSuchFileException e) {
            throw noFile(name, relative(session, Path.of(e.getFile())));
        } catch (FileNotFoundException e) {
            throw noFile(name, unreadable(session, arguments));
        } catch (BadInput e) {
            throw e;
        } catch (NumberFormatException e) {
            throw failed(name, "not a whole number: " + e.getMessage());
        } catch (InterruptedException e) {
            throw new CancellationException();
        } catch (Exception e) {
            throw failed(name, e.getMessage() == null ? "failed" : e.getMessage());
        }
    }

    private static BadInput noFile(String tool, String file) {
        return BadInput.because("file", file, tool + ": no such file: " + file);
    }

    private static BadInput failed(String tool, String reason) {
        return BadInput.because("command", tool, tool + ": " + reason);
    }

    /** Within a pipe, standard output is no terminal. */
    private static Process withoutTerminalInPipe(CommandSession session, Process process) {
        boolean reaches =
                !(session.get(SessionJobs.REACHES_USER) instanceof BooleanSupplier reachesUser)
                        || reachesUser.getAsBoolean();
        return new DelegatingProcess(process) {
            @Override
            public boolean isTty(int stream) {
                return super.isTty(stream) && (stream != 1 || reaches);
            }
        };
    }

    /** Returns the last unreadable argument: the exception names the file in its text only. */
    private static String unreadable(CommandSession session, String[] arguments) {
        return Stream.of(arguments)
                .skip(1)
                .filter(word -> !Files.isReadable(session.currentDir().resolve(word)))
                .reduce("", (one, other) -> other);
    }

    private static String relative(CommandSession session, Path file) {
        Path folder = session.currentDir();
        return (file.startsWith(folder) ? folder.relativize(file) : file).toString();
    }

    /** Checks the files first: gogo's {@code tail} throws an internal error for a missing one. */
    @Override
    protected void tail(CommandSession session, Process process, String[] arguments)
            throws Exception {
        for (int i = 1; i < arguments.length; i++) {
            boolean value = arguments[i - 1].matches("-[nc]");
            if (!arguments[i].startsWith("-") && !value) {
                Path file = session.currentDir().resolve(arguments[i]);
                if (!Files.isReadable(file)) {
                    throw new NoSuchFileException(file.toString());
                }
            }
        }
        super.tail(session, process, arguments);
    }
}
