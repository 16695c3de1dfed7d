// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.slotted;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.kneepoint.simulator.slotted.IndependentRuns.figure;
import static org.kneepoint.simulator.slotted.IndependentRuns.run;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.api.result.CurveAttributes;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.result.Validity;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.simulation.analysis.ReportDetail;
import org.kneepoint.simulator.slotted.IndependentRuns.Estimate;
import org.kneepoint.testkit.Refusal;

/** Closed forms, columns and settings. */
class SlottedSimulatorTest {
    private static final List<String> NETWORKS = List.of("shared-buffer", "output-buffer");

    private static void assertNear(double expected, Estimate estimate) {
        assertEquals(expected, estimate.mean(), 1.5 * estimate.halfWidth());
    }

    /** One switch without a hot spot under full load: B - 1/2 of its B places are well used. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 5})
    void aSharedSwitchUnderFullLoad(int buffer) {
        String settings = "shared-buffer nodes=2 radix=2 load=1 warmup=500 cycles=5000 buffer=";
        assertNear(
                1 - 1 / (2.0 * buffer),
                IndependentRuns.of(settings + buffer).estimate("throughput"));
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.1, 0.5, 0.9})
    void aSwitchOfOnePlace(double load) {
        String settings = "shared-buffer nodes=2 radix=2 buffer=1 warmup=10 cycles=5000 load=";
        double expected = (1 - (1 - load) * (1 - load)) / 2;
        assertNear(expected, IndependentRuns.of(settings + load).estimate("throughput"));
    }

    /** Batches of Bin(d, load/d) at every outlet, one served per cycle. */
    @ParameterizedTest
    @CsvSource({
        "shared-buffer, 2, 0.6",
        "shared-buffer, 4, 0.8",
        "output-buffer, 2, 0.6",
        "output-buffer, 3, 0.5"
    })
    void aSwitchWithRoomForAll(String network, int radix, double load) {
        String settings =
                String.format(
                        "%s nodes=%d radix=%d load=%s buffer=600 warmup=500 cycles=10000",
                        network, radix, radix, load);
        double wait = (1 - 1.0 / radix) * load / (2 * (1 - load));
        assertNear(1 + wait, IndependentRuns.of(settings).estimate("latency"));
        assertNear(
                1 + wait, IndependentRuns.of(settings + " service_order=fifo").estimate("latency"));
    }

    /** What an outlet sends first does not change how many wait: the same traffic passes. */
    @ParameterizedTest
    @ValueSource(strings = {"shared-buffer", "output-buffer"})
    void theOrderOfServiceOfOneSwitchMovesOnlyLatencies(String network) {
        String settings = network + " nodes=4 radix=4 buffer=8 load=0.9 warmup=100 cycles=3000";
        Point random = run(settings);
        Point fifo = run(settings + " service_order=fifo");
        for (String same : List.of("throughput", "loss", "occupancy")) {
            assertEquals(figure(random, same), figure(fifo, same), same);
        }
        assertTrue(figure(random, "latency_max") > figure(fifo, "latency_max"));
    }

    /** All switches on the way to the only output are full, and so are all that wait for them. */
    @ParameterizedTest
    @CsvSource({"2, 3, 4", "3, 2, 2", "4, 2, 5"})
    void onlyTheHotOutput(int radix, int stages, int buffer) {
        int nodes = (int) Math.round(Math.pow(radix, stages));
        String settings =
                String.format(
                        "shared-buffer nodes=%d radix=%d buffer=%d hotspot=1 hotspot_node=%d",
                        nodes, radix, buffer, nodes - 2);
        IndependentRuns runs = IndependentRuns.of(settings + " load=1 warmup=1000 cycles=4000");
        assertEquals(1.0 / nodes, runs.estimate("throughput").mean(), 1e-12);
        assertEquals(1, runs.estimate("throughput_hot").mean(), 1e-12);
        assertEquals(1, runs.estimate("occupancy_hot").mean(), 1e-12);
        assertNear(buffer * (nodes - 1.0) / (radix - 1), runs.estimate("latency"));
    }

    /** The hot output takes one packet per cycle, and the first stage does not ask who is hot. */
    @ParameterizedTest
    @CsvSource({"64, 0.1, 0.6", "64, 0.05, 1", "16, 0.3, 0.8"})
    void theHotOutputBoundsAll(int nodes, double hotspot, double load) {
        String settings = String.format("nodes=%d hotspot=%s load=%s", nodes, hotspot, load);
        String more = " radix=2 buffer=4 warmup=500 cycles=3000";
        Estimate shared =
                IndependentRuns.of("shared-buffer " + settings + more).estimate("throughput");
        Estimate output =
                IndependentRuns.of("output-buffer " + settings + more).estimate("throughput");
        double bound = 1 / (1 + (nodes - 1) * hotspot);
        assertTrue(shared.mean() <= bound + 1.5 * shared.halfWidth());
        assertTrue(output.mean() > 1.5 * bound, "hot packets are lost by themselves");
    }

    @Test
    void aLonePacketTakesACyclePerStage() {
        for (String network : NETWORKS) {
            Point point =
                    run(network + " nodes=81 radix=3 buffer=3 rate=1e-5 warmup=0 cycles=200000");
            assertEquals(4, figure(point, "latency_p99"));
            assertEquals(4, figure(point, "hops"));
            assertEquals(0, figure(point, "loss"));
        }
    }

