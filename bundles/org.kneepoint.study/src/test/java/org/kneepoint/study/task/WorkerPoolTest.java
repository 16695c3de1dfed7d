// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.task;

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
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.BadInput;

@Timeout(60)
class WorkerPoolTest {
    private static <T> List<WorkerPool.Task<T>> times(int count, WorkerPool.Task<T> task) {
        return Collections.nCopies(count, task);
    }

    private static boolean untilCancelled(Progress progress) {
        while (!progress.isCancelled()) {
            LockSupport.parkNanos(1_000_000);
        }
        return true;
    }

    /** Cancels on request, and keeps the reports and their threads. */
    private static class Caller implements Progress {
        private final CountDownLatch enough;
        private final List<Double> reports = new ArrayList<>();
        private final Set<Thread> threads = ConcurrentHashMap.newKeySet();
        private boolean isCancelled;

        private Caller(int begun) {
            enough = new CountDownLatch(begun);
        }

        @Override
        public boolean isCancelled() {
            threads.add(Thread.currentThread());
            isCancelled = enough.getCount() == 0;
            return isCancelled;
        }

        @Override
        public void report(double fraction) {
            threads.add(Thread.currentThread());
            reports.add(fraction);
        }
    }

    @Test
    void everyTaskIsDoneOnce() {
        AtomicInteger done = new AtomicInteger();
        WorkerPool.run(times(1000, progress -> done.incrementAndGet()), Progress.NONE);
        assertEquals(1000, done.get());
        WorkerPool.run(List.of(), Progress.NONE);
    }

    @Test
    void onAsManyThreadsAsThereAreProcessors() {
        int processors = Runtime.getRuntime().availableProcessors();
        CountDownLatch together = new CountDownLatch(processors);
        WorkerPool.run(
                times(
                        processors,
                        progress -> {
                            together.countDown();
                            while (together.getCount() > 0) {
                                Thread.onSpinWait();
                            }
                            return true;
                        }),
                Progress.NONE);
        assertEquals(0, together.getCount());
    }

    /** Tasks left behind by other tests may run for a while. */
    @Test
    void aTaskThatIsAloneMayUseAllProcessors() {
        int all = Runtime.getRuntime().availableProcessors();
        WorkerPool.run(
                List.of(
                        progress -> {
                            while (progress.processors() != all) {
                                Thread.onSpinWait();
                            }
                            return true;
                        }),
                Progress.NONE);
    }

    @Test
    void theLastTaskMayUseAllProcessorsWhenTheOthersHaveEnded() {
        int all = Runtime.getRuntime().availableProcessors();
        CountDownLatch seen = new CountDownLatch(1);
        List<Integer> processors = new CopyOnWriteArrayList<>();
        WorkerPool.run(
                List.of(
                        progress -> {
                            while (seen.getCount() > 0) {
                                Thread.onSpinWait();
                            }
                            return true;
                        },
                        progress -> {
                            processors.add(progress.processors());
                            seen.countDown();
                            while (progress.processors() != all) {
                                Thread.onSpinWait();
                            }
                            return true;
                        }),
                Progress.NONE);
        assertEquals(List.of(1), processors);
    }

    @Test
    void progressIsReportedByTheCallingThread() {
        Caller caller = new Caller(1);
        WorkerPool.run(
                times(
                        4,
                        progress -> {
                            progress.report(0.5);
                            LockSupport.parkNanos(50_000_000);
                            return true;
                        }),
                caller);
        assertEquals(Set.of(Thread.currentThread()), caller.threads);
        assertEquals(1, caller.reports.get(caller.reports.size() - 1));
        List<Double> sorted = caller.reports.stream().sorted().toList();
        assertEquals(sorted, caller.reports);
        assertTrue(sorted.get(0) > 0 && sorted.get(0) < 1, "on the way: " + sorted);
    }

