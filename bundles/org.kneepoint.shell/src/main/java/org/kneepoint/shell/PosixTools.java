// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import java.io.FileNotFoundException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.apache.felix.gogo.jline.Posix;
import org.apache.felix.service.command.CommandProcessor;
import org.apache.felix.service.command.CommandSession;
import org.apache.felix.service.command.Process;
import org.kneepoint.api.scenario.BadInput;

/**
 * gogo's {@code grep}, {@code cat} and the like. They print what goes wrong, as Java names it, and
 * end as if nothing had happened; here it is a failure like any other.
 */
public final class PosixTools extends Posix {
    /** Tools of a processor's sessions. */
    public PosixTools(CommandProcessor processor) {
        super(processor);
    }

    /** Runs the tool that the first word names. */
    @Override
    public void _main(CommandSession session, String[] words) {
        Process process = seen(session, Process.Utils.current());
        String name = words[0];
        try {
            run(session, process, words);
        } catch (HelpException e) {
            process.out().println(e.getMessage());
        } catch (NoSuchFileException e) {
            throw noFile(name, shown(session, Path.of(e.getFile())));
        } catch (FileNotFoundException e) {
            throw noFile(name, unreadable(session, words));
        } catch (BadInput e) {
            throw e;
        } catch (NumberFormatException e) {
            throw failed(name, "not a whole number: " + e.getMessage());
        } catch (InterruptedException e) {
            throw new CancellationException();
        } catch (Exception e) {
            throw failed(name, e.getMessage() == null ? "cannot do that" : e.getMessage());
        }
    }

    private static BadInput noFile(String tool, String file) {
        return BadInput.because("file", file, tool + ": there is no file " + file);
    }

    private static BadInput failed(String tool, String reason) {
        return BadInput.because("command", tool, tool + ": " + reason);
    }

    /** What is part of a pipe would take itself for its end. */
    private static Process seen(CommandSession session, Process process) {
        boolean reaches =
                !(session.get(SessionJobs.REACHES_USER) instanceof BooleanSupplier told)
                        || told.getAsBoolean();
        return new DelegatingProcess(process) {
            @Override
            public boolean isTty(int stream) {
                return super.isTty(stream) && (stream != 1 || reaches);
            }
        };
    }

    /** The exception has the name in its text only; the values of options stand before files. */
    private static String unreadable(CommandSession session, String[] words) {
        return Stream.of(words)
                .skip(1)
                .filter(word -> !Files.isReadable(session.currentDir().resolve(word)))
                .reduce("", (one, other) -> other);
    }

    private static String shown(CommandSession session, Path file) {
        Path folder = session.currentDir();
        return (file.startsWith(folder) ? folder.relativize(file) : file).toString();
    }

    /** gogo's fails with a file that cannot be read. */
    @Override
    protected void tail(CommandSession session, Process process, String[] words) throws Exception {
        for (int i = 1; i < words.length; i++) {
            boolean value = words[i - 1].matches("-[nc]");
            if (!words[i].startsWith("-") && !value) {
                Path file = session.currentDir().resolve(words[i]);
                if (!Files.isReadable(file)) {
                    throw new NoSuchFileException(file.toString());
                }
            }
        }
        super.tail(session, process, words);
    }
}
