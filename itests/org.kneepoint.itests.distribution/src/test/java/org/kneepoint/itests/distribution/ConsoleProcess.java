// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.distribution;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** An interactive shell connected by two pipes, which it sees as a dumb terminal without echo. */
final class ConsoleProcess implements AutoCloseable {
    private static final String PROMPT = "kneepoint> ";

    private final Process process;
    private final OutputStream keyboard;
    private final Path err;
    private final StringBuilder screen = new StringBuilder();
    private int read;
    private boolean closed;

    private ConsoleProcess(Process process, Path err) {
        this.process = process;
        this.keyboard = process.getOutputStream();
        this.err = err;
    }

    static ConsoleProcess start(ProcessBuilder builder) {
        try {
            Path err = Files.createTempFile("kneepoint", ".err");
            ConsoleProcess console =
                    new ConsoleProcess(
                            TestProcesses.start(builder.redirectError(err.toFile())), err);
            Thread reader = new Thread(console::follow, "screen");
            reader.setDaemon(true);
            reader.start();
            return console;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The number of the process. */
    long pid() {
        return process.pid();
    }

    /** Waits for the prompt and returns the output since the previous one. */
    String prompt() {
        TestProcesses.until("a prompt; " + this, () -> answer() >= 0 || ended());
        synchronized (screen) {
            int end = answer();
            if (end < 0) {
                throw new AssertionError("ended without a prompt: " + this);
            }
            String shown = screen.substring(read, end);
            read = end + PROMPT.length();
            return shown;
        }
    }

    /** Types a line and returns the output up to the next prompt. */
    String ask(String line) {
        type(line + "\n");
        return prompt();
    }

    /**
     * Returns the number of live objects of a class in the shell, by the JDK's diagnostic command.
     */
    long objects(String type) throws IOException {
        String jcmd = Path.of(System.getProperty("java.home"), "bin", "jcmd").toString();
        Process counting =
                TestProcesses.start(
                        new ProcessBuilder(
                                        jcmd, String.valueOf(process.pid()), "GC.class_histogram")
                                .redirectErrorStream(true));
        String histogram =
                new String(counting.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return histogram
                .lines()
                .map(line -> line.strip().split("\\s+"))
                .filter(fields -> fields.length > 3 && fields[3].equals(type))
                .mapToLong(fields -> Long.parseLong(fields[1]))
                .findFirst()
                .orElseThrow(() -> new AssertionError(histogram));
    }

    /** Types. */
    void type(String text) {
        try {
            keyboard.write(text.getBytes(StandardCharsets.UTF_8));
            keyboard.flush();
        } catch (IOException e) {
            throw new AssertionError("does not listen any more: " + this, e);
        }
    }

    /** Closes the input and waits for the end of the shell. */
    ProcessResult leave() {
        try {
            keyboard.close();
            if (!TestProcesses.await(process, StartScript.LIMIT)) {
                throw new AssertionError("not ended: " + this);
            }
            TestProcesses.until("all that was shown", this::ended);
            return new ProcessResult(
                    "console", process.exitValue(), toString(), Files.readString(err));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Kills the shell if it still runs. */
    @Override
    public void close() throws IOException {
        TestProcesses.kill(process);
        Files.deleteIfExists(err);
    }

    private int answer() {
        synchronized (screen) {
            return screen.indexOf(PROMPT, read);
        }
    }

    private boolean ended() {
        synchronized (screen) {
            return closed;
        }
    }

    private void follow() {
        char[] buffer = new char[4096];
        try (Reader reader =
                new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8)) {
            for (int n = reader.read(buffer); n >= 0; n = reader.read(buffer)) {
                synchronized (screen) {
                    screen.append(buffer, 0, n);
                }
            }
        } catch (IOException e) {
            // the process has ended
        }
        synchronized (screen) {
            closed = true;
        }
    }

    @Override
    public String toString() {
        synchronized (screen) {
            return screen.toString();
        }
    }
}
