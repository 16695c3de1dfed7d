// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.SQLTransientException;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import javax.sql.DataSource;

/**
 * The file of an embedded database. H2 closes it when it cannot be written, such as on a full disk,
 * and a new connection opens it again with all that was committed. To spare those who read, writes
 * are refused before the disk is full. If it is closed nevertheless, its connections are thrown
 * away, and one write per second is tried until one succeeds. Safe for use by several threads.
 */
final class EmbeddedFile {
    /** Free space below which writes are refused, bytes. */
    static final long RESERVE = 32L << 20;

    private static final long PAUSE_NANOS = TimeUnit.SECONDS.toNanos(1);
    private static final String NO_SPACE = "53100";

    private final OwnThreads threads = new OwnThreads();
    private final LongSupplier space;
    private final Runnable eviction;
    private volatile Failure failure;
    private volatile int closings;

    /**
     * A file.
     *
     * @param space returns the free space of its disk, bytes
     * @param eviction throws all connections away; those in use when they come back
     */
    EmbeddedFile(LongSupplier space, Runnable eviction) {
        this.space = space;
        this.eviction = eviction;
    }

    /** Why the last attempt to write has failed, and when the next is made. */
    private record Failure(SQLException cause, long end) {
        static Failure of(SQLException cause) {
            return new Failure(cause, System.nanoTime() + PAUSE_NANOS);
        }

        boolean isRecent() {
            return end - System.nanoTime() > 0;
        }
    }

    /** Does work on a thread that nobody interrupts. */
    <T> T call(Callable<T> work) {
        return threads.call(work);
    }

    /** Returns a source of connections that refuse everything once the file was closed. */
    DataSource guarded(DataSource source) {
        return FileConnections.of(source, () -> closings);
    }

    /**
     * Refuses a write without space, or shortly after another has failed.
     *
     * @throws DatabaseOutage if it is refused
     */
    void requireWritable() {
        Failure last = failure;
        if (last != null && last.isRecent()) {
            throw new DatabaseOutage(last.cause());
        }
        if (space.getAsLong() < RESERVE) {
            SQLException full = new SQLTransientException("no space left on the disk", NO_SPACE);
            failure = Failure.of(full);
            throw new DatabaseOutage(full);
        }
    }

    /** Commits; the file can be written if the transaction has written. */
    void commit(Connection connection, boolean hasWritten) throws SQLException {
        threads.commit(connection);
        if (hasWritten) {
            failure = null;
        }
    }

    /** Learns that a transaction has failed, and with it perhaps the file. */
    void failed(DatabaseOutage outage) {
        synchronized (this) {
            closings++;
        }
        if (outage.isOfDisk()) {
            failure = Failure.of((SQLException) outage.getCause());
        }
        eviction.run();
    }

    /** Returns whether the last attempt to write has failed. */
    boolean hasFailed() {
        return failure != null;
    }
}
