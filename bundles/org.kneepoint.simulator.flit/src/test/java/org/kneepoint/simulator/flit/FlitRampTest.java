// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.api.result.CurveAttributes;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.result.Validity;
import org.kneepoint.api.run.NetworkContext;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.topology.Capacity;
import org.kneepoint.api.topology.DeadlockFreedom;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;
import org.kneepoint.simulator.flit.kernel.Routings;
import org.kneepoint.testkit.Assignments;
import org.kneepoint.testkit.Refusal;
import org.kneepoint.topology.torus.TorusTopology;
import org.kneepoint.traffic.arrival.PoissonArrivals;
import org.kneepoint.traffic.length.FixedLengths;
import org.kneepoint.traffic.pattern.UniformTraffic;

/** Runs under a load that grows. */
class FlitRampTest {
    private static final FlitSimulator SIMULATOR = new FlitSimulator();

    private static NetworkContext context(UnaryOperator<Routing> change, String... settings) {
        Map<String, String> given = new LinkedHashMap<>(Map.of("radix", "8"));
        given.putAll(Assignments.of(settings));
        TorusTopology tori = new TorusTopology();
        Parameters known =
                tori.parameters()
                        .and(SIMULATOR.rampParameters())
                        .and(new UniformTraffic().parameters())
                        .and(new FixedLengths().parameters());
        Scenario scenario = Scenario.of("torus", known, given);
        Network network = tori.build(scenario);
        String name =
                scenario.find(StandardParameters.ROUTING).orElse(network.routings().get(0).name());
        Routing routing = Routings.named(network, name);
        double capacity = network.capacity().orElse(Double.NaN);
        return new NetworkContext(
                scenario,
                network,
                change.apply(routing),
                new UniformTraffic().build(scenario, network),
                new PoissonArrivals(),
                new FixedLengths().build(scenario),
                new Capacity(capacity));
    }

    private static List<Point> ramp(String... settings) {
        return SIMULATOR.ramp(context(UnaryOperator.identity(), settings), Progress.NONE);
    }

    private static double sum(List<Point> points, Quantity quantity) {
        return points.stream().mapToDouble(point -> point.get(quantity).orElse(0)).sum();
    }

    /** All that was generated is received, or inside at the end. */
    @ParameterizedTest
    @ValueSource(strings = {"ideal", "single-cycle", "pipelined"})
    void packetsAreConserved(String router) {
        List<Point> points = ramp("router=" + router, "slew=20000", "end=0.6", "buffer=8");
        assertEquals(120, points.size());
        Point last = points.get(points.size() - 1);
        assertEquals(
                sum(points, Quantities.GENERATED),
                sum(points, Quantities.RECEIVED) + last.get(Quantities.BACKLOG).orElseThrow());
        assertTrue(sum(points, Quantities.RECEIVED) > 1000);
        points.forEach(point -> assertEquals(Status.OK, point.status(), point.reason().text()));
    }

    /** At light load each terminal offers r flits per cycle, and the network delivers them. */
    @ParameterizedTest
    @ValueSource(strings = {"blocked", "infinite"})
    void lightLoadIsDeliveredAsItIsOffered(String source) {
        List<Point> points =
                ramp(
                        "router=single-cycle",
                        "buffer=16",
                        "slew=400000",
                        "end=0.1",
                        "source=" + source);
        double offered = 0;
        double delivered = 0;
        for (Point point : points) {
            offered += point.get(Quantities.LOAD).orElseThrow();
            delivered += point.get(Quantities.THROUGHPUT).orElseThrow();
        }
        assertEquals(1, delivered / offered, 0.02);
    }

    /** The noise of generation is not in what the trials promise. */
    @Test
    void expectedGenerationFollowsTheLoadWithoutItsNoise() {
        List<Point> points = ramp("router=single-cycle", "buffer=16", "slew=100000", "end=0.3");
        double promised = sum(points, Quantities.OFFERED_PACKETS);
        double generated = sum(points, Quantities.GENERATED);
        assertEquals(0, promised - generated, 4 * Math.sqrt(generated));
        for (Point point : points.subList(20, 200)) {
            double load = point.get(Quantities.LOAD).orElseThrow();
            double expected = point.get(Quantities.OFFERED_PACKETS).orElseThrow();
            assertEquals(load * 64 * 100 / 8, expected, 0.12 * expected + 1);
        }
    }

