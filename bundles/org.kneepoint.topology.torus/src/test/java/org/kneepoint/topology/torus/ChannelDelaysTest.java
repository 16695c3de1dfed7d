// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.torus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.kneepoint.testkit.Refusal;

/** Delays of channels by dimension, layout and length. */
class ChannelDelaysTest {
    private static List<Integer> up(ConcentratedGrid ring) {
        return IntStream.range(0, ring.routers()).map(r -> ring.delay(r, 0)).boxed().toList();
    }

    @ParameterizedTest
    @MethodSource("org.kneepoint.topology.torus.SizedNetworks#small")
    void areOneByDefault(ConcentratedGrid grid) {
        for (int router = 0; router < grid.routers(); router++) {
            for (int port = 0; port < grid.ports(router); port++) {
                assertEquals(1, grid.delay(router, port));
            }
        }
    }

    /** The channel from each router to the next; drawings by hand. */
    @ParameterizedTest
    @CsvSource({
        "8, unit,   1 1 1 1 1 1 1 1",
        "8, flat,   1 1 1 1 1 1 1 7",
        "8, folded, 2 2 2 1 2 2 2 1",
        "5, folded, 2 2 1 2 1",
        "4, folded, 2 1 2 1",
        "3, folded, 2 1 1",
        "2, folded, 1 1",
        "2, flat,   1 1"
    })
    void followTheLayoutOfARing(int radix, String layout, String delays) {
        TorusNetwork ring =
                SizedNetworks.torus("radix=" + radix, "dimensions=1", "layout=" + layout);
        List<Integer> expected = Arrays.stream(delays.split(" ")).map(Integer::valueOf).toList();
        assertEquals(expected, up(ring));
        for (int router = 0; router < radix; router++) {
            assertEquals(ring.delay(router, 0), ring.delay((router + 1) % radix, 1), "both ways");
        }
    }

    @Test
    void differByDimension() {
        MeshNetwork mesh = SizedNetworks.mesh("radix=3x3x2 delay_dimension=1x2x5");
        assertEquals(1, mesh.delay(0, 0));
        assertEquals(2, mesh.delay(0, 2));
        assertEquals(5, mesh.delay(0, 4));
        assertEquals(5, mesh.delay(9, 5));
        assertEquals(1, mesh.delay(0, 6), "to the terminal");
        TorusNetwork torus = SizedNetworks.torus("radix=4x4 delay_dimension=3 layout=folded");
        assertEquals(6, torus.delay(0, 2));
        assertEquals(3, torus.delay(0, 3));
    }

    /** An express channel is as long as the channels that it passes. */
    @Test
    void growWithTheLengthOfAnExpressChannel() {
        assertEquals(4, SizedNetworks.mesh("radix=9x9 express=4").delay(0, 4));
        assertEquals(12, SizedNetworks.mesh("radix=9x9 express=4 delay_dimension=1x3").delay(0, 6));
        TorusNetwork folded = SizedNetworks.torus("radix=8 dimensions=1 express=2 layout=folded");
        assertEquals(4, folded.delay(0, 2));
        assertEquals(3, folded.delay(6, 2), "at places 3 and 0");
        TorusNetwork flat = SizedNetworks.torus("radix=8 dimensions=1 express=2 layout=flat");
        assertEquals(6, flat.delay(6, 2));
    }

    /** Beside express channels the longest one of a flat ring is the wrap link of neighbours. */
    @Test
    void areLimitedByTheLongestChannel() {
        String ring = "radix=8 dimensions=1 layout=flat delay_dimension=";
        assertEquals(65534, SizedNetworks.torus(ring + "9362 express=4").delay(7, 0));
        for (String express : List.of("", " express=4")) {
            assertTrue(
                    Refusal.of(() -> SizedNetworks.torus(ring + "9363" + express))
                            .startsWith("not-allowed [delay_dimension, radix, express]"));
        }
    }
}
