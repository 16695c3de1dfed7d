// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.graph;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.testkit.Refusal;

class GraphMemoryTest {
    /** A routing without tables. */
    private static final Routing NONE = TestGraphs.path(2).build().routings().get(0);

    /** The estimate without the distances is near what a build allocates. */
    @ParameterizedTest
    @CsvSource({"300, 100, 1", "2000, 20, 4", "5000, 2, 50"})
    void isNearWhatABuildAllocates(int routers, int steps, int terminals) {
        TestGraphs.path(3).build();
        long before = allocated();
        GraphNetworkBuilder builder =
                GraphNetwork.builder("circulant", routers)
                        .terminalsEach(terminals)
                        .routings(network -> List.of(NONE));
        for (int step = 1; step <= steps; step++) {
            int length = step;
            IntStream.range(0, routers).forEach(r -> builder.link(r, (r + length) % routers));
        }
        assertEquals(routers, builder.build().routers());
        double used = allocated() - before;
        double estimate =
                GraphMemory.bytes(routers, (double) routers * steps, (double) routers * terminals)
                        - 2.0 * routers * routers;
        assertTrue(used > estimate / 2 && used < 2 * estimate, used + " by " + estimate);
    }

    private static long allocated() {
        return ((com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean())
                .getThreadAllocatedBytes(Thread.currentThread().getId());
    }

    @Test
    void whatIsLargerThanTheHeapIsRefused() {
        GraphMemory.require("small", "routers", 10, 10, 20, 30);
        assertEquals(
                "unusable [routers] 1000000",
                Refusal.of(
                        () ->
                                GraphMemory.require(
                                        "large", "routers", 1_000_000, 1_000_000, 1e7, 1)));
    }
}
