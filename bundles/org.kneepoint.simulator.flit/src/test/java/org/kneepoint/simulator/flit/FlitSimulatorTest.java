// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.kneepoint.testkit.PointFigures.figure;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
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
import org.kneepoint.api.traffic.ArrivalProcess;
import org.kneepoint.api.traffic.TrafficPattern;
import org.kneepoint.simulation.SimulationEngine;
import org.kneepoint.simulation.ThreadTeam;
import org.kneepoint.simulation.analysis.PacketTally;
import org.kneepoint.simulation.analysis.ReportDetail;
import org.kneepoint.simulation.analysis.RunSettings;
import org.kneepoint.simulator.flit.generation.ArrivalProcessGeneration;
import org.kneepoint.simulator.flit.kernel.RouterContext;
import org.kneepoint.simulator.flit.kernel.Routings;
import org.kneepoint.testkit.Assignments;
import org.kneepoint.testkit.Refusal;
import org.kneepoint.topology.torus.TorusTopology;
import org.kneepoint.traffic.arrival.GeneralisedExponentialArrivals;
import org.kneepoint.traffic.arrival.PoissonArrivals;
import org.kneepoint.traffic.length.FixedLengths;
import org.kneepoint.traffic.pattern.HotSpotTraffic;
import org.kneepoint.traffic.pattern.UniformTraffic;

class FlitSimulatorTest {
    private static final FlitSimulator SIMULATOR = new FlitSimulator();
    private static final RouterModels MODELS = new RouterModels();
    private static final double LIGHT = 1e-4;

    /** Simulates a 4x4 torus. */
    private static Point simulate(String... settings) {
        return simulate(routing -> routing, settings);
    }

    private static Point simulate(UnaryOperator<Routing> change, String... settings) {
        return SIMULATOR.simulate(context(change, settings), Progress.NONE);
    }

    private static NetworkContext context(UnaryOperator<Routing> change, String... settings) {
        Map<String, String> given = new LinkedHashMap<>(Map.of("radix", "4"));
        given.putAll(Assignments.of(settings));
        TorusTopology tori = new TorusTopology();
        TrafficPattern pattern =
                "hotspot".equals(given.get("pattern"))
                        ? new HotSpotTraffic()
                        : new UniformTraffic();
        ArrivalProcess arrivals =
                "ge".equals(given.get("arrivals"))
                        ? new GeneralisedExponentialArrivals()
                        : new PoissonArrivals();
        Parameters known =
                tori.parameters()
                        .and(SIMULATOR.parameters())
                        .and(pattern.parameters())
                        .and(arrivals.parameters())
                        .and(new FixedLengths().parameters());
        Scenario scenario = Scenario.of("torus", known, given);
        Network network = tori.build(scenario);
        return new NetworkContext(
                scenario,
                network,
                change.apply(routing(network, scenario)),
                pattern.build(scenario, network),
                arrivals,
                new FixedLengths().build(scenario),
                Capacity.UNKNOWN);
    }

    private static Routing routing(Network network, Scenario scenario) {
        String name =
                scenario.find(StandardParameters.ROUTING).orElse(network.routings().get(0).name());
        return Routings.named(network, name);
    }

    /** Of a packet of 8 flits over H routers, by the formulas of the description. */
    @ParameterizedTest
    @CsvSource({
        "ideal, 1, 8",
        "single-cycle, 1, 7",
        "pipelined, 5, 9",
        "pipelined delay_route=0, 4, 9",
        "pipelined speculative=true, 4, 9",
        "pipelined delay_link=3 delay_credit=1 buffer=16, 7, 7"
    })
    void latencyWithoutContention(String router, double perRouter, double beside) {
        Point point = simulate("buffer=8", "router=" + router, "load=" + LIGHT, "cycles=4000000");
        double expected = figure(point, Quantities.HOPS) * perRouter + beside;
        assertEquals(expected, figure(point, Quantities.NETWORK_LATENCY), 0.05);
    }

    @ParameterizedTest
    @CsvSource({"ideal", "single-cycle", "pipelined"})
    void whatIsOfferedArrives(String router) {
        Point point = simulate("router=" + router, "load=0.2", "cycles=20000", "buffer=8");
        assertEquals(Status.OK, point.status(), point.reason().text());
        assertEquals(0.2, figure(point, Quantities.THROUGHPUT), 0.01);
        double inFlight = figure(point, Quantities.IN_FLIGHT);
        double passing =
                16
                        * figure(point, Quantities.THROUGHPUT)
                        / 8
                        * figure(point, Quantities.NETWORK_LATENCY);
        assertEquals(passing, inFlight, 0.02 * inFlight);
    }

