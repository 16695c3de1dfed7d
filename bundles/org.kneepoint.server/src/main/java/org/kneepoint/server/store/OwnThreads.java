// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Threads that use the file of an embedded database, one commit after the other. An interrupt of a
 * thread that reads or writes the file would close it, so nobody else knows these threads; and H2
 * leaves a commit in memory while another is being stored.
 */
final class OwnThreads {
    private final ExecutorService threads =
            Executors.newCachedThreadPool(
                    work -> {
                        Thread thread = new Thread(work, "database");
                        thread.setDaemon(true);
                        return thread;
                    });

    private final ReentrantLock committing = new ReentrantLock();

    /** Does work on such a thread. An interrupt of the caller is pending afterwards. */
    <T> T call(Callable<T> work) {
        Future<T> result = threads.submit(work);
        boolean interrupted = false;
        try {
            while (true) {
                try {
                    return result.get();
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
        } catch (ExecutionException e) {
            throw unchecked(e.getCause());
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private static RuntimeException unchecked(Throwable cause) {
        if (cause instanceof Error error) {
            throw error;
        }
        return cause instanceof RuntimeException failure
                ? failure
                : new IllegalStateException(cause);
    }

    /** Commits when no other commit is being stored. */
    void commit(Connection connection) throws SQLException {
        committing.lock();
        try {
            connection.commit();
        } finally {
            committing.unlock();
        }
    }
}
