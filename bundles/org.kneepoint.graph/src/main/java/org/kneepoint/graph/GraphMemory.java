// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.graph;

import java.util.Locale;
import org.kneepoint.api.scenario.BadInput;

/** The memory that a {@link GraphNetwork} needs, estimated before it is built. */
public final class GraphMemory {
    /** A link while it is added, its ports, and its channels as a graph in both directions. */
    private static final double BYTES_PER_LINK = 88;

    private static final double BYTES_PER_ROUTER = 128;
    private static final double BYTES_PER_TERMINAL = 24;

    /** Distances of {@link HopCounts}, if every router has terminals. */
    private static final double BYTES_PER_PAIR = Short.BYTES;

    private static final double GIB = 1 << 30;

    private GraphMemory() {}

    /**
     * Returns the memory of a network with {@link DistanceClassRouting}, all distances included,
     * bytes.
     */
    public static double bytes(long routers, double links, double terminals) {
        return BYTES_PER_PAIR * routers * routers
                + BYTES_PER_ROUTER * routers
                + BYTES_PER_LINK * links
                + BYTES_PER_TERMINAL * terminals;
    }

    /**
     * Rejects a network that is larger than the heap of this JVM.
     *
     * @param text the network as the user typed it
     * @param parameter that sets its size
     * @param value of that parameter
     * @throws BadInput if the heap is smaller
     */
    public static void require(
            String text,
            String parameter,
            Object value,
            long routers,
            double links,
            double terminals) {
        double bytes = bytes(routers, links, terminals);
        double heap = Runtime.getRuntime().maxMemory();
        if (bytes > heap) {
            String line =
                    String.format(
                            Locale.ROOT,
                            "%s needs about %.1f GiB: this JVM has %.1f GiB",
                            text,
                            bytes / GIB,
                            heap / GIB);
            throw BadInput.because(parameter, value, line);
        }
    }
}