    @Test
    void afterACancellationNothingBegins() {
        Caller caller = new Caller(1);
        AtomicInteger begun = new AtomicInteger();
        AtomicInteger ended = new AtomicInteger();
        WorkerPool.run(
                times(
                        100,
                        progress -> {
                            begun.incrementAndGet();
                            caller.enough.countDown();
                            untilCancelled(progress);
                            return ended.incrementAndGet();
                        }),
                caller);
        assertTrue(caller.isCancelled);
        assertEquals(begun.get(), ended.get(), "who has begun could end");
        assertTrue(begun.get() <= Runtime.getRuntime().availableProcessors());
    }

    @Test
    void whatDoesNotListenIsLeftBehind() {
        Caller caller = new Caller(1);
        Stubborn stubborn = new Stubborn(Double.POSITIVE_INFINITY, caller.enough);
        WorkerPool.run(List.of(stubborn), caller);
        assertTrue(stubborn.why.isCancelled(), "the user wanted it");
        stubborn.free.countDown();
    }

    @Test
    void anInterruptionIsACancellation() {
        Caller caller = new Caller(1);
        Thread asking = Thread.currentThread();
        AtomicInteger ended = new AtomicInteger();
        WorkerPool.run(
                List.of(
                        progress -> {
                            asking.interrupt();
                            untilCancelled(progress);
                            return ended.incrementAndGet();
                        }),
                caller);
        assertTrue(Thread.interrupted(), "the flag of the thread is set");
        assertEquals(1, ended.get());
    }

    @Test
    void aFailureEndsTheOthers() {
        AtomicInteger begun = new AtomicInteger();
        List<WorkerPool.Task<Boolean>> tasks =
                new ArrayList<>(
                        times(
                                100,
                                progress -> {
                                    begun.incrementAndGet();
                                    return untilCancelled(progress);
                                }));
        BadInput wrong = BadInput.because("nodes", 3, "wrong");
        tasks.set(
                0,
                progress -> {
                    throw wrong;
                });
        assertSame(wrong, assertThrows(BadInput.class, () -> WorkerPool.run(tasks, Progress.NONE)));
        assertTrue(begun.get() < 99);
        assertFalse(Thread.currentThread().isInterrupted());
    }

    /** Does not return before it is released, even if cancelled. */
    private static final class Stubborn implements WorkerPool.Task<Integer> {
        private final double limit;
        private final CountDownLatch begun;
        private final CountDownLatch free = new CountDownLatch(1);
        private final CountDownLatch ended = new CountDownLatch(1);
        private final AtomicInteger taken = new AtomicInteger();
        private volatile Thread thread;
        private volatile boolean overdue;
        private UnresponsiveTaskException why;

        private Stubborn(double limit, CountDownLatch begun) {
            this.limit = limit;
            this.begun = begun;
        }

        @Override
        public Integer run(Progress progress) {
            thread = Thread.currentThread();
            begun.countDown();
            while (free.getCount() > 0) {
                LockSupport.parkNanos(1_000_000);
                Thread.interrupted();
                overdue |= progress.isOverdue() && progress.isCancelled();
            }
            ended.countDown();
            return 1;
        }

        @Override
        public void done(Integer result) {
            taken.incrementAndGet();
        }

        @Override
        public double limit() {
            return limit;
        }

        @Override
        public String plugIn(StackTraceElement[] trace) {
            return "a plug-in";
        }

        @Override
        public void abandoned(Throwable overrun) {
            why = (UnresponsiveTaskException) overrun;
        }
    }

    @Test
    void whatNeverReturnsIsGivenUpAndTheOthersGoOn() throws InterruptedException {
        AtomicInteger done = new AtomicInteger();
        int stuck = Runtime.getRuntime().availableProcessors() + 1;
        List<Stubborn> stubborn = new ArrayList<>();
        List<WorkerPool.Task<Integer>> tasks = new ArrayList<>();
        for (int i = 0; i < stuck; i++) {
            stubborn.add(new Stubborn(0.01, new CountDownLatch(1)));
        }
        tasks.addAll(stubborn);
        tasks.addAll(times(20, progress -> done.incrementAndGet()));
        WorkerPool.run(tasks, Progress.NONE);
        assertEquals(20, done.get());
        for (Stubborn task : stubborn) {
            assertEquals("a plug-in did not return within limit=0.01 s", task.why.getMessage());
            assertFalse(task.why.isCancelled());
            assertTrue(task.overdue, "the limit was seen before");
            assertEquals(WorkerThread.ABANDONED + "a plug-in", task.thread.getName());
            assertTrue(task.thread.isDaemon());
            task.free.countDown();
            task.ended.await();
            task.thread.join();
            assertEquals(0, task.taken.get(), "what comes too late is not taken");
        }
    }

