// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.run.NetworkContext;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.topology.Capacity;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.traffic.ArrivalProcess;
import org.kneepoint.simulator.flit.ideal.IdealRouterModel;
import org.kneepoint.simulator.flit.kernel.FlitRouterModel;
import org.kneepoint.simulator.flit.kernel.Routings;
import org.kneepoint.simulator.flit.pipelined.PipelinedRouterModel;
import org.kneepoint.testkit.Assignments;
import org.kneepoint.testkit.Refusal;
import org.kneepoint.topology.torus.TorusTopology;
import org.kneepoint.traffic.arrival.GeneralisedExponentialArrivals;
import org.kneepoint.traffic.arrival.PoissonArrivals;
import org.kneepoint.traffic.length.FixedLengths;
import org.kneepoint.traffic.pattern.UniformTraffic;

/** The threads of a run change the time that it takes, nothing else. */
class FlitThreadsTest {
    private static final FlitSimulator SIMULATOR = new FlitSimulator();
    private static final FlitRouterModel PIPELINED = new PipelinedRouterModel();

    /** Radix at which several threads have enough to do: a thousand flits in the network. */
    private static final String RADIX = "16";

    /** A 16x16 torus, with the parameters of points or of ramps. */
    private static NetworkContext context(Parameters parameters, String... settings) {
        Map<String, String> given = new LinkedHashMap<>(Map.of("radix", RADIX));
        given.putAll(Assignments.of(settings));
        TorusTopology tori = new TorusTopology();
        ArrivalProcess arrivals =
                "ge".equals(given.get("arrivals"))
                        ? new GeneralisedExponentialArrivals()
                        : new PoissonArrivals();
        Scenario scenario =
                Scenario.of(
                        "torus",
                        tori.parameters()
                                .and(parameters)
                                .and(new UniformTraffic().parameters())
                                .and(arrivals.parameters())
                                .and(new FixedLengths().parameters()),
                        given);
        Network network = tori.build(scenario);
        String routing =
                scenario.find(StandardParameters.ROUTING).orElse(network.routings().get(0).name());
        return new NetworkContext(
                scenario,
                network,
                Routings.named(network, routing),
                new UniformTraffic().build(scenario, network),
                arrivals,
                new FixedLengths().build(scenario),
                new Capacity(network.capacity().orElse(Double.NaN)));
    }

    private static Point simulate(Progress progress, String settings) {
        return SIMULATOR.simulate(context(SIMULATOR.parameters(), settings.split(" ")), progress);
    }

