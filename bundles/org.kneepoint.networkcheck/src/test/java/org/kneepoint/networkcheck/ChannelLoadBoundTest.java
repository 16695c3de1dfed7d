// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkcheck;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.function.IntToDoubleFunction;
import java.util.function.IntUnaryOperator;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.topology.ChannelRate;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.traffic.TrafficPattern.Destinations;

/** Channels whose loads are counted by hand. */
class ChannelLoadBoundTest {
    private static final double ROUNDING = 1e-12;

    private record Shares(Share share, IntToDoubleFunction loads) implements Destinations {
        Shares(Share share) {
            this(share, source -> 1);
        }

        @Override
        public double relativeLoad(int source) {
            return loads.applyAsDouble(source);
        }

        @Override
        public int destination(int source, RandomGenerator random) {
            throw new AssertionError("nothing is drawn");
        }

        @Override
        public double probability(int source, int destination) {
            return share.of(source, destination);
        }
    }

    @FunctionalInterface
    private interface Share {
        double of(int source, int destination);
    }

    private static Destinations uniform(int terminals) {
        return new Shares((s, d) -> s == d ? 0 : 1.0 / (terminals - 1));
    }

    private static Destinations permutation(IntUnaryOperator partner) {
        return new Shares((s, d) -> d == partner.applyAsInt(s) && d != s ? 1 : 0);
    }

    private static void assertBound(
            double load, Network network, Routing routing, Destinations destinations) {
        assertEquals(load, ChannelLoadBound.of(network, routing, destinations), ROUNDING);
    }

    private static Routing xFirst(TestMesh mesh) {
        return LambdaRouting.of(
                1, (router, held, target, choices) -> choices.add(mesh.xFirst(router, target)));
    }

    private static Destinations transpose(int radix) {
        return permutation(s -> s % radix * radix + s / radix);
    }

    /**
     * Terminal 0 sends three times as much as 1; both fill the link from 1 to 2, or only 0 its own.
     */
    @Test
    void unequalSourcesFillAChannelByTheirLoads() {
        OneWayRing ring = new OneWayRing(5, OneWayRing.DATELINE);
        IntToDoubleFunction loads = source -> source == 0 ? 1.5 : 0.5;
        Share twoAhead = (s, d) -> d == s + 2 && s < 2 ? 1 : 0;
        assertBound(1 / 2.0, ring, OneWayRing.DATELINE, new Shares(twoAhead, loads));
        Share oneAhead = (s, d) -> d == s + 1 && s < 2 ? 1 : 0;
        assertBound(1 / 1.5, ring, OneWayRing.DATELINE, new Shares(oneAhead, loads));
    }

    /** All seven others of a row turn into the column of the diagonal. */
    @Test
    void aTransposedMeshIsFullAtItsCorner() {
        assertBound(1.0 / 7, new TestMesh(8), xFirst(new TestMesh(8)), transpose(8));
    }

    /** 15 send all to one, whose own link carries a flit per cycle. */
    @Test
    void terminalsHaveChannelsToo() {
        Destinations hot = new Shares((s, d) -> d == 0 && s != 0 ? 1 : 0);
        assertBound(1.0 / 15, new TestMesh(4), xFirst(new TestMesh(4)), hot);
    }

    @Test
    void aRingCarriesWhatItsWaysAllow() {
        OneWayRing ring = new OneWayRing(5, OneWayRing.DATELINE);
        assertBound(0.4, ring, OneWayRing.DATELINE, uniform(5));
        assertBound(1, ring, OneWayRing.DATELINE, permutation(s -> (s + 1) % 5));
        assertBound(0.25, ring, OneWayRing.DATELINE, permutation(s -> (s + 4) % 5));
        assertBound(
                0.25,
                ring,
                new TwoPhaseRouting(ring, OneWayRing.DATELINE),
                permutation(s -> (s + 1) % 5));
    }

    /** Only the link from router 1 is narrow: it carries 4 + 3 + 2 + 1 quarters of what is sent. */
    @Test
    void aNarrowLinkIsFullEarlier() {
        OneWayRing ring = new OneWayRing(5, OneWayRing.DATELINE);
        assertBound(0.4 / 3, narrow(new ChannelRate(1, 3)), OneWayRing.DATELINE, uniform(5));
        assertBound(0.4, narrow(new ChannelRate(3, 2)), OneWayRing.DATELINE, uniform(5));
        assertBound(
                0.5,
                narrow(new ChannelRate(1, 2)),
                ring.routings().get(0),
                permutation(s -> (s + 1) % 5));
    }

    private static OneWayRing narrow(ChannelRate rate) {
        return new OneWayRing(5, OneWayRing.DATELINE) {
            @Override
            public ChannelRate rate(int router, int port) {
                return router == 1 ? rate : ChannelRate.ONE;
            }
        };
    }

    /** Three of four go up from a switch of four terminals, over two links of one queue. */
    @Test
    void aGroupOfLinksSharesItsLoad() {
        TestFatTree tree = new TestFatTree(2);
        assertBound(1 / (4 * 12.0 / 15 / 2), tree, tree.routings().get(0), uniform(16));
    }

    /** Terminals 0 and 4 of a 2-ary 3-fly, reversed, meet behind the first stage. */
    @Test
    void waysToOneselfThroughAllStagesCount() {
        TestButterfly fly = new TestButterfly(2, 3);
        Routing routing = fly.routings().get(0);
        assertBound(1, fly, routing, new Shares((s, d) -> s == d ? 1 : 0));
        assertBound(
                0.5, fly, routing, new Shares((s, d) -> d == Integer.reverse(s) >>> 29 ? 1 : 0));
    }

    /** How an adaptive routing shares its ways is not known beforehand. */
    @Test
    void anAdaptiveRoutingIsBoundByItsTerminals() {
        TestMesh mesh = new TestMesh(8);
        Routing adaptive = mesh.routings().get(1);
        assertEquals("adaptive", adaptive.name());
        assertBound(1, mesh, adaptive, transpose(8));
    }

    @Test
    void whatTakesTooLongIsBoundByWhatTerminalsSend() {
        int size = 5000;
        assertBound(
                1, new OneWayRing(size, OneWayRing.DATELINE), OneWayRing.DATELINE, uniform(size));
    }
}
