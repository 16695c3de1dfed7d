// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import java.util.concurrent.TimeUnit;

/** The threads of gogo's sessions. One that ends late would put gogo's streams back into place. */
final class SessionThreads {
    private SessionThreads() {}

    /** Waits until none is at work. */
    static void awaitEnd() throws InterruptedException {
        while (Thread.getAllStackTraces().keySet().stream().anyMatch(SessionThreads::isAtWork)) {
            TimeUnit.MILLISECONDS.sleep(5);
        }
    }

    private static boolean isAtWork(Thread thread) {
        return thread.getName().matches("(pipe-|job controller).*");
    }
}
