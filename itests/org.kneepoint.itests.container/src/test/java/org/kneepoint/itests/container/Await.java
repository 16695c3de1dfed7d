// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.container;

import static org.junit.Assert.fail;

import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/** Waits for conditions brought about by other threads. */
final class Await {
    /** Long enough for a busy machine. */
    static final int LIMIT_SECONDS = 20;

    private static final long PAUSE_MILLIS = 20;

    private Await() {}

    /**
     * Returns when the condition holds.
     *
     * @param what the condition, for the message
     */
    static void until(String what, BooleanSupplier condition) throws InterruptedException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(LIMIT_SECONDS);
        while (!condition.getAsBoolean()) {
            if (System.nanoTime() > end) {
                fail("not within " + LIMIT_SECONDS + " s: " + what);
            }
            Thread.sleep(PAUSE_MILLIS);
        }
    }
}
