// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.torus;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.networkcheck.NetworkVerification;
import org.kneepoint.testkit.Refusal;
import org.kneepoint.testkit.SmallNetworks;

class RingTest {
    private static Network ring(String settings) {
        return SmallNetworks.build(new RingTopology(), settings);
    }

    /** Routers are half the ring away at most. */
    @ParameterizedTest
    @CsvSource({"2, 1", "7, 1", "8, 3"})
    void isTheTorusOfOneDimension(int routers, int concentration) {
        Network ring = ring("routers=" + routers + " concentration=" + concentration);
        Network torus =
                SizedNetworks.torus(
                        "radix=" + routers, "dimensions=1", "concentration=" + concentration);
        assertEquals(List.of(), NetworkVerification.findings(ring));
        assertEquals(torus.toString(), ring.toString());
        assertEquals(routers / 2 + 1, ring.diameter().orElseThrow());
        assertEquals(routers * concentration, ring.terminals());
        assertEquals(
                List.copyOf(new RingTopology().description().variants().keySet()),
                ring.routings().stream().map(Routing::name).toList());
    }

    @Test
    void aFoldedRingHasLinksOfTwoLengths() {
        Network ring = ring("routers=6 layout=folded delay_dimension=3");
        assertEquals(List.of(3, 6), List.of(ring.delay(5, 0), ring.delay(1, 0)));
    }

    @Test
    void whatDoesNotFitIsRefused() {
        assertEquals("missing [routers]", Refusal.of(() -> ring("concentration=2")));
        assertEquals("not-allowed [routers] 1", Refusal.of(() -> ring("routers=1")));
    }
}
