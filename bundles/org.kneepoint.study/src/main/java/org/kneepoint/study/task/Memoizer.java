// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.task;

import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * Cache of values, each computed by the first thread that needs it; others wait. A failure is
 * cached too. Safe for use by several threads.
 */
public final class Memoizer<K, V> {
    /** Period in which a waiting thread checks whether the other was abandoned, milliseconds. */
    private static final long PERIOD = 20;

    private final Map<K, Computation> computations = new ConcurrentHashMap<>();

    /**
     * Returns the value of a key.
     *
     * @param how computes the value
     * @throws RuntimeException or Error, thrown by the computation
     * @throws UnresponsiveTaskException if the computing thread was abandoned
     * @throws CancellationException if the task of this thread is cancelled before
     */
    public V get(K key, Supplier<V> how) {
        Computation computation = computations.get(key);
        if (computation == null) {
            Computation own = new Computation();
            computation = computations.putIfAbsent(key, own);
            if (computation == null) {
                computation = own;
                compute(key, own, how);
            }
        }
        return computation.value();
    }

    /** Lack of memory or time is not cached: a later call may succeed. */
    private void compute(K key, Computation own, Supplier<V> how) {
        try {
            own.value = how.get();
        } catch (OutOfMemoryError | CancellationException e) {
            computations.remove(key);
            own.failure = e;
        } catch (RuntimeException | Error e) {
            own.failure = e;
        } finally {
            own.done.countDown();
        }
    }

    /** A value computed or being computed. */
    private final class Computation {
        private final Thread thread = Thread.currentThread();
        private final CountDownLatch done = new CountDownLatch(1);
        private V value;
        private Throwable failure;

        private V value() {
            awaitValue();
            if (failure instanceof Error error) {
                throw error;
            }
            if (failure != null) {
                throw (RuntimeException) failure;
            }
            return value;
        }

        private void awaitValue() {
            try {
                while (!done.await(PERIOD, TimeUnit.MILLISECONDS)) {
                    WorkerThread.overrun(thread)
                            .ifPresent(
                                    overrun -> {
                                        throw overrun;
                                    });
                    if (WorkerThread.isCancelled()) {
                        throw new CancellationException(
                                "cancelled while waiting for another thread");
                    }
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new CancellationException("interrupted while waiting for another thread");
            }
        }
    }
}
