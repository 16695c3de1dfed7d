// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.ssh;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.concurrent.CountDownLatch;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Terminal;
import org.kneepoint.shell.session.ShellSession;
import org.kneepoint.study.session.Caller;
import org.kneepoint.study.session.Workspace;

/** A session with a few commands for tests, without gogo. */
final class SmallSession implements ShellSession {
    private final Caller caller;
    private final CountDownLatch waiting = new CountDownLatch(1);
    private final CountDownLatch interrupted = new CountDownLatch(1);
    private final CountDownLatch closed = new CountDownLatch(1);

    SmallSession(Caller caller) {
        this.caller = caller;
    }

    /** Returns the latch that opens when the command {@code wait} waits. */
    CountDownLatch waiting() {
        return waiting;
    }

    /** Returns the latch that opens when the session is closed. */
    CountDownLatch closed() {
        return closed;
    }

    /** Returns whether it was interrupted. */
    boolean isInterrupted() {
        return interrupted.getCount() == 0;
    }

    @Override
    public Workspace workspace() {
        throw new UnsupportedOperationException();
    }

    @Override
    public int execute(
            String line, InputStream input, OutputStream output, OutputStream error, int columns) {
        try {
            return line.isEmpty()
                    ? statements(input, output, error)
                    : statement(line.split(" "), input, output, error, columns);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private int statements(InputStream input, OutputStream output, OutputStream error)
            throws IOException {
        int status = 0;
        BufferedReader lines =
                new BufferedReader(new InputStreamReader(input, StandardCharsets.UTF_8));
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            status = statement(line.split(" "), input, output, error, 0);
        }
        return status;
    }

    private int statement(
            String[] words, InputStream input, OutputStream output, OutputStream error, int columns)
            throws IOException {
        switch (words[0]) {
            case "caller" -> print(output, caller + " " + Caller.current().account());
            case "columns" -> print(output, "columns " + columns);
            case "digest" -> print(output, digest(input.readAllBytes()));
            case "zeros" -> zeros(output, Integer.parseInt(words[1]));
            case "fault" -> throw new IllegalStateException("a fault");
            case "wait" -> {
                return pause();
            }
            case "fail" -> {
                print(error, "kneepoint: failed");
                return Integer.parseInt(words[1]);
            }
            default -> print(output, String.join(" ", words));
        }
        return 0;
    }

    static String digest(byte[] content) {
        try {
            return content.length
                    + " "
                    + HexFormat.of()
                            .formatHex(MessageDigest.getInstance("SHA-256").digest(content));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void zeros(OutputStream output, int count) throws IOException {
        byte[] block = new byte[1000];
        for (int written = 0; written < count; written += block.length) {
            output.write(block, 0, Math.min(block.length, count - written));
        }
    }

    private static void print(OutputStream output, String line) throws IOException {
        output.write((line + "\n").getBytes(StandardCharsets.UTF_8));
        output.flush();
    }

    private int pause() {
        try {
            waiting.countDown();
            interrupted.await();
            return 130;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return 130;
        }
    }

    @Override
    public int prompt(Terminal terminal) {
        LineReader reader = LineReaderBuilder.builder().terminal(terminal).build();
        terminal.handle(Terminal.Signal.INT, signal -> interrupt());
        while (true) {
            try {
                String line = reader.readLine("kneepoint> ");
                if (line.startsWith("exit ")) {
                    return Integer.parseInt(line.substring(5));
                }
                if (line.equals("size")) {
                    terminal.writer().println(terminal.getType() + " " + terminal.getSize());
                    terminal.flush();
                } else if (!line.isEmpty()) {
                    int status =
                            execute(
                                    line,
                                    terminal.input(),
                                    terminal.output(),
                                    terminal.output(),
                                    terminal.getWidth());
                    terminal.writer().println("status " + status);
                    terminal.flush();
                }
            } catch (UserInterruptException e) {
                terminal.writer().println("interrupted at the prompt");
            } catch (EndOfFileException e) {
                return 0;
            }
        }
    }

    @Override
    public boolean isBusy() {
        return waiting.getCount() == 0 && !isInterrupted();
    }

    @Override
    public void interrupt() {
        interrupted.countDown();
    }

    @Override
    public void close() {
        closed.countDown();
    }
}
