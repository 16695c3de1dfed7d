// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.topology.Capacity;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.Topology;
import org.kneepoint.api.traffic.ArrivalProcess;
import org.kneepoint.api.traffic.LengthDistribution;
import org.kneepoint.api.traffic.TrafficPattern;

class AssemblyTest {
    private static final String[] TRAFFIC = {"pattern=local", "arrivals=bursty", "lengths=mixed"};

    /** Terminals receive at ports of their own. */
    private record OneWay(PairTopology.Star star) implements Network {
        @Override
        public int terminals() {
            return star.terminals();
        }

        @Override
        public int routers() {
            return star.routers();
        }

        @Override
        public int ports(int router) {
            return 2 * star.ports(router);
        }

        @Override
        public int peerRouter(int router, int port) {
            return UNCONNECTED;
        }

        @Override
        public int peerPort(int router, int port) {
            return UNCONNECTED;
        }

        @Override
        public int injectionRouter(int terminal) {
            return star.injectionRouter(terminal);
        }

        @Override
        public int injectionPort(int terminal) {
            return star.injectionPort(terminal);
        }

        @Override
        public int ejectionPort(int terminal) {
            return star.terminals() + terminal;
        }

        @Override
        public List<Routing> routings() {
            return star.routings();
        }

        @Override
        public OptionalDouble capacity() {
            return OptionalDouble.of(0.4);
        }
    }

    private final Topology oneWay =
            new PairTopology("one-way") {
                @Override
                public Network build(Scenario scenario) {
                    return new OneWay((Star) super.build(scenario));
                }
            };
    private final FakeSimulator engine = new FakeSimulator("engine", topology -> true, "box");
    private final Catalogue catalogue =
            Catalogue.of(
                    engine,
                    new PairTopology("pair"),
                    oneWay,
                    new FakeTraffic.Pattern("local", StandardParameters.SELF),
                    new NeighbourPattern("neighbour"),
                    new FakeTraffic.Arrivals("bursty", StandardParameters.SCV),
                    new FakeTraffic.Lengths("mixed", StandardParameters.LENGTH));
    private final Assembly assembly = new Assembly(catalogue);

    private Scenario assembled(String network, String[] traffic, String... more) {
        var words = Words.of(traffic);
        words.putAll(Words.of(more));
        return assembly.of(
                Scenario.of(
                        network,
                        new Vocabulary(catalogue, network, Tool.of(engine)).with(words),
                        words));
    }

    private static <T> T part(Scenario scenario, Class<T> type) {
        return scenario.part(type).orElseThrow();
    }

    @Test
    void theWordsStandForObjects() {
        Scenario scenario = assembled("pair", TRAFFIC, "load=0.1", "nodes=6");
        assertEquals(6, part(scenario, Network.class).terminals());
        assertEquals("direct", part(scenario, Routing.class).name());
        assertEquals(1, part(scenario, TrafficPattern.Destinations.class).probability(3, 0));
        assertEquals("bursty", part(scenario, ArrivalProcess.class).name());
        assertEquals(8.5, part(scenario, LengthDistribution.Lengths.class).mean());
    }

    private double capacity(String network, String... words) {
        return part(assembled(network, TRAFFIC, words), Capacity.class).load();
    }

    /** All six send to terminal 0, which receives one flit per cycle. */
    @Test
    void theBoundOfTheLoadIsThatOfTheTraffic() {
        assertEquals(1.0 / 6, capacity("pair", "load=0.1", "nodes=6"), 1e-12);
        assertEquals(1.0 / 6, capacity("one-way", "load=0.1", "nodes=6"), 1e-12);
        assertEquals(1, capacity("one-way", "load=0.1", "nodes=6", "pattern=neighbour"), 1e-12);
    }

    /** Of two terminals each sends to the other, which is uniform. */
    @Test
    void underUniformTrafficTheNetworkStatesItsBound() {
        assertEquals(0.4, capacity("one-way", "load=0.1", "nodes=2", "pattern=neighbour"));
        assertEquals(1, capacity("pair", "load=0.1", "nodes=2", "pattern=neighbour"), 1e-12);
    }