    @ParameterizedTest
    @CsvSource({"ideal", "single-cycle", "pipelined"})
    void tooMuchSaturates(String router) {
        Point point = simulate("router=" + router, "load=1", "precision=0.1");
        assertEquals(Status.SATURATED, point.status(), point.reason().text());
        assertTrue(figure(point, Quantities.THROUGHPUT) < 0.8);
        assertTrue(point.get(Quantities.LATENCY).isEmpty());
    }

    /** All send to terminal 0, which receives one flit per cycle at most: 1/15 for each other. */
    @ParameterizedTest
    @CsvSource({"ideal", "single-cycle", "pipelined"})
    void theBusiestChannelMayBeThatOfATerminal(String router) {
        Point point = simulate("router=" + router, "load=0.3", "hotspot=1", "buffer=16");
        assertEquals(Status.SATURATED, point.status(), point.reason().text());
        assertEquals(Optional.of("out_0 (ejection)"), point.reason().argument("channel"));
        assertTrue(figure(point, Quantities.CHANNEL_UTILISATION_MAX) < 0.6);
        assertTrue(figure(point, Quantities.THROUGHPUT_MAX) > 0.8);
    }

    /** Sources far from a hot terminal get in less; each receives what it gets from all. */
    @ParameterizedTest
    @CsvSource({"ideal", "single-cycle", "pipelined"})
    void theMinimumOverTheSourcesIsReported(String router) {
        String[] settings = {
            "router=" + router, "radix=8", "load=0.3", "hotspot=0.5", "cycles=8000"
        };
        Point hot = simulate(settings);
        double mean = figure(hot, Quantities.THROUGHPUT);
        assertTrue(figure(hot, Quantities.INJECTED_MIN) < 0.9 * mean, hot::toString);
        Point fair = simulate("router=" + router, "load=0.1", "cycles=100000");
        assertEquals(0.1, figure(fair, Quantities.INJECTED_MIN), 0.01);
        assertTrue(figure(hot, Quantities.JAIN_INDEX) < 0.98, hot::toString);
        assertEquals(1, figure(fair, Quantities.JAIN_INDEX), 0.003);
    }

    /** All packets go to terminal 0: its channels fill, and behind them all those used. */
    @ParameterizedTest
    @CsvSource({"ideal", "single-cycle", "pipelined"})
    void blockedChannelsAreThoseBeforeTheHotSpot(String router) {
        String[] settings = {
            "router=" + router, "load=0.3", "hotspot=1", "cycles=8000", "report=channels"
        };
        NetworkContext context = context(r -> r, settings);
        Point hot = SIMULATOR.simulate(context, Progress.NONE);
        Network torus = context.network();
        for (int channel = 0; channel < 64; channel++) {
            int from = channel / 4;
            int to = torus.peerRouter(from, channel % 4);
            String name = "r" + from + "_p" + channel % 4;
            double blocked = figure(hot, ReportDetail.blocked(name));
            assertTrue(blocked >= 0 && blocked <= 1, name + ": " + blocked);
            if (distanceToFirst(to) > distanceToFirst(from)) {
                assertTrue(blocked < 0.5, name + " leads away from the hot spot: " + blocked);
            } else if (to == 0 && figure(hot, ReportDetail.channel(name)) > 0) {
                assertTrue(blocked > 0.5, name + ": " + blocked);
            }
        }
        Point low = simulate("router=" + router, "load=0.02", "report=channels", "cycles=8000");
        assertTrue(figure(low, ReportDetail.blocked("r0_p0")) < 0.05, low::toString);
    }

    /** Channels from a router of the 4x4 torus to router 0. */
    private static int distanceToFirst(int router) {
        int x = router % 4;
        int y = router / 4;
        return Math.min(x, 4 - x) + Math.min(y, 4 - y);
    }

    @Test
    void detailsOfChannelsChangeNoOtherFigure() {
        Point with = simulate("load=0.3", "cycles=3000", "report=channels");
        Point without = simulate("load=0.3", "cycles=3000");
        for (Quantity figure : without.figures().keySet()) {
            if (!figure.equals(Quantities.SECONDS)) {
                assertEquals(without.get(figure), with.get(figure), figure.name());
            }
        }
        double injected = 0;
        for (int terminal = 0; terminal < 16; terminal++) {
            injected += figure(with, ReportDetail.injected(terminal)) / 16;
        }
        assertEquals(figure(with, Quantities.THROUGHPUT), injected, 0.01);
    }

