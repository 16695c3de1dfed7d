// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.slotted.network;

import java.util.Locale;
import org.kneepoint.api.scenario.BadInput;

/** The memory that this JVM may use. */
final class HeapLimit {
    private static final double GIB = 1 << 30;

    private HeapLimit() {}

    /**
     * Rejects a network that does not fit the heap.
     *
     * @param bytes that are needed
     * @param what needs them, plural
     * @throws BadInput if they are more than there can be
     */
    static void require(long bytes, String what) {
        long most = Runtime.getRuntime().maxMemory();
        if (bytes > most) {
            throw new BadInput(
                            String.format(
                                    Locale.ROOT,
                                    "%s need about %.1f GiB: this JVM has %.1f GiB",
                                    what,
                                    bytes / GIB,
                                    most / GIB))
                    .about("nodes", "buffer");
        }
    }
}
