// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer.handler;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import org.kneepoint.api.run.Progress;

/**
 * Calls with a time limit, such as the check of a form: at the limit a call is cancelled and the
 * caller goes on without its result. Few calls run at once; more wait within their limit.
 */
final class TimeLimit {
    private static final int THREADS = 3;
    private static final int WAITING = 20;

    private final Duration limit;
    private final ExecutorService threads;

    /** A limit for each call, which includes the time it waits. */
    TimeLimit(Duration limit) {
        this.limit = limit;
        ThreadPoolExecutor pool =
                new ThreadPoolExecutor(
                        THREADS,
                        THREADS,
                        10,
                        TimeUnit.SECONDS,
                        new LinkedBlockingQueue<>(WAITING),
                        work -> {
                            Thread thread = new Thread(work, "kneepoint-viewer-check");
                            thread.setDaemon(true);
                            return thread;
                        });
        pool.allowCoreThreadTimeOut(true);
        this.threads = pool;
    }

    /**
     * Returns the result of a call; empty if it does not return in time.
     *
     * @throws RuntimeException as the call does
     */
    <T> Optional<T> call(Function<Progress, T> call) throws InterruptedException {
        Cancellation cancellation = new Cancellation();
        Future<T> result;
        try {
            result = threads.submit(() -> call.apply(cancellation));
        } catch (RejectedExecutionException e) {
            return Optional.empty();
        }
        try {
            return Optional.of(result.get(limit.toMillis(), TimeUnit.MILLISECONDS));
        } catch (TimeoutException e) {
            return Optional.empty();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException failure) {
                throw failure;
            }
            throw new IllegalStateException(e.getCause());
        } finally {
            cancellation.cancel();
            result.cancel(true);
        }
    }

    private static final class Cancellation implements Progress {
        private final AtomicBoolean cancelled = new AtomicBoolean();

        private void cancel() {
            cancelled.set(true);
        }

        @Override
        public boolean isCancelled() {
            return cancelled.get();
        }

        @Override
        public void report(double fraction) {
            // nothing shows it
        }
    }
}
