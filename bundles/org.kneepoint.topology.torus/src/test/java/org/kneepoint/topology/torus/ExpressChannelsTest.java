// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.torus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;
import org.kneepoint.testkit.PathLoads;

/** Express cubes: paths, channel loads, distances and bisection. */
class ExpressChannelsTest {
    private static final double ROUNDING = 1e-12;

    /** Returns the routers of the path of dimension order, in the direction up of ties. */
    private static List<Integer> path(ConcentratedGrid grid, int source, int target) {
        Routing routing = grid.routings().get(0);
        List<Integer> routers = new ArrayList<>(List.of(grid.injectionRouter(source)));
        int last = routers.get(0);
        int inPort = grid.injectionPort(source);
        while (last != grid.ejectionRouter(target)) {
            RoutingChoices choices = new RoutingChoices();
            routing.route(last, inPort, Routing.INJECTED, target, 0, choices);
            assertEquals(1, choices.size());
            inPort = grid.peerPort(last, choices.port(0));
            last = grid.peerRouter(last, choices.port(0));
            routers.add(last);
        }
        return routers;
    }

    @Test
    void pathsUseInterchangesOnTheWay() {
        ConcentratedGrid row = SizedNetworks.mesh("radix=12 dimensions=1 express=4");
        assertEquals(List.of(0, 4, 8, 9, 10, 11), path(row, 0, 11));
        assertEquals(List.of(1, 2, 3, 4, 8), path(row, 1, 8));
        assertEquals(List.of(1, 2, 3, 4, 5, 6, 7), path(row, 1, 7));
        assertEquals(List.of(10, 9, 8, 4, 3, 2), path(row, 10, 2));
        ConcentratedGrid ring = SizedNetworks.torus("radix=12 dimensions=1 express=3");
        assertEquals(List.of(8, 9, 0, 1), path(ring, 8, 1));
        assertEquals(List.of(1, 0, 9, 8), path(ring, 1, 8));
        assertEquals(List.of(0, 3, 6), path(ring, 0, 6));
    }

    /** Between the first interchange on the way and the last there are only express channels. */
    @ParameterizedTest
    @CsvSource({"8, 2", "9, 4", "20, 6", "7, 6"})
    void hopsAreThoseOfTheDefinition(int radix, int express) {
        ConcentratedGrid row =
                SizedNetworks.mesh("radix=" + radix, "dimensions=1", "express=" + express);
        for (int from = 0; from < radix; from++) {
            for (int to = 0; to < radix; to++) {
                int first = (Math.min(from, to) + express - 1) / express * express;
                int last = Math.max(from, to) / express * express;
                int steps = Math.abs(to - from);
                int hops = first < last ? steps - (last - first) + (last - first) / express : steps;
                assertEquals(1 + hops, path(row, from, to).size(), from + " to " + to);
            }
        }
    }

    /**
     * A row of four with interchanges 0 and 2, two terminals each. Over 2 to 3 go the packets from
     * all three others, 12 of 56 pairs.
     */
    @Test
    void theFirstFullChannelIsCountedByHand() {
        ConcentratedGrid row = SizedNetworks.mesh("radix=4 dimensions=1 express=2 concentration=2");
        assertEquals(7.0 / 12, bound(row), ROUNDING);
        ConcentratedGrid plain = SizedNetworks.mesh("radix=4 dimensions=1 concentration=2");
        assertEquals(7.0 / 16, bound(plain), ROUNDING);
    }

    private static double bound(ConcentratedGrid grid) {
        return PathLoads.bound(grid, grid.routings().get(0), PathLoads.Traffic.uniform(grid));
    }

    @ParameterizedTest
    @MethodSource("org.kneepoint.topology.torus.SizedNetworks#express")
    void noChannelIsFullBelowItsShareOfTheCapacity(ConcentratedGrid grid) {
        double capacity = grid.capacity().orElseThrow();
        double n = grid.terminals();
        assertTrue(bound(grid) <= capacity * (n - 1) / n + ROUNDING, grid.toString());
    }

    /** Across the middle of each row two channels instead of one, in rings four instead of two. */
    @Test
    void expressChannelsWidenTheBisection() {
        assertEquals(1, capacity(SizedNetworks.mesh("radix=8 express=2")), ROUNDING);
        assertEquals(1, capacity(SizedNetworks.mesh("radix=8 express=7")), ROUNDING);
        assertEquals(0.5, capacity(SizedNetworks.mesh("radix=8")), ROUNDING);
        assertEquals(2, capacity(SizedNetworks.torus("radix=8 express=4")), ROUNDING);
        assertEquals(0.5, capacity(SizedNetworks.mesh("radix=8x8x16 express=4")), ROUNDING);
        assertEquals(1.5, capacity(SizedNetworks.mesh("radix=4x3 express=3")), ROUNDING);
    }

    private static double capacity(ConcentratedGrid grid) {
        return grid.capacity().orElseThrow();
    }

    /** Routers that are no interchange keep ports without a channel, as at the side of a mesh. */
    @Test
    void othersHaveNoExpressChannel() {
        ConcentratedGrid mesh = SizedNetworks.mesh("radix=5x2 express=4");
        assertEquals(4, mesh.peerRouter(0, 4));
        assertEquals(Network.UNCONNECTED, mesh.peerRouter(0, 5));
        assertEquals(0, mesh.peerRouter(4, 5));
        assertEquals(Network.UNCONNECTED, mesh.peerRouter(1, 4));
        assertEquals(Network.UNCONNECTED, mesh.peerRouter(0, 6), "two routers are no express row");
        assertEquals(8, mesh.injectionPort(3));
    }

    @Test
    void longRowsAreNotCounted() {
        ConcentratedGrid row = SizedNetworks.mesh("radix=4096 dimensions=1 express=2");
        assertTrue(row.diameter().isEmpty());
        assertTrue(row.meanDistance().isEmpty());
        assertEquals(4096, SizedNetworks.mesh("radix=4096 dimensions=1").diameter().orElseThrow());
    }
}
