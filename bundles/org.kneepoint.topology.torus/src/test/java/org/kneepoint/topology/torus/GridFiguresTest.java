// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.torus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;

/** Stated figures against published ones, and against link loads by enumeration of paths. */
class GridFiguresTest {
    private static final double ROUNDING = 1e-12;

    static Stream<ConcentratedGrid> small() {
        return SizedNetworks.small();
    }

    /** Dally and Towles 2004, section 3.3: 8/k and 4/k for even k. */
    @Test
    void capacityIsTheOneOfTheTextbook() {
        assertEquals(OptionalDouble.of(1), SizedNetworks.torus("radix=8").capacity());
        assertEquals(OptionalDouble.of(0.25), SizedNetworks.torus("radix=32").capacity());
        assertEquals(OptionalDouble.of(0.5), SizedNetworks.mesh("radix=8").capacity());
        assertEquals(OptionalDouble.of(0.25), SizedNetworks.mesh("radix=4x16x8").capacity());
        assertEquals(
                OptionalDouble.of(0.125),
                SizedNetworks.mesh("radix=8", "concentration=4").capacity());
        assertEquals(OptionalDouble.of(4), SizedNetworks.torus("radix=2").capacity());
        assertEquals(
                OptionalDouble.empty(),
                SizedNetworks.torus("radix=1", "concentration=2").capacity());
    }

    /** Mean hops with self traffic: BookSim 2 reports 6.25 and 17. */
    @Test
    void meanDistanceIsTheMeasuredOne() {
        MeshNetwork mesh = SizedNetworks.mesh("radix=8");
        TorusNetwork torus = SizedNetworks.torus("radix=32");
        assertEquals(6.25, 1 + (mesh.meanDistance().getAsDouble() - 1) * 63 / 64, ROUNDING);
        assertEquals(17, 1 + (torus.meanDistance().getAsDouble() - 1) * 1023 / 1024, ROUNDING);
    }

    @Test
    void diameterIsCornerToCorner() {
        assertEquals(OptionalInt.of(15), SizedNetworks.mesh("radix=8").diameter());
        assertEquals(OptionalInt.of(33), SizedNetworks.torus("radix=32").diameter());
        assertEquals(OptionalInt.of(1 + 2 + 1 + 0), SizedNetworks.torus("radix=5x3x1").diameter());
    }

    /** Self traffic uses no link, so the capacity is exact with it. */
    @ParameterizedTest
    @MethodSource("small")
    void dimensionOrderFillsTheBisectionAtCapacity(ConcentratedGrid grid) {
        double largest = Arrays.stream(loads(grid)).flatMapToDouble(Arrays::stream).max().orElse(0);
        assertEquals(1 / grid.capacity().orElse(Double.POSITIVE_INFINITY), largest, ROUNDING);
    }

    /**
     * Flits per cycle of each port when every terminal sends one flit per cycle uniformly, self
     * traffic included.
     */
    private static double[][] loads(ConcentratedGrid grid) {
        double[][] loads = new double[grid.routers()][grid.ports(0)];
        Routing routing = grid.routings().get(0);
        for (int s = 0; s < grid.terminals(); s++) {
            for (int t = 0; t < grid.terminals(); t++) {
                int source = s;
                int target = t;
                double each = 1.0 / grid.terminals();
                routing.startStates(
                        s, t, (state, p) -> walk(grid, source, target, state, p * each, loads));
            }
        }
        return loads;
    }

    private static void walk(
            ConcentratedGrid grid,
            int source,
            int target,
            int state,
            double amount,
            double[][] loads) {
        RoutingChoices choices = new RoutingChoices();
        int router = grid.injectionRouter(source);
        int inPort = grid.injectionPort(source);
        while (router != grid.ejectionRouter(target)) {
            choices.clear();
            grid.routings().get(0).route(router, inPort, Routing.INJECTED, target, state, choices);
            assertTrue(choices.size() == 1, "one way");
            int port = choices.port(0);
            loads[router][port] += amount;
            inPort = grid.peerPort(router, port);
            router = grid.peerRouter(router, port);
        }
    }
}
