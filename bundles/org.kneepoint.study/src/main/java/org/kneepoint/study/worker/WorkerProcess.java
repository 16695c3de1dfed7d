// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.worker;

import com.fasterxml.jackson.jr.ob.JSON;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * A process and the messages to and from it: JSON objects, a line each. It ends when this process
 * does, since its input ends then.
 */
final class WorkerProcess implements AutoCloseable {
    /** Marks the end of the output. */
    private static final String END = "";

    private final Process process;
    private final Writer input;
    private volatile boolean isKilled;
    private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();

    private WorkerProcess(Process process) {
        this.process = process;
        this.input = process.outputWriter(StandardCharsets.UTF_8);
        Thread reader = new Thread(this::read, "worker output");
        reader.setDaemon(true);
        reader.start();
    }

    /** Starts a process, which writes to the standard error of this one. */
    static WorkerProcess start(WorkerCommand command) {
        try {
            ProcessBuilder builder = new ProcessBuilder(command.words());
            builder.environment().putAll(command.environment());
            builder.redirectError(ProcessBuilder.Redirect.INHERIT);
            return new WorkerProcess(builder.start());
        } catch (IOException e) {
            throw new UncheckedIOException("a worker process cannot be started", e);
        }
    }

    private void read() {
        try (BufferedReader output =
                new BufferedReader(
                        new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            output.lines().filter(line -> !line.equals(END)).forEach(lines::add);
        } catch (IOException | UncheckedIOException e) {
            // it has ended
        } finally {
            lines.add(END);
        }
    }

    /** Sends a message; without effect if the process has ended. */
    void send(Map<String, Object> message) {
        try {
            input.write(JSON.std.asString(message) + "\n");
            input.flush();
        } catch (IOException e) {
            // the end of its output says so
        }
    }

    /**
     * Returns the next message, if one arrives in time. A line that is no message, such as the
     * report of Java when it crashes, is copied to the standard error of this process.
     *
     * @throws WorkerEnded if the process has ended
     */
    Optional<Map<String, Object>> receive(long millis) throws InterruptedException {
        String line = lines.poll(millis, TimeUnit.MILLISECONDS);
        if (line == null) {
            return Optional.empty();
        }
        if (line.equals(END)) {
            lines.add(END);
            throw new WorkerEnded(exitStatus());
        }
        try {
            return Optional.ofNullable(JSON.std.mapFrom(line));
        } catch (IOException e) {
            System.err.println(line);
            return Optional.empty();
        }
    }

    private int exitStatus() throws InterruptedException {
        return process.waitFor(1, TimeUnit.SECONDS) ? process.exitValue() : -1;
    }

    /** Returns whether it has ended, or was killed. */
    boolean hasEnded() {
        return isKilled || !process.isAlive();
    }

    /** Kills it. */
    @Override
    public void close() {
        isKilled = true;
        process.destroyForcibly();
    }
}
