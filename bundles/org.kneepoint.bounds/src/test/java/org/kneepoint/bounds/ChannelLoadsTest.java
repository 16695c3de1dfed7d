// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.bounds;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.traffic.TrafficPattern.Destinations;
import org.kneepoint.routing.DimensionOrder;
import org.kneepoint.routing.MinimalAdaptive;
import org.kneepoint.routing.O1Turn;
import org.kneepoint.routing.RandomMinimal;
import org.kneepoint.routing.UgalLocal;
import org.kneepoint.routing.Valiant;
import org.kneepoint.routing.ValiantGroup;
import org.kneepoint.traffic.pattern.BitComplement;
import org.kneepoint.traffic.pattern.GroupShift;
import org.kneepoint.traffic.pattern.NextGroup;
import org.kneepoint.traffic.pattern.Transpose;

/** Channel loads against closed forms and an independent implementation. */
class ChannelLoadsTest {
    private static final double EXACT = 1e-9;
    private static final double PRINTED = 5e-5;

    private static ChannelLoads loads(Network network, Routing routing, Destinations traffic) {
        return ChannelLoads.of(network, routing, traffic, BoundNetworks.BUDGET);
    }

    private static double links(Network network, Routing routing, Destinations traffic) {
        return loads(network, routing, traffic).ofLinks().load();
    }

    /** Half of the mesh sends 32 of 63 parts over 8 channels of its middle. */
    @Test
    void uniformTrafficFillsTheMiddleOfAMesh() {
        Network mesh = BoundNetworks.mesh("8x8");
        Routing order = BoundNetworks.on(new DimensionOrder(), mesh);
        Destinations uniform = BoundNetworks.uniform(mesh);
        assertEquals(8 * 63 / (32.0 * 32), links(mesh, order, uniform), EXACT);
        ChannelLoads loads = loads(mesh, order, uniform);
        LoadBound bound = loads.bound();
        List<PairFlow> flows = loads.flows(bound.channel());
        double sum = flows.stream().mapToDouble(PairFlow::flow).sum();
        assertEquals(1 / bound.load(), sum, EXACT);
        assertEquals(loads.load(bound.channel()), sum, EXACT);
        assertEquals(1, loads.ofTerminals().load(), EXACT);
    }

    @Test
    void transposeFillsOneChannelWithSevenFlows() {
        Network mesh = BoundNetworks.mesh("8x8");
        Routing order = BoundNetworks.on(new DimensionOrder(), mesh);
        ChannelLoads loads = loads(mesh, order, BoundNetworks.pattern(new Transpose(), mesh));
        assertEquals(1.0 / 7, loads.bound().load(), EXACT);
        List<PairFlow> flows = loads.flows(loads.bound().channel());
        assertEquals(7, flows.size());
        flows.forEach(
                flow -> assertEquals(flow.source(), flow.target() % 8 * 8 + flow.target() / 8));
    }

    /** Figures of an independent implementation. */
    @Test
    void aDragonflyHasTheLoadsOfItsOwnPathsAndOfShortestOnes() {
        Network dragonfly = BoundNetworks.dragonfly(2, 4, 2);
        Routing own = dragonfly.routings().get(0);
        Destinations uniform = BoundNetworks.uniform(dragonfly);
        assertEquals(1.0441, links(dragonfly, own, uniform), PRINTED);
        assertEquals(1, loads(dragonfly, own, uniform).bound().load(), EXACT);
        assertEquals(
                0.125,
                links(dragonfly, own, BoundNetworks.pattern(new NextGroup(), dragonfly)),
                EXACT);
        assertEquals(
                0.8419,
                links(dragonfly, BoundNetworks.on(new RandomMinimal(), dragonfly), uniform),
                PRINTED);
    }

    /** Both phases are uniform over all terminals, whatever the traffic. */
    @Test
    void valiantRoutingHalvesTheLoadOfAMesh() {
        Network mesh = BoundNetworks.mesh("8x8");
        Routing valiant = BoundNetworks.on(new Valiant(), mesh);
        assertEquals(0.25, links(mesh, valiant, BoundNetworks.uniform(mesh)), EXACT);
        Destinations complement = BoundNetworks.pattern(new BitComplement(), mesh);
        assertEquals(0.25, links(mesh, valiant, complement), EXACT);
    }