    @Test
    void anOpenSourceQueueHoldsNoTrialsBackSoNothingIsExpected() {
        List<Point> points = ramp("source=infinite", "slew=10000", "end=0.1");
        assertTrue(points.get(5).get(Quantities.OFFERED_PACKETS).isEmpty());
    }

    @Test
    void theSameSeedGivesTheSameWindows() {
        String[] settings = {"slew=20000", "seed=3"};
        List<Point> once = ramp(settings);
        List<Point> again = ramp(settings);
        List<Point> other = ramp("slew=20000", "seed=4");
        for (int i = 0; i < once.size(); i++) {
            assertEquals(once.get(i).figures(), again.get(i).figures());
        }
        assertNotEquals(once.get(50).figures(), other.get(50).figures());
    }

    @Test
    void aRampOfTheRouterThatWasComparedIsChecked() {
        String[] settings = {"router=single-cycle", "buffer=16", "slew=10000"};
        assertEquals(Validity.CHECKED, ramp(settings).get(0).validity());
        settings[1] = "buffer=8";
        assertEquals(Validity.EXTRAPOLATED, ramp(settings).get(0).validity());
    }

    @Test
    void theSettingsHaveTheDefaults() {
        Map<String, String> settings = ramp("router=single-cycle", "slew=10000").get(0).settings();
        assertEquals("1", settings.get("end"));
        assertEquals("2", settings.get("vcs"));
        assertEquals("blocked", settings.get("source"));
        assertEquals("packet-gap", settings.get("arrivals"));
        assertEquals("6", settings.get("injection_buffer"));
        assertEquals(100, SIMULATOR.attributes(context(r -> r)).get(CurveAttributes.WINDOW));
    }

    /** A 4x4 torus could carry 2 flits per node and cycle; no terminal generates more than 1. */
    @Test
    void aRampEndsAtOneFlitPerCycleAtMost() {
        List<Point> points = ramp("radix=4", "slew=1000", "window=10");
        assertEquals(100, points.size());
        assertEquals("1", points.get(0).settings().get("end"));
    }

    /** Always up in the lowest dimension first, in one class: every ring is a circle. */
    private record Around(Routing original) implements Routing {
        @Override
        public String name() {
            return "around";
        }

        @Override
        public DeadlockFreedom deadlockFreedom() {
            return DeadlockFreedom.NONE;
        }

        @Override
        public boolean isMinimal() {
            return false;
        }

        @Override
        public void route(
                int router,
                int inPort,
                int inClass,
                int target,
                int state,
                RoutingChoices choices) {
            choices.add(router % 8 != target % 8 ? 0 : 2);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"ideal", "single-cycle", "pipelined"})
    void aDeadlockEndsTheRampAndIsReported(String router) {
        NetworkContext context =
                context(
                        Around::new,
                        "router=" + router,
                        "allow_deadlock=true",
                        "slew=40000",
                        "end=0.5");
        List<Point> points = SIMULATOR.ramp(context, Progress.NONE);
        Point last = points.get(points.size() - 1);
        assertEquals(Status.DEADLOCKED, last.status());
        assertTrue(points.size() < 200, "windows " + points.size());
        assertEquals("deadlocked", last.reason().code());
        assertEquals(Status.OK, points.get(0).status());
    }

    @Test
    void whatDoesNotFitIsRefused() {
        assertEquals("not-allowed [arrivals] poisson", Refusal.of(() -> ramp("arrivals=poisson")));
        assertEquals(
                "not-allowed [injection_buffer, router] 8",
                Refusal.of(() -> ramp("injection_buffer=8")));
        assertEquals("not-allowed [start, end] 1", Refusal.of(() -> ramp("start=1")));
    }

    /**
     * One whole ramp against ten of an independent engine in C++: received packets and latency
     * below the knee, throughput far beyond it.
     */
    @Test
    @Tag("long")
    void aRampOfALargeTorusIsThatOfAnotherEngine() {
        List<Point> points = ramp("radix=32", "router=single-cycle", "buffer=16", "slew=1000000");
        assertEquals(2500, points.size());
        double npm =
                points.stream()
                        .filter(point -> point.get(Quantities.RECEIVED).orElse(0) > 0)
                        .mapToDouble(
                                point ->
                                        point.get(Quantities.RECEIVED).orElseThrow()
                                                / point.get(Quantities.LATENCY).orElseThrow()
                                                * 1e-4)
                        .sum();
        assertEquals(4.678, npm, 0.015 * 4.678);
    }
}
