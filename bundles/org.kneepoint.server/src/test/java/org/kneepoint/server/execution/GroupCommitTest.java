// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.execution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class GroupCommitTest {
    private static void write(GroupCommit<Integer> commit, int row) {
        try {
            commit.write(List.of(row));
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void rowsThatArriveMeanwhileGoTogether() throws Exception {
        List<Collection<Integer>> batches = new ArrayList<>();
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch go = new CountDownLatch(1);
        GroupCommit<Integer> commit =
                new GroupCommit<>(
                        rows -> {
                            begun.countDown();
                            try {
                                go.await();
                            } catch (InterruptedException e) {
                                throw new IllegalStateException(e);
                            }
                            batches.add(List.copyOf(rows));
                        });
        List<Thread> writers = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            int row = i;
            Thread writer = new Thread(() -> write(commit, row));
            writer.start();
            writers.add(writer);
            begun.await();
        }
        while (writers.stream().anyMatch(w -> w.getState() == Thread.State.RUNNABLE)) {
            TimeUnit.MILLISECONDS.sleep(1);
        }
        go.countDown();
        for (Thread writer : writers) {
            writer.join();
        }
        assertEquals(20, batches.stream().mapToInt(Collection::size).sum());
        assertTrue(batches.size() <= 3, () -> batches.size() + " commits");
    }

    @Test
    void aFailureReachesThoseOfItsTransactionOnly() {
        GroupCommit<Integer> commit =
                new GroupCommit<>(
                        rows -> {
                            if (rows.contains(13)) {
                                throw new IllegalArgumentException("unlucky");
                            }
                        });
        write(commit, 1);
        assertThrows(IllegalArgumentException.class, () -> write(commit, 13));
        CompletableFuture.runAsync(() -> write(commit, 2)).join();
    }
}
