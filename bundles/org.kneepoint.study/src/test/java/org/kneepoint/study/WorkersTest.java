// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.kneepoint.api.run.Run;
import org.kneepoint.api.scenario.BadInput;

@Timeout(60)
class WorkersTest {
    private static List<Workers.Task> times(int count, Workers.Task task) {
        return Collections.nCopies(count, task);
    }

    private static void untilCancelled(Run run) {
        while (!run.isCancelled()) {
            LockSupport.parkNanos(1_000_000);
        }
    }

    /** Cancels when it is told to, and keeps what it hears and from whom. */
    private static class Caller implements Run {
        private final CountDownLatch enough;
        private final List<Double> told = new ArrayList<>();
        private final Set<Thread> threads = ConcurrentHashMap.newKeySet();
        private boolean asked;

        private Caller(int begun) {
            enough = new CountDownLatch(begun);
        }

        @Override
        public boolean isCancelled() {
            threads.add(Thread.currentThread());
            asked = enough.getCount() == 0;
            return asked;
        }

        @Override
        public void progress(double fraction) {
            threads.add(Thread.currentThread());
            told.add(fraction);
        }
    }

    @Test
    void everyTaskIsDoneOnce() {
        AtomicInteger done = new AtomicInteger();
        Workers.run(times(1000, run -> done.incrementAndGet()), Run.UNWATCHED);
        assertEquals(1000, done.get());
        Workers.run(List.of(), Run.UNWATCHED);
    }

    @Test
    void onAsManyThreadsAsThereAreProcessors() {
        int processors = Runtime.getRuntime().availableProcessors();
        CountDownLatch together = new CountDownLatch(processors);
        Workers.run(
                times(
                        processors,
                        run -> {
                            together.countDown();
                            while (together.getCount() > 0) {
                                Thread.onSpinWait();
                            }
                        }),
                Run.UNWATCHED);
        assertEquals(0, together.getCount());
    }

    @Test
    void theCallerIsToldByItsOwnThread() {
        Caller caller = new Caller(1);
        Workers.run(
                times(
                        4,
                        run -> {
                            run.progress(0.5);
                            LockSupport.parkNanos(50_000_000);
                        }),
                caller);
        assertEquals(Set.of(Thread.currentThread()), caller.threads);
        assertEquals(1, caller.told.get(caller.told.size() - 1));
        List<Double> sorted = caller.told.stream().sorted().toList();
        assertEquals(sorted, caller.told);
        assertTrue(sorted.get(0) > 0 && sorted.get(0) < 1, "on the way: " + sorted);
    }

    @Test
    void afterACancellationNothingBegins() {
        Caller caller = new Caller(1);
        AtomicInteger begun = new AtomicInteger();
        AtomicInteger ended = new AtomicInteger();
        Workers.run(
                times(
                        100,
                        run -> {
                            begun.incrementAndGet();
                            caller.enough.countDown();
                            untilCancelled(run);
                            ended.incrementAndGet();
                        }),
                caller);
        assertTrue(caller.asked);
        assertEquals(begun.get(), ended.get(), "who has begun could end");
        assertTrue(begun.get() <= Runtime.getRuntime().availableProcessors());
    }

    @Test
    void whatDoesNotListenIsLeftBehind() {
        Caller caller = new Caller(1);
        CountDownLatch free = new CountDownLatch(1);
        Workers.run(
                List.of(
                        run -> {
                            caller.enough.countDown();
                            while (free.getCount() > 0) {
                                LockSupport.parkNanos(1_000_000);
                                Thread.interrupted();
                            }
                        }),
                caller);
        assertEquals(1, free.getCount());
        free.countDown();
    }

    @Test
    void anInterruptionIsACancellation() {
        Caller caller = new Caller(1);
        Thread asking = Thread.currentThread();
        AtomicInteger ended = new AtomicInteger();
        Workers.run(
                List.of(
                        run -> {
                            asking.interrupt();
                            untilCancelled(run);
                            ended.incrementAndGet();
                        }),
                caller);
        assertTrue(Thread.interrupted(), "the thread knows");
        assertEquals(1, ended.get());
    }

    @Test
    void aFailureEndsTheOthers() {
        AtomicInteger begun = new AtomicInteger();
        List<Workers.Task> tasks =
                new ArrayList<>(
                        times(
                                100,
                                run -> {
                                    begun.incrementAndGet();
                                    untilCancelled(run);
                                }));
        BadInput wrong = new BadInput("wrong");
        tasks.set(
                0,
                run -> {
                    throw wrong;
                });
        assertSame(wrong, assertThrows(BadInput.class, () -> Workers.run(tasks, Run.UNWATCHED)));
        assertTrue(begun.get() < 99);
        OutOfMemoryError full = new OutOfMemoryError();
        assertSame(
                full,
                assertThrows(
                        OutOfMemoryError.class,
                        () ->
                                Workers.run(
                                        List.of(
                                                run -> {
                                                    throw full;
                                                }),
                                        Run.UNWATCHED)));
        assertFalse(Thread.currentThread().isInterrupted());
    }
}