    /** No channel of a terminal carries more than a flit per cycle, and nothing is lost between. */
    @ParameterizedTest
    @CsvSource({"ideal", "single-cycle", "pipelined"})
    void flitsOfTerminalsAreCounted(String router) {
        NetworkContext context = context(r -> r, "router=" + router, "load=0.6", "length=5");
        Scenario scenario = context.scenario();
        RouterConfiguration plan = RouterConfiguration.of(context, MODELS);
        int terminals = context.network().terminals();
        RouterContext routers =
                FlitSimulator.routerContext(
                        context,
                        plan,
                        ArrivalProcessGeneration.of(
                                context.arrivals(), scenario, t -> 0.6 / 5, terminals),
                        new PacketTally(terminals),
                        RunSettings.of(scenario).streams(),
                        ThreadTeam.of(1));
        SimulationEngine engine = plan.model().build(routers, scenario);
        assertEquals(terminals, engine.terminals());
        long[] counts = new long[2 * terminals];
        for (int cycle = 1; cycle <= 500; cycle++) {
            engine.advance(cycle);
            long inside = 0;
            for (int i = 0; i < counts.length; i++) {
                boolean in = i < terminals;
                long count = in ? engine.flitsInjected(i) : engine.flitsEjected(i - terminals);
                assertTrue(count == counts[i] || count == counts[i] + 1, "at most one flit");
                counts[i] = count;
                inside += in ? count : -count;
            }
            assertTrue(inside >= 0 && inside <= engine.backlogFlits(), "flits inside " + inside);
        }
        assertTrue(counts[0] > 100 && counts[terminals] > 100, Arrays.toString(counts));
    }

    @ParameterizedTest
    @CsvSource({"ideal", "single-cycle", "pipelined"})
    void packetsThatWaitInACircleAreFound(String router) {
        String[] settings = {
            "router=" + router, "radix=8", "length=32", "load=1", "allow_deadlock=true"
        };
        Point point = simulate(Circular::new, settings);
        assertEquals(Status.DEADLOCKED, point.status(), point.reason().text());
        assertEquals("deadlocked", point.reason().code());
        assertEquals(
                "unusable [routing, allow_deadlock] circular",
                Refusal.of(() -> simulate(Circular::new, "router=" + router, "load=1")));
    }

    /** Dimension order round the rings with a single class. */
    private record Circular(Routing order) implements Routing {
        @Override
        public String name() {
            return "circular";
        }

        @Override
        public DeadlockFreedom deadlockFreedom() {
            return DeadlockFreedom.NONE;
        }

        @Override
        public void startStates(int source, int target, StartStates starts) {
            order.startStates(source, target, starts);
        }

        @Override
        public void route(
                int router,
                int inPort,
                int inClass,
                int target,
                int state,
                RoutingChoices choices) {
            RoutingChoices all = new RoutingChoices();
            order.route(router, inPort, inClass, target, state, all);
            choices.add(all.port(0));
        }

        @Override
        public int nextState(int state, int router, int outPort, int outClass) {
            return order.nextState(state, router, outPort, outClass);
        }
    }

    @ParameterizedTest
    @CsvSource({"cut-through, ideal", "store-and-forward, pipelined", "cut-through, single-cycle"})
    void packetsOfOnePieceNeedRoom(String switching, String router) {
        assertEquals(
                "not-allowed [buffer, switching] 4",
                Refusal.of(() -> simulate("switching=" + switching, "load=0.1")));
        Point point =
                simulate(
                        "switching=" + switching,
                        "router=" + router,
                        "buffer=8",
                        "load=0.1",
                        "cycles=5000");
        assertEquals(Status.OK, point.status(), point.reason().text());
    }

    @Test
    void deadlockFreedomIsRequired() {
        assertEquals(
                "unusable [routing, vc_reallocation, allow_deadlock] adaptive",
                Refusal.of(
                        () ->
                                simulate(
                                        "routing=adaptive",
                                        "vc_reallocation=non-atomic",
                                        "load=0.1")));
        assertEquals(
                "unusable [routing, buffer, allow_deadlock] dimension-order-free",
                Refusal.of(() -> simulate("routing=dimension-order-free", "load=0.1")));
        assertEquals(
                "not-allowed [vcs, routing] 2",
                Refusal.of(() -> simulate("routing=adaptive", "vcs=2", "load=0.1")));
    }

