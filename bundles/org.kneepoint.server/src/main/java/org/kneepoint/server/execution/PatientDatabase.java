// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.execution;

import java.time.Duration;
import java.util.function.Supplier;
import org.kneepoint.server.store.Database;
import org.kneepoint.server.store.DatabaseException;

/**
 * A database for work whose loss would cost more than waiting: while it does not answer,
 * transactions are repeated for some minutes. Safe for use by several threads.
 */
public final class PatientDatabase {
    private static final Duration PATIENCE = Duration.ofMinutes(5);
    private static final long PAUSE_MILLIS = 500;

    private final Database database;

    /** Waits for a database. */
    public PatientDatabase(Database database) {
        this.database = database;
    }

    /**
     * Runs a transaction. A value that another process has written at the same time is there at the
     * next attempt.
     *
     * @throws DatabaseException if the database does not answer for minutes, or the thread is
     *     interrupted
     */
    public <T> T transaction(Database.Transaction<T> work) {
        return await(() -> database.transaction(work));
    }

    /**
     * Does work that uses the database, again if it does not answer.
     *
     * @throws DatabaseException if the database does not answer for minutes, or the thread is
     *     interrupted
     */
    public static <T> T await(Supplier<T> work) {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (true) {
            try {
                return work.get();
            } catch (DatabaseException e) {
                if (System.nanoTime() > end || !pause()) {
                    throw e;
                }
            }
        }
    }

    private static boolean pause() {
        try {
            Thread.sleep(PAUSE_MILLIS);
            return true;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