    @Test
    void withoutSuchWordsThereAreNone() {
        Scenario scenario = assembled("pair", new String[0], "load=0.1");
        assertTrue(scenario.part(TrafficPattern.Destinations.class).isEmpty());
        assertTrue(scenario.part(ArrivalProcess.class).isEmpty());
        assertTrue(scenario.part(LengthDistribution.Lengths.class).isEmpty());
        Scenario system = assembled("box", TRAFFIC, "load=0.1");
        assertTrue(system.part(Network.class).isEmpty());
        assertTrue(system.part(ArrivalProcess.class).isEmpty());
    }

    @Test
    void defaultsThatDependOnTheNetworkAreShown() {
        assertEquals("direct", assembled("pair", TRAFFIC, "load=0.1").words().get("routing"));
        assertEquals(
                "scenic",
                assembled("pair", TRAFFIC, "load=0.1", "routing=scenic").words().get("routing"));
        assertEquals("false", assembled("pair", TRAFFIC, "load=0.1").words().get("self"));
        assertEquals("true", assembled("one-way", TRAFFIC, "load=0.1").words().get("self"));
        assertEquals(
                "false",
                assembled("one-way", TRAFFIC, "load=0.1", "self=false").words().get("self"));
        assertTrue(
                !assembled("pair", new String[0], "load=0.1").words().containsKey("self"),
                "no word of this pattern");
    }

    @Test
    void whatDoesNotDependOnTheWordsThatDifferIsBuiltOnce() {
        Scenario one = assembled("pair", TRAFFIC, "load=0.1");
        Scenario other = assembled("pair", TRAFFIC, "load=0.2", "vcs=3", "seed=9");
        assertSame(part(one, Network.class), part(other, Network.class));
        assertSame(
                part(one, TrafficPattern.Destinations.class),
                part(other, TrafficPattern.Destinations.class));
        assertSame(
                part(one, LengthDistribution.Lengths.class),
                part(other, LengthDistribution.Lengths.class));
    }

    @Test
    void whatDoesIsBuiltAgain() {
        Scenario one = assembled("pair", TRAFFIC, "load=0.1");
        Scenario larger = assembled("pair", TRAFFIC, "load=0.1", "nodes=4");
        assertNotSame(part(one, Network.class), part(larger, Network.class));
        assertNotSame(
                part(one, TrafficPattern.Destinations.class),
                part(larger, TrafficPattern.Destinations.class));
        Scenario selfish = assembled("pair", TRAFFIC, "load=0.1", "self=true");
        assertNotSame(
                part(one, TrafficPattern.Destinations.class),
                part(selfish, TrafficPattern.Destinations.class));
        Scenario longer = assembled("pair", TRAFFIC, "load=0.1", "length=9");
        assertEquals(9.5, part(longer, LengthDistribution.Lengths.class).mean());
    }

    @Test
    void loadAndRateAreBothShown() {
        Scenario scenario = assembled("pair", TRAFFIC, "load=0.17");
        Point point = Offered.in(Point.of(scenario).build(), scenario);
        assertEquals(OptionalDouble.of(0.17), point.get(Quantities.LOAD));
        assertEquals(0.02, point.get(Quantities.RATE).getAsDouble(), 1e-15);
        Scenario byRate = assembled("pair", TRAFFIC, "rate=0.02");
        point = Offered.in(Point.of(byRate).build(), byRate);
        assertEquals(0.17, point.get(Quantities.LOAD).getAsDouble(), 1e-15);
        Point own = Point.of(scenario).with(Quantities.RATE, 5).build();
        assertEquals(OptionalDouble.of(5), Offered.in(own, scenario).get(Quantities.RATE));
    }

    @Test
    void refusals() {
        assertEquals(
                "unknown routing 'scenik': did you mean scenic?",
                assertThrows(
                                BadInput.class,
                                () -> assembled("pair", TRAFFIC, "load=0.1", "routing=scenik"))
                        .getMessage());
    }
}