    /**
     * Under next-group traffic each group sends to one other: over a third group the p a packets of
     * a group divide evenly among its other a h - 1 global links, in both phases.
     */
    @Test
    void groupsOverAThirdGroupDivideAmongGlobalLinks() {
        Network dragonfly = BoundNetworks.dragonfly(1, 4, 2);
        Routing valiant = BoundNetworks.on(new ValiantGroup(), dragonfly);
        Destinations next = BoundNetworks.pattern(new NextGroup(), dragonfly);
        ChannelLoads loads = loads(dragonfly, valiant, next);
        double globals = 0;
        int number = 0;
        for (int channel = 0; channel < loads.channels().links(); channel++) {
            if (isGlobal(loads.channels().name(channel))) {
                globals += loads.load(channel);
                number++;
            }
        }
        assertEquals(9 * 8, number);
        assertEquals(2 * dragonfly.terminals(), globals, 1e-6);
        assertEquals(ChannelLoads.Choice.NONE, loads.choice());
    }

    private static boolean isGlobal(String name) {
        String[] words = name.split(" ");
        return Integer.parseInt(words[4]) / 4 != Integer.parseInt(words[6]) / 4;
    }

    @Test
    void adaptiveRoutingIsBoundBetweenItsSplits() {
        Network mesh = BoundNetworks.mesh("4x4");
        Destinations transpose = BoundNetworks.pattern(new Transpose(), mesh);
        Routing adaptive = BoundNetworks.on(new MinimalAdaptive(), mesh);
        List<RoutingBounds.Bound> bounds = bounds(mesh, adaptive, transpose);
        assertEquals(RoutingBounds.Split.BEST, bounds.get(0).split());
        double oblivious = links(mesh, BoundNetworks.on(new O1Turn(), mesh), transpose);
        assertTrue(bounds.get(0).load() >= oblivious - EXACT, "" + bounds);
        assertEquals(bounds.get(0).load(), bounds.get(0).certificate(), 1e-8);
        double order = links(mesh, BoundNetworks.on(new DimensionOrder(), mesh), transpose);
        assertTrue(bounds.get(1).load() <= order + EXACT, "" + bounds);
        assertTrue(bounds.get(1).load() <= oblivious, "" + bounds);
    }

    private static List<RoutingBounds.Bound> bounds(
            Network network, Routing routing, Destinations traffic) {
        return RoutingBounds.of(
                network, routing, traffic, BoundNetworks.PRECISION, BoundNetworks.BUDGET);
    }

    /** Both corner flows of a 2x2 mesh may go either way: half each, or all on one channel. */
    @Test
    void cornersOfASquareHaveTwoWays() {
        Network square = BoundNetworks.mesh("2x2");
        Destinations corners = new PermutationDestinations(new int[] {3, 2, 1, 0}, false);
        List<RoutingBounds.Bound> bounds =
                bounds(square, BoundNetworks.on(new MinimalAdaptive(), square), corners);
        assertEquals(1, bounds.get(0).load(), 1e-8);
        assertEquals(0.5, bounds.get(1).load(), EXACT);
    }

    @Test
    void ugalIsBoundBetweenMinimalAndValiant() {
        Network dragonfly = BoundNetworks.dragonfly(2, 2, 1);
        Destinations shift = BoundNetworks.pattern(new GroupShift(), dragonfly);
        double minimal = links(dragonfly, dragonfly.routings().get(0), shift);
        double valiant = links(dragonfly, BoundNetworks.on(new ValiantGroup(), dragonfly), shift);
        List<RoutingBounds.Bound> bounds =
                bounds(dragonfly, BoundNetworks.on(new UgalLocal(), dragonfly), shift);
        assertTrue(bounds.get(0).load() >= Math.max(minimal, valiant) - 1e-6, "" + bounds);
        assertEquals(bounds.get(0).load(), bounds.get(0).certificate(), 1e-6);
        assertTrue(bounds.get(1).load() <= Math.min(minimal, valiant) + EXACT, "" + bounds);
    }

    /** One router has no channel to be full. */
    @Test
    void oneRouterBoundsNoRouting() {
        Network router = BoundNetworks.mesh("1x1 concentration=4");
        List<RoutingBounds.Bound> bounds =
                bounds(
                        router,
                        BoundNetworks.on(new UgalLocal(), router),
                        BoundNetworks.uniform(router));
        assertEquals(1, bounds.size());
        assertEquals(Double.POSITIVE_INFINITY, bounds.get(0).load());
        assertEquals("", bounds.get(0).channel());
    }
}
