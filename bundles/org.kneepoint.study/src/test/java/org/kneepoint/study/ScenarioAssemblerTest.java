// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.run.NetworkContext;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Topology;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.testkit.Assignments;
import org.kneepoint.testkit.ForwardingNetwork;
import org.kneepoint.testkit.Refusal;

class ScenarioAssemblerTest {
    private static final String[] TRAFFIC = {"pattern=local", "arrivals=bursty", "lengths=mixed"};

    /** Terminals receive at ports of their own. */
    private static final class OneWay extends ForwardingNetwork {
        OneWay(Network star) {
            super(star);
        }

        @Override
        public int ports(int router) {
            return 2 * super.ports(router);
        }

        @Override
        public int ejectionPort(int terminal) {
            return terminals() + terminal;
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
                    return new OneWay(super.build(scenario));
                }
            };
    private final FakeSimulator engine = new FakeSimulator("engine", topology -> true, "box");
    private final Catalogue catalogue =
            BareTopology.withTraffic(
                    engine,
                    new PairTopology("pair"),
                    oneWay,
                    new FakeWorkload.Pattern("local", StandardParameters.SELF_TRAFFIC),
                    new NeighbourPattern("neighbour"),
                    new FakeWorkload.Arrivals("bursty", StandardParameters.SCV),
                    new FakeWorkload.Lengths("mixed", StandardParameters.LENGTH));
    private final ScenarioAssembler assembler = new ScenarioAssembler(catalogue);

    private AssembledScenario assembled(String network, String[] traffic, String... more) {
        var settings = Assignments.of(traffic);
        settings.putAll(Assignments.of(more));
        return assembler.assemble(
                Scenario.of(
                        network,
                        new ApplicableParameters(catalogue, network, SelectedEvaluator.of(engine))
                                .of(settings),
                        settings));
    }

    private NetworkContext context(String network, String[] traffic, String... more) {
        return assembled(network, traffic, more).context().orElseThrow();
    }

    @Test
    void theSettingsSelectTheObjects() {
        NetworkContext context = context("pair", TRAFFIC, "load=0.1", "nodes=6");
        assertEquals(6, context.network().terminals());
        assertEquals("direct", context.routing().name());
        assertEquals(1, context.destinations().probability(3, 0));
        assertEquals("bursty", context.arrivals().name());
        assertEquals(8.5, context.lengths().mean());
        assertEquals(0.1, context.load());
    }

    private double capacity(String network, String... settings) {
        return context(network, TRAFFIC, settings).capacity().load();
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
    void withoutSuchParametersTheTrafficIsTheDefault() {
        NetworkContext context = context("pair", new String[0], "load=0.1");
        assertEquals(1, context.destinations().probability(1, 0));
        assertEquals("poisson", context.arrivals().name());
        assertEquals(8.5, context.lengths().mean());
        assertFalse(context.scenario().settings().containsKey("length"));
    }

    @Test
    void aSystemHasNoContext() {
        AssembledScenario system = assembled("box", TRAFFIC, "load=0.1");
        assertTrue(system.context().isEmpty());
        assertEquals("0.1", system.scenario().settings().get("load"));
    }

    @Test
    void defaultsThatDependOnTheNetworkAreShown() {
        assertEquals(
                "direct",
                assembled("pair", TRAFFIC, "load=0.1").scenario().settings().get("routing"));
        assertEquals(
                "scenic",
                assembled("pair", TRAFFIC, "load=0.1", "routing=scenic")
                        .scenario()
                        .settings()
                        .get("routing"));
        assertEquals(
                "false", assembled("pair", TRAFFIC, "load=0.1").scenario().settings().get("self"));
        assertEquals(
                "true",
                assembled("one-way", TRAFFIC, "load=0.1").scenario().settings().get("self"));
        assertEquals(
                "false",
                assembled("one-way", TRAFFIC, "load=0.1", "self=false")
                        .scenario()
                        .settings()
                        .get("self"));
        assertTrue(
                !assembled("pair", new String[0], "load=0.1")
                        .scenario()
                        .settings()
                        .containsKey("self"),
                "no parameter of this pattern");
    }

    @Test
    void whatIsIndependentOfTheDifferingSettingsIsBuiltOnce() {
        NetworkContext one = context("pair", TRAFFIC, "load=0.1");
        NetworkContext other = context("pair", TRAFFIC, "load=0.2", "vcs=3", "seed=9");
        assertSame(one.network(), other.network());
        assertSame(one.destinations(), other.destinations());
        assertSame(one.lengths(), other.lengths());
        assertSame(one.capacity(), other.capacity());
    }

    @Test
    void whatDoesIsBuiltAgain() {
        NetworkContext one = context("pair", TRAFFIC, "load=0.1");
        NetworkContext larger = context("pair", TRAFFIC, "load=0.1", "nodes=4");
        assertNotSame(one.network(), larger.network());
        assertNotSame(one.destinations(), larger.destinations());
        NetworkContext selfish = context("pair", TRAFFIC, "load=0.1", "self=true");
        assertNotSame(one.destinations(), selfish.destinations());
        NetworkContext longer = context("pair", TRAFFIC, "load=0.1", "length=9");
        assertEquals(9.5, longer.lengths().mean());
    }

    @Test
    void loadAndRateAreBothShown() {
        AssembledScenario scenario = assembled("pair", TRAFFIC, "load=0.17");
        Point point = scenario.withLoad(Point.of(scenario.scenario()).build());
        assertEquals(OptionalDouble.of(0.17), point.get(Quantities.LOAD));
        assertEquals(0.02, point.get(Quantities.RATE).getAsDouble(), 1e-15);
        AssembledScenario byRate = assembled("pair", TRAFFIC, "rate=0.02");
        point = byRate.withLoad(Point.of(byRate.scenario()).build());
        assertEquals(0.17, point.get(Quantities.LOAD).getAsDouble(), 1e-15);
        Point own = Point.of(scenario.scenario()).with(Quantities.RATE, 5).build();
        assertEquals(OptionalDouble.of(5), scenario.withLoad(own).get(Quantities.RATE));
    }

    @Test
    void refusals() {
        assertEquals(
                "unknown [routing] scenik",
                Refusal.of(() -> assembled("pair", TRAFFIC, "load=0.1", "routing=scenik")));
    }
}