    private static Validity validity(String settings) {
        return simulate(("load=0.1 cycles=500 " + settings).trim().split(" ")).validity();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "arrivals=bernoulli",
                "pattern=hotspot hotspot=0",
                "routing=dimension-order-balanced vcs=8 buffer=16 length=3",
                "delay_link=2 delay_route=0 delay_credit=1"
            })
    void whatWasComparedIsChecked(String settings) {
        assertEquals(Validity.CHECKED, validity(settings));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "allow_deadlock=true",
                "hotspot=0.5",
                "pattern=hotspot hotspot=0.5",
                "pattern=hotspot",
                "arrivals=ge scv=100",
                "speculative=true",
                "delay_route=7",
                "delay_crossbar=2",
                "delay_credit=2",
                "delay_link=3",
                "vcs=16",
                "buffer=32",
                "vc_reallocation=atomic",
                "switching=cut-through buffer=8",
                "source=finite",
                "routing=adaptive vcs=3 buffer=8",
                "router=ideal",
                "router=single-cycle buffer=16"
            })
    void oneDepartureIsEnoughToExtrapolate(String settings) {
        assertEquals(Validity.EXTRAPOLATED, validity(settings));
    }

    @Test
    void wordsOfAnotherRouterAreRefused() {
        assertEquals(
                "not-allowed [delay_route, router] 2",
                Refusal.of(() -> simulate("router=ideal", "delay_route=2", "load=0.1")));
        assertEquals(
                "not-allowed [injection_buffer, router] 2",
                Refusal.of(() -> simulate("router=pipelined", "injection_buffer=2", "load=0.1")));
        assertEquals(
                "not-allowed [source_queue, source] 2",
                Refusal.of(() -> simulate("source_queue=2", "load=0.1")));
    }

    @Test
    void theUsualRouterIsThePipelinedOne() {
        Map<String, String> settings = simulate("load=0.1", "cycles=2000").settings();
        assertEquals("pipelined", settings.get("router"));
        assertEquals("1", settings.get("delay_route"));
    }

    @Test
    void wordsWithoutMeaningAreNotRepeated() {
        Map<String, String> settings =
                simulate("router=ideal", "load=0.1", "cycles=2000").settings();
        assertEquals("2", settings.get("vcs"));
        assertEquals("non-atomic", settings.get("vc_reallocation"));
        assertFalse(settings.containsKey("delay_route"));
        assertFalse(settings.containsKey("source_queue"));
    }

    @Test
    void latencyMayCountFromEntry() {
        Point point =
                simulate("router=ideal", "load=0.5", "cycles=3000", "latency_origin=injection");
        assertEquals(figure(point, Quantities.NETWORK_LATENCY), figure(point, Quantities.LATENCY));
        Point whole = simulate("router=ideal", "load=0.5", "cycles=3000");
        assertTrue(
                figure(whole, Quantities.LATENCY) > figure(whole, Quantities.NETWORK_LATENCY) + 1);
    }

    @Test
    void boundedSourcesLoseOrWait() {
        Point lossy = simulate("load=1", "source=finite", "source_queue=2", "cycles=5000");
        assertTrue(figure(lossy, Quantities.LOSS) > 0.1);
        Point blocked = simulate("load=1", "source=blocked", "cycles=5000");
        assertTrue(figure(blocked, Quantities.RATE_EFFECTIVE) < 0.11);
    }

    @Test
    void channelsAndPacketsInFlightAreReportedOnRequest() {
        Point channels = simulate("load=0.1", "cycles=2000", "report=channels");
        assertEquals(
                64,
                channels.figures().keySet().stream()
                        .filter(figure -> figure.name().startsWith("utilisation_r"))
                        .count());
        Point course = simulate("load=0.1", "cycles=2000", "report=in-flight");
        assertTrue(course.figures().keySet().contains(Quantity.of("in_flight_32", "", "")));
    }

    /** Against what the JVM counts, least when the code is compiled, which takes a while. */
    @ParameterizedTest
    @CsvSource({
        "ideal, 2, 24, 1",
        "ideal, 8, 48, 1",
        "ideal, 2, 24, 4",
        "single-cycle, 3, 24, 1",
        "single-cycle, 16, 48, 1",
        "single-cycle, 3, 24, 4",
        "pipelined, 2, 24, 1",
        "pipelined, 8, 48, 1",
        "pipelined, 2, 24, 4"
    })
    void theMemoryIsThatOfBuilding(String router, int vcs, int radix, int concentration) {
        NetworkContext context =
                context(
                        routing -> routing,
                        "radix=" + radix,
                        "concentration=" + concentration,
                        "router=" + router,
                        "vcs=" + vcs,
                        "load=0.01",
                        "limit_cycles=1");
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long thread = Thread.currentThread().getId();
        long allocated = Long.MAX_VALUE;
        long leastSince = System.nanoTime();
        while (System.nanoTime() - leastSince < TimeUnit.SECONDS.toNanos(1)) {
            long before = threads.getThreadAllocatedBytes(thread);
            SIMULATOR.simulate(context, Progress.NONE);
            long bytes = threads.getThreadAllocatedBytes(thread) - before;
            if (bytes < allocated) {
                allocated = bytes;
                leastSince = System.nanoTime();
            }
        }
        assertEquals(allocated, SIMULATOR.estimatedMemory(context), 0.05 * allocated);
    }
}
