// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.task;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.kneepoint.api.run.Progress;

@Timeout(60)
class MemoizerTest {
    private final Memoizer<String, Integer> memo = new Memoizer<>();

    @Test
    void aValueIsComputedOnce() {
        AtomicInteger computed = new AtomicInteger();
        Set<Integer> seen = ConcurrentHashMap.newKeySet();
        WorkerPool.Task<Boolean> task =
                progress ->
                        seen.add(
                                memo.get(
                                        "key",
                                        () -> {
                                            LockSupport.parkNanos(50_000_000);
                                            return computed.incrementAndGet();
                                        }));
        WorkerPool.run(List.of(task, task, task, task), Progress.NONE);
        assertEquals(Set.of(1), seen);
        assertEquals(2, memo.get("other", computed::incrementAndGet));
    }

    @Test
    void whatFailsHasFailedForAll() {
        IllegalStateException wrong = new IllegalStateException("wrong");
        for (int i = 0; i < 2; i++) {
            assertSame(
                    wrong,
                    assertThrows(
                            IllegalStateException.class,
                            () ->
                                    memo.get(
                                            "key",
                                            () -> {
                                                throw wrong;
                                            })));
        }
        assertSame(wrong, assertThrows(RuntimeException.class, () -> memo.get("key", () -> 3)));
    }

    @Test
    void aLackOfMemoryIsForgotten() {
        assertThrows(
                OutOfMemoryError.class,
                () ->
                        memo.get(
                                "key",
                                () -> {
                                    throw new OutOfMemoryError();
                                }));
        assertEquals(3, memo.get("key", () -> 3));
    }

    /** Computes for ever; or what another does for ever, waits for it. */
    private final class Asking implements WorkerPool.Task<Integer> {
        private final CountDownLatch free;
        private Throwable why;
        private RuntimeException thrown;

        private Asking(CountDownLatch free) {
            this.free = free;
        }

        @Override
        public Integer run(Progress progress) {
            try {
                return memo.get("key", this::compute);
            } catch (RuntimeException e) {
                thrown = e;
                return 0;
            }
        }

        private int compute() {
            while (free.getCount() > 0) {
                LockSupport.parkNanos(1_000_000);
            }
            return 1;
        }

        @Override
        public double limit() {
            return 0.01;
        }

        @Override
        public void abandoned(Throwable overrun) {
            why = overrun;
        }
    }

    @Test
    void whatIsAbandonedHasFailedForAll() {
        CountDownLatch free = new CountDownLatch(1);
        List<Asking> tasks =
                List.of(new Asking(free), new Asking(free), new Asking(free), new Asking(free));
        WorkerPool.run(tasks, Progress.NONE);
        assertEquals(1, tasks.stream().filter(task -> task.why != null).count());
        assertEquals(3, tasks.stream().filter(task -> task.thrown != null).count());
        assertThrows(UnresponsiveTaskException.class, () -> memo.get("key", () -> 3));
        free.countDown();
    }
}
