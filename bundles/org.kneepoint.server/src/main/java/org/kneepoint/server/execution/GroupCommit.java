// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.execution;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.function.Consumer;

/**
 * Writes rows of several threads in common transactions: those that arrive while one transaction is
 * committed go into the next. One of the waiting threads commits for all.
 *
 * @param <T> a row
 */
final class GroupCommit<T> {
    private final Consumer<Collection<T>> transaction;
    private List<T> rows = new ArrayList<>();
    private CompletableFuture<Void> committed = new CompletableFuture<>();
    private boolean isCommitting;

    /** Commits by a function, which is called by one thread at a time. */
    GroupCommit(Consumer<Collection<T>> transaction) {
        this.transaction = transaction;
    }

    /**
     * Writes rows; they are committed when it returns.
     *
     * @throws RuntimeException if the transaction fails
     */
    void write(Collection<T> some) throws InterruptedException {
        if (some.isEmpty()) {
            return;
        }
        CompletableFuture<Void> mine;
        boolean isFirst;
        synchronized (this) {
            rows.addAll(some);
            mine = committed;
            isFirst = !isCommitting;
            isCommitting = true;
        }
        if (isFirst) {
            commitAll();
        }
        try {
            mine.get();
        } catch (ExecutionException e) {
            throw e.getCause() instanceof RuntimeException failure
                    ? failure
                    : new IllegalStateException(e.getCause());
        }
    }

    private void commitAll() {
        while (true) {
            List<T> batch;
            CompletableFuture<Void> done;
            synchronized (this) {
                if (rows.isEmpty()) {
                    isCommitting = false;
                    return;
                }
                batch = rows;
                done = committed;
                rows = new ArrayList<>();
                committed = new CompletableFuture<>();
            }
            try {
                transaction.accept(batch);
                done.complete(null);
            } catch (RuntimeException | Error e) {
                done.completeExceptionally(e);
            }
        }
    }
}
