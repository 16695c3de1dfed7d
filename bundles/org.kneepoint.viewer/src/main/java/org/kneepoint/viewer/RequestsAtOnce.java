// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer;

import java.util.HashMap;
import java.util.Map;
import org.kneepoint.viewer.rest.Denial;

/**
 * Bounds the threads of the HTTP server that an account holds, as by bodies that arrive slowly, so
 * that others are served. All clients without account count as one. Safe for use by several
 * threads.
 */
final class RequestsAtOnce {
    /** A quarter of the threads. */
    static final int MOST = 50;

    private final Map<String, Integer> present = new HashMap<>();

    /**
     * A request begins.
     *
     * @param account empty for a client without account
     * @throws Denial if there are too many
     */
    synchronized void begin(String account) throws Denial {
        int number = present.getOrDefault(account, 0);
        if (number >= MOST) {
            throw new Denial(429, "requests", "too many requests at once")
                    .with("Retry-After", "1")
                    .with("Connection", "close");
        }
        present.put(account, number + 1);
    }

    /** A request that has begun holds its thread no longer. */
    synchronized void end(String account) {
        present.computeIfPresent(account, (same, number) -> number > 1 ? number - 1 : null);
    }
}