    @Test
    void whoNoticesThatTheTimeIsOverIsHeard() {
        List<Boolean> overdue = new ArrayList<>();
        WorkerPool.run(
                List.of(
                        new WorkerPool.Task<Boolean>() {
                            @Override
                            public Boolean run(Progress progress) {
                                untilCancelled(progress);
                                return progress.isOverdue();
                            }

                            @Override
                            public void done(Boolean result) {
                                overdue.add(result);
                            }

                            @Override
                            public double limit() {
                                return 0.01;
                            }
                        }),
                Progress.NONE);
        assertEquals(List.of(true), overdue);
    }

    @Test
    void whatLacksMemoryBesideOthersIsDoneAgainAlone() {
        AtomicInteger running = new AtomicInteger();
        AtomicInteger tries = new AtomicInteger();
        AtomicInteger company = new AtomicInteger();
        List<WorkerPool.Task<Integer>> tasks = new ArrayList<>();
        tasks.add(
                progress -> {
                    if (tries.incrementAndGet() == 1) {
                        throw new OutOfMemoryError();
                    }
                    company.set(running.get());
                    return 1;
                });
        tasks.addAll(
                times(
                        50,
                        progress -> {
                            running.incrementAndGet();
                            LockSupport.parkNanos(1_000_000);
                            return running.decrementAndGet();
                        }));
        WorkerPool.run(tasks, Progress.NONE);
        assertEquals(2, tries.get());
        assertEquals(0, company.get());
    }

    @Test
    void whatLacksMemoryAloneFailsAndTheOthersGoOn() {
        OutOfMemoryError full = new OutOfMemoryError();
        AtomicInteger done = new AtomicInteger();
        List<Throwable> reports = new ArrayList<>();
        List<WorkerPool.Task<Integer>> tasks = new ArrayList<>();
        tasks.add(
                new WorkerPool.Task<>() {
                    @Override
                    public Integer run(Progress progress) {
                        throw full;
                    }

                    @Override
                    public void abandoned(Throwable why) {
                        reports.add(why);
                    }
                });
        tasks.addAll(times(10, progress -> done.incrementAndGet()));
        WorkerPool.run(tasks, Progress.NONE);
        assertEquals(10, done.get());
        assertEquals(List.of(full), reports);
    }

    @Test
    void quickTasksAreDoneByOneThread() {
        Set<Thread> threads = ConcurrentHashMap.newKeySet();
        WorkerPool.run(
                times(50, progress -> threads.add(Thread.currentThread())),
                Progress.NONE,
                60_000_000_000L);
        assertEquals(1, threads.size());
    }

    /** Goes on for ever in one method, which calls two others by turns. */
    private static final class Wandering implements WorkerPool.Task<Integer> {
        private final CountDownLatch free = new CountDownLatch(1);
        private StackTraceElement[] caught;

        @Override
        public Integer run(Progress progress) {
            while (free.getCount() > 0) {
                here();
                there();
            }
            return 1;
        }

        private static void here() {
            LockSupport.parkNanos(1_000_000);
            Thread.interrupted();
        }

        private static void there() {
            LockSupport.parkNanos(1_000_000);
        }

        @Override
        public double limit() {
            return 0.01;
        }

        @Override
        public String plugIn(StackTraceElement[] trace) {
            caught = trace;
            return "a plug-in";
        }
    }

    @Test
    void toBlameIsWhatATaskIsInAllTheTime() {
        Wandering wandering = new Wandering();
        WorkerPool.run(List.of(wandering), Progress.NONE);
        wandering.free.countDown();
        assertEquals(Wandering.class.getName(), wandering.caught[0].getClassName());
        assertEquals("run", wandering.caught[0].getMethodName());
    }
}