    /** All that a point says, except its time and the threads it was asked to use. */
    private static Map<String, Object> content(Point point) {
        Map<String, Object> content = new LinkedHashMap<>(point.settings());
        content.remove(RunThreads.PARAMETER.name());
        point.figures().forEach((quantity, figure) -> content.put(quantity.name(), figure));
        content.remove(Quantities.SECONDS.name());
        content.put("status", point.status() + " " + point.reason().text());
        content.put("validity", point.validity());
        return content;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "load=0.3 report=channels",
                "load=0.4 vcs=4 routing=adaptive report=in-flight",
                "load=0.3 arrivals=ge scv=4 speculative=true",
                "load=0.6 source=blocked",
                "load=0.6 source=finite source_queue=2",
                "load=0.3 routing=valiant vcs=4",
                "load=0.3 router=single-cycle",
                "load=0.3 router=ideal"
            })
    void aPointIsTheSameOnAnyNumberOfThreads(String settings) {
        String all = settings + " buffer=8 warmup=400 cycles=800 threads=";
        Point one = simulate(Progress.NONE, all + 1);
        assertTrue(one.get(Quantities.THROUGHPUT).orElseThrow() > 0.1, one.reason().text());
        for (int threads : new int[] {2, 3, 5}) {
            assertEquals(content(one), content(simulate(Progress.NONE, all + threads)));
        }
    }

    /** What is not asked for does not appear; what is asked for does. */
    @Test
    void threadsAreASettingOnlyIfGiven() {
        String settings = "load=0.05 cycles=500";
        Point unasked = simulate(Progress.NONE, settings);
        assertFalse(unasked.settings().containsKey("threads"));
        Point asked = simulate(Progress.NONE, settings + " threads=2");
        assertEquals("2", asked.settings().get("threads"));
        assertEquals(content(unasked), content(asked));
    }

    @Test
    void aRampIsTheSameOnAnyNumberOfThreads() {
        String settings = "slew=4000 start=0.2 end=0.6 buffer=8 window=50";
        List<Map<String, Object>> one = ramp(settings + " threads=1");
        assertEquals(32, one.size());
        for (int threads : new int[] {2, 3}) {
            assertEquals(one, ramp(settings + " threads=" + threads));
        }
    }

    private static List<Map<String, Object>> ramp(String settings) {
        List<Map<String, Object>> windows = new ArrayList<>();
        NetworkContext context = context(SIMULATOR.rampParameters(), settings.split(" "));
        SIMULATOR.ramp(context, Progress.NONE).forEach(point -> windows.add(content(point)));
        return windows;
    }

    /** Cancelled, a run ends soon, and its threads with it. */
    @ParameterizedTest
    @CsvSource({"2", "3"})
    void noThreadIsLeftBehindByACancelledRun(int threads) {
        AtomicInteger reports = new AtomicInteger();
        Set<Thread> most = new HashSet<>();
        Progress progress =
                new Progress() {
                    @Override
                    public boolean isCancelled() {
                        return reports.get() >= 20;
                    }

                    @Override
                    public void report(double fraction) {
                        most.addAll(parts());
                        reports.incrementAndGet();
                    }
                };
        Point point = simulate(progress, "load=0.4 buffer=8 threads=" + threads);
        assertEquals(Status.CANCELLED, point.status());
        assertEquals(20, reports.get());
        int processors = Runtime.getRuntime().availableProcessors();
        assertEquals(Math.min(threads, processors) - 1, most.size());
        assertEquals(Set.of(), parts());
    }

    /** Returns the living threads that take part in a run of this thread. */
    private static Set<Thread> parts() {
        String prefix = Thread.currentThread().getName() + " part ";
        return Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().startsWith(prefix))
                .collect(Collectors.toSet());
    }

    private static Progress progress(int processors) {
        return new Progress() {
            @Override
            public boolean isCancelled() {
                return false;
            }

            @Override
            public void report(double fraction) {
                // not needed
            }

            @Override
            public int processors() {
                return processors;
            }
        };
    }

    /** Several copies of the network, on one processor or two, against a run of one copy. */
    @Test
    void aLongRunIsTheSameOnAnyNumberOfProcessors() {
        String settings = "radix=4 load=0.3 limit=1000 ";
        Point one = simulate(progress(1), settings + "precision=0.002");
        Point two = simulate(progress(2), settings + "precision=0.002");
        assertEquals(content(one), content(two));
        assertEquals(Status.OK, one.status(), one.reason().text());

        long cycles = Math.round(one.get(Quantities.CYCLES_MEASURED).orElseThrow());
        Point single = simulate(progress(1), settings + "warmup=10000 cycles=" + cycles);
        assertNotEquals(single.get(Quantities.THROUGHPUT), one.get(Quantities.THROUGHPUT));
        for (Quantity quantity : List.of(Quantities.LATENCY, Quantities.THROUGHPUT)) {
            double width = one.get(Quantities.halfWidth(quantity)).orElseThrow();
            double mean = one.get(quantity).orElseThrow();
            assertEquals(single.get(quantity).orElseThrow(), mean, 3 * width);
            double ratio = single.get(Quantities.halfWidth(quantity)).orElseThrow() / width;
            assertTrue(ratio > 0.4 && ratio < 2.5, quantity.name() + " interval: " + ratio);
        }
    }

    private static int threads(FlitRouterModel model, int routers, int processors, String value) {
        Scenario scenario =
                Scenario.of(
                        "any",
                        Parameters.of(RunThreads.PARAMETER),
                        value.isEmpty() ? Map.of() : Map.of("threads", value));
        return RunThreads.of(scenario, model, routers, progress(processors));
    }

    @Test
    void largeNetworksTakeSeveralThreadsWhereTheyAreAlone() {
        assertEquals(1, threads(PIPELINED, 256, 8, ""));
        assertEquals(2, threads(PIPELINED, 1024, 8, ""));
        assertEquals(8, threads(PIPELINED, 4096, 8, "auto"));
        assertEquals(1, threads(PIPELINED, 4096, 1, "auto"), "not alone");
        assertEquals(1, threads(new IdealRouterModel(), 4096, 8, "auto"));
        assertEquals(5, threads(PIPELINED, 256, 1, "5"));
        assertEquals(4, threads(PIPELINED, 4, 1, "64"), "at most one for each router");
        assertEquals(1, threads(new IdealRouterModel(), 256, 8, "5"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "65", "-1", "two", "1.5"})
    void otherValuesAreRefused(String value) {
        assertEquals(
                "not-allowed [threads] " + value,
                Refusal.of(() -> threads(PIPELINED, 256, 8, value)));
    }
}
