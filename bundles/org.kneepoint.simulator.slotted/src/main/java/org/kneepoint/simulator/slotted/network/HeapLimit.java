// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.slotted.network;

import java.util.Locale;
import org.kneepoint.api.scenario.BadInput;

/** The largest heap of the JVM. */
final class HeapLimit {
    private static final double GIB = 1 << 30;

    private HeapLimit() {}

    /**
     * Rejects a network larger than the heap.
     *
     * @param bytes memory of the network
     * @param what subject of the error, plural
     * @throws BadInput if the heap is smaller
     */
    static void require(long bytes, String what) {
        long heap = Runtime.getRuntime().maxMemory();
        if (bytes > heap) {
            String line =
                    String.format(
                            Locale.ROOT,
                            "%s need about %.1f GiB: the heap has %.1f GiB",
                            what,
                            bytes / GIB,
                            heap / GIB);
            throw BadInput.because("memory", bytes, line).about("nodes", "buffer");
        }
    }
}