    @Test
    void columns() {
        String settings = "shared-buffer nodes=16 radix=2 load=0.5 warmup=100 cycles=2000";
        Point plain = run(settings);
        assertEquals(Status.OK, plain.status());
        assertEquals(Validity.CHECKED, plain.validity());
        assertTrue(plain.get(Quantities.LATENCY_OUTPUT_MEAN).isPresent());
        assertFalse(plain.get(Quantities.LATENCY_HOT).isPresent());
        assertEquals(
                16 * figure(plain, "throughput") / figure(plain, "latency"),
                figure(plain, "system_power"));
        assertTrue(plain.get(Quantities.THROUGHPUT_HOT).isPresent());
        assertFalse(plain.settings().containsKey("report"));
        Point given = run(settings + " hotspot=0");
        assertEquals(
                figure(plain, "occupancy"),
                figure(plain, "occupancy_hot") + figure(plain, "occupancy_cold"),
                1e-15);
        Point reported = run(settings + " report=channels");
        assertTrue(reported.get(ReportDetail.channel("s1_w0")).orElse(0) > 0);
        assertTrue(given.get(Quantities.THROUGHPUT_HOT).isPresent());
        assertTrue(given.get(Quantities.latencyGroup(4)).isPresent());
        assertEquals(figure(plain, "latency"), figure(given, "latency"));
        Point hot = run(settings + " hotspot=0.1 hotspot_node=5");
        assertTrue(figure(hot, "latency_hot") > figure(hot, "latency_cold"));
        assertEquals(figure(hot, "throughput_max"), figure(hot, "throughput_hot"));
        assertEquals(
                Validity.EXTRAPOLATED,
                run("shared-buffer nodes=25 radix=5 load=0.1 cycles=500").validity());
    }

    @Test
    void nothingOffered() {
        Point point = run("shared-buffer nodes=8 radix=2 load=0");
        assertEquals(0, figure(point, "throughput"));
        assertFalse(point.get(Quantities.LATENCY).isPresent());
        assertFalse(point.get(Quantities.SYSTEM_POWER).isPresent());
    }

    @Test
    void theSameSeedGivesTheSameBits() {
        for (String network : NETWORKS) {
            String settings = network + " nodes=16 radix=4 load=0.8 hotspot=0.02 cycles=2000 seed=";
            assertEquals(
                    figure(run(settings + 7), "latency"), figure(run(settings + 7), "latency"));
            assertTrue(
                    figure(run(settings + 7), "latency") != figure(run(settings + 8), "latency"));
        }
    }

    @Test
    void loadAndRateAreTheSame() {
        String settings = "shared-buffer nodes=8 radix=2 warmup=10 cycles=1000 ";
        assertEquals(
                figure(run(settings + "load=0.7"), "latency"),
                figure(run(settings + "rate=0.7"), "latency"));
    }

    @Test
    void attributes() {
        SlottedSimulator simulator = new SlottedSimulator();
        Map<String, String> settings = Map.of("nodes", "64", "radix", "4", "load", "0.1");
        Scenario scenario = Scenario.of("shared-buffer", simulator.parameters(), settings);
        assertEquals(64, simulator.attributes(scenario).get(CurveAttributes.NODES));
        assertEquals(1, simulator.attributes(scenario).get(CurveAttributes.LENGTH));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "nodes=60 radix=2 load=0.1 | not-allowed [nodes, radix] 60",
                "nodes=3 radix=4 load=0.1  | not-allowed [nodes, radix] 3",
                "nodes=8 radix=2 load=0.1 hotspot_node=8 | not-allowed [hotspot_node, nodes] 8",
                "nodes=8 radix=2 load=0.1 buffer=5 | not-allowed [buffer, radix] 5",
                "nodes=9 radix=3 load=0.1 buffer=1 | not-allowed [buffer, radix] 1",
                "nodes=1073741824 radix=2 load=0.1 | not-allowed [nodes, radix] 1073741824"
            })
    void whatIsWrongIsRefused(String settings, String facts) {
        assertEquals(facts, Refusal.of(() -> run("output-buffer " + settings.strip())));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "nodes=1 radix=2 load=0.1",
                "nodes=8 radix=1 load=0.1",
                "nodes=8 radix=2 load=1.1",
                "nodes=8 radix=2 load=-0.1",
                "nodes=8 radix=2 load=NaN",
                "nodes=8 radix=2 rate=1.1",
                "nodes=8 radix=2",
                "nodes=8 radix=2 load=0.1 rate=0.1",
                "nodes=8 radix=2 load=0.1 buffer=0",
                "nodes=8 radix=2 load=0.1 buffer=inf",
                "nodes=8 radix=2 load=0.1 hotspot=1.1",
                "nodes=8 radix=2 load=0.1 hotspot_node=-1",
                "nodes=8 radix=2 load=0.1 service_order=lifo",
                "nodes=8 radix=2 load=0.1 outstanding=2"
            })
    void badInputIsRefused(String settings) {
        BadInput refusal = assertThrows(BadInput.class, () -> run("shared-buffer " + settings));
        assertFalse(refusal.getMessage().contains("\n"), refusal.getMessage());
    }
}
