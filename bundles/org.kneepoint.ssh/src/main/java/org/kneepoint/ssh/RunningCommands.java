// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.ssh;

import java.io.IOException;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;

/** The commands of all connections, shells with a prompt included, that have not ended. */
final class RunningCommands {
    private static final long POLL_NANOS = 20_000_000;

    /** Time for cancelled commands to say what they have done so far. */
    private static final Duration END = Duration.ofSeconds(6);

    private final Set<ShellCommand> commands = new HashSet<>();
    private boolean closed;

    /**
     * Adds a command that begins.
     *
     * @throws IOException if the server is ending
     */
    synchronized void add(ShellCommand command) throws IOException {
        if (closed) {
            throw new IOException("the server is ending");
        }
        commands.add(command);
    }

    /** Removes a command that has ended. */
    synchronized void remove(ShellCommand command) {
        commands.remove(command);
    }

    /** Returns their number. */
    synchronized int count() {
        return commands.size();
    }

    /** Returns whether a statement or a job of a connection is running. */
    boolean isBusy(Connection connection) {
        return open().stream()
                .anyMatch(command -> command.connection() == connection && command.isBusy());
    }

    /** Refuses further commands, gives those that run a time to end, and ends all. */
    void close(Duration grace) {
        refuse();
        await(grace, () -> open().stream().noneMatch(ShellCommand::isBusy));
        open().forEach(ShellCommand::end);
        await(END, () -> count() == 0);
    }

    private static void await(Duration most, BooleanSupplier condition) {
        long end = System.nanoTime() + most.toNanos();
        while (!condition.getAsBoolean() && System.nanoTime() < end) {
            LockSupport.parkNanos(POLL_NANOS);
        }
    }

    private synchronized void refuse() {
        closed = true;
    }

    private synchronized List<ShellCommand> open() {
        return List.copyOf(commands);
    }
}
