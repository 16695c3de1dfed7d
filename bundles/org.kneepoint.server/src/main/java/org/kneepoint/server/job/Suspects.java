// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.job;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/**
 * Jobs that were prepared when the server ended, of which one may be the cause. They begin one
 * after the other, so that the others are not counted with it. Safe for use by several threads.
 */
final class Suspects {
    private final Deque<ServerJob> waiting = new ArrayDeque<>();
    private ServerJob present;

    /** Lets a job wait. */
    synchronized void add(ServerJob job) {
        waiting.add(job);
    }

    /** Lets a job wait no longer; returns whether it did. */
    synchronized boolean remove(ServerJob job) {
        return waiting.remove(job);
    }

    /** Returns the next that may begin: none before the last is prepared or has ended. */
    synchronized Optional<ServerJob> next() {
        if (present != null && present.isOpen() && present.attempts() > 0) {
            return Optional.empty();
        }
        present = waiting.poll();
        return Optional.ofNullable(present);
    }

    /** Returns the number of those that wait. */
    synchronized int size() {
        return waiting.size();
    }
}
