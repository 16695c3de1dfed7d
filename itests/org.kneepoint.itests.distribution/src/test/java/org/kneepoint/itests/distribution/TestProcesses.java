// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.distribution;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/** What tests do to processes. */
final class TestProcesses {
    private static final Set<Process> ALIVE = ConcurrentHashMap.newKeySet();

    static {
        // a test that fails, or a build that is stopped, must not leave anything running
        Runtime.getRuntime().addShutdownHook(new Thread(() -> ALIVE.forEach(TestProcesses::kill)));
    }

    private TestProcesses() {}

    /** Starts a process that does not outlive the tests. */
    static Process start(ProcessBuilder builder) throws IOException {
        Process process = builder.start();
        ALIVE.add(process);
        process.onExit().thenAccept(ALIVE::remove);
        return process;
    }

    /**
     * Waits for the end of a process, and kills it with all that it has started when the time is
     * over.
     *
     * @return whether it ended in time
     */
    static boolean await(Process process, Duration limit) {
        try {
            if (process.waitFor(limit.toMillis(), TimeUnit.MILLISECONDS)) {
                return true;
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        kill(process);
        return false;
    }

    /** Kills a process with all that it has started. */
    static void kill(Process process) {
        List<ProcessHandle> children = process.descendants().toList();
        process.destroyForcibly();
        children.forEach(ProcessHandle::destroyForcibly);
    }

    /** Sends a signal; Java itself can only end a process. */
    static void signal(Process process, String name) {
        succeeds("/bin/sh", "-c", "kill -" + name + " " + process.pid());
    }

    /** Whether a program does its work; false also if there is none. */
    static boolean succeeds(String... command) {
        try {
            Process process =
                    start(
                            new ProcessBuilder(command)
                                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                                    .redirectError(ProcessBuilder.Redirect.DISCARD));
            process.getOutputStream().close();
            return await(process, StartScript.LIMIT) && process.exitValue() == 0;
        } catch (IOException e) {
            return false;
        }
    }

    /** Waits until something is true, and fails when that takes too long. */
    static void until(String what, BooleanSupplier condition) {
        long end = System.nanoTime() + StartScript.LIMIT.toNanos();
        while (!condition.getAsBoolean()) {
            if (System.nanoTime() > end) {
                throw new AssertionError("never: " + what);
            }
            pause();
        }
    }

    private static void pause() {
        try {
            Thread.sleep(50);
        } catch (InterruptedException e) {
            throw new UncheckedIOException(new IOException(e));
        }
    }
}
