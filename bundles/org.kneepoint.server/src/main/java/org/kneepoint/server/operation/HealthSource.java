// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.operation;

import java.util.List;

/** The health of the server. Safe for use by several threads. */
public interface HealthSource {
    /** How a part does. */
    enum State {
        /** In order. */
        OK,
        /** Works, but an administrator should look at it. */
        WARN,
        /** Does not work. */
        CRITICAL
    }

    /**
     * The health of a part.
     *
     * @param name the part, such as {@code disk}
     * @param state how it does
     * @param line the finding, without a full stop and without secrets
     */
    record Entry(String name, State state, String line) {}

    /** Examines all parts, which takes a few seconds at most. */
    List<Entry> check();
}
