// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.packet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.kneepoint.testkit.PointFigures.figure;

import java.util.Collection;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.api.result.CurveAttributes;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.result.Validity;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.solver.min.MinSolver;
import org.kneepoint.testkit.Refusal;

class PacketParametersTest {
    private static final String SMALL = "nodes=16 radix=2 load=0.5 cycles=2000";

    @ParameterizedTest
    @CsvSource({
        "nodes=100 radix=2 load=0.5, 'not-allowed [nodes, radix] 100'",
        "nodes=2 radix=3 load=0.5, 'not-allowed [nodes, radix] 2'",
        "nodes=64 radix=2 load=0.5 hotspot_node=64, 'not-allowed [hotspot_node, nodes] 64'",
        "nodes=64 radix=2 load=0.5 service=1e4, not-allowed [service] 1e4",
        "nodes=64 radix=2 load=0.5 service=1e-9, not-allowed [service] 1e-9",
        "nodes=64 radix=2 load=1e-12, 'not-allowed [load, service] 1e-12'",
        "nodes=1073741824 radix=2 load=0.5, 'not-allowed [nodes, radix] 1073741824'"
    })
    void impossibleRunsAreRefused(String settings, String facts) {
        assertEquals(facts, Refusal.of(() -> MinRuns.simulate(settings)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "nodes=64 radix=2",
                "nodes=64 radix=2 load=0.5 rate=0.5",
                "nodes=64 radix=2 load=-1",
                "nodes=64 radix=2 load=NaN",
                "nodes=64 radix=2 load=1001",
                "nodes=64 radix=1 load=0.5",
                "nodes=0 radix=2 load=0.5",
                "nodes=64 radix=2 load=0.5 buffer=10001",
                "nodes=64 radix=2 load=0.5 hotspot=1.1",
                "nodes=64 radix=2 load=0.5 outstanding=0",
                "nodes=64 radix=2 load=0.5 switch=crossbar",
                "nodes=64 radix=2 load=0.5 blocking=never",
                "nodes=64 radix=2 load=0.5 routing=omega"
            })
    void wordsOutOfRangeAreRefused(String settings) {
        assertThrows(BadInput.class, () -> MinRuns.scenario(settings));
    }

    /** One line of settings must do for model and simulation. */
    @Test
    void networkAndWorkloadHaveTheParametersOfTheModel() {
        Collection<Parameter<?>> own = new PacketSimulator().parameters().all();
        for (Parameter<?> parameter : new MinSolver().parameters().all()) {
            if (!List.of("variant", "departure", "delay").contains(parameter.name())) {
                Parameter<?> same =
                        own.stream()
                                .filter(mine -> mine.name().equals(parameter.name()))
                                .findFirst()
                                .orElseThrow(() -> new AssertionError(parameter.name()));
                boolean narrower = parameter.name().equals("service");
                assertTrue(
                        narrower || parameter.allowed().equals(same.allowed()), parameter.name());
                assertTrue(
                        parameter.defaultValue().isEmpty()
                                || parameter.defaultValue().equals(same.defaultValue()),
                        parameter.name());
                assertEquals(parameter.isRequired(), same.isRequired(), parameter.name());
            }
        }
    }

    @Test
    void loadAndRateAreTheSame() {
        Point load = MinRuns.simulate(SMALL);
        Point rate = MinRuns.simulate("nodes=16 radix=2 rate=0.5 cycles=2000");
        assertEquals(MinRuns.latency(load), MinRuns.latency(rate));
        assertEquals(0.5, figure(rate, Quantities.LOAD));
        assertEquals(0.5, figure(rate, Quantities.RATE));
    }

    @Test
    void seedDecidesEverything() {
        Point one = MinRuns.simulate(SMALL, "seed=7");
        Point same = MinRuns.simulate(SMALL, "seed=7");
        Point other = MinRuns.simulate(SMALL, "seed=8");
        assertEquals(MinRuns.latency(one), MinRuns.latency(same));
        assertFalse(MinRuns.latency(one) == MinRuns.latency(other));
    }

    @Test
    void nothingOfferedIsAnAnswer() {
        Point point = MinRuns.simulate("nodes=16 radix=2 load=0");
        assertEquals(Status.OK, point.status());
        assertEquals(0, MinRuns.throughput(point));
        assertTrue(point.get(Quantities.SYSTEM_POWER).isEmpty());
    }

    @Test
    void tooMuchForUnlimitedBuffersSaturates() {
        Point point = MinRuns.simulate("nodes=8 radix=8 load=1.2 buffer=infinite");
        assertEquals(Status.SATURATED, point.status());
        assertEquals(1, MinRuns.throughput(point), 0.02);
    }

    /** Means over kinds of packets, weighted by their numbers, are the mean over all. */
    @Test
    void hotAndColdMakeTheWhole() {
        Point point =
                MinRuns.simulate(
                        "nodes=16 radix=2 load=0.4 hotspot=0.2 hotspot_node=5 cycles=20000");
        double hot = figure(point, Quantities.THROUGHPUT_HOT);
        double others = 15 * figure(point, Quantities.THROUGHPUT_COLD);
        assertEquals(16 * MinRuns.throughput(point), hot + others, 1e-9);
        double toHot = figure(point, Quantities.latencyGroup(4));
        assertTrue(toHot > 0);
        assertTrue(figure(point, Quantities.LATENCY_HOT) > figure(point, Quantities.LATENCY_COLD));
        assertTrue(
                figure(point, Quantities.latencyGroup(1))
                        > figure(point, Quantities.latencyGroup(4)));
    }

    /** A hot spot of nothing tells the outputs apart and changes nothing. */
    @Test
    void hotSpotOfNothing() {
        Point plain = MinRuns.simulate(SMALL);
        Point divided = MinRuns.simulate(SMALL, "hotspot=0");
        assertEquals(MinRuns.latency(plain), MinRuns.latency(divided));
        assertTrue(plain.get(Quantities.THROUGHPUT_HOT).isEmpty());
        assertTrue(divided.get(Quantities.THROUGHPUT_HOT).isPresent());
        assertTrue(divided.get(Quantities.LATENCY_HOT).isEmpty());
    }

    @Test
    void powerIsThroughputOverLatency() {
        Point point = MinRuns.simulate(SMALL);
        double power = 16 * MinRuns.throughput(point) / MinRuns.latency(point);
        assertEquals(power, figure(point, Quantities.SYSTEM_POWER), 1e-12);
    }

    @Test
    void useOfEachServer() {
        Point point = MinRuns.simulate(SMALL, "report=channels");
        double sum = 0;
        int servers = 0;
        for (Quantity quantity : point.figures().keySet()) {
            if (quantity.name().matches("utilisation_s[1-4]_w[0-9]+")) {
                sum += figure(point, quantity);
                servers++;
            }
        }
        assertEquals(64, servers);
        assertEquals(figure(point, Quantities.CHANNEL_UTILISATION_MEAN), sum / servers, 1e-12);
    }

    @Test
    void validityIsThatOfTheComparison() {
        assertEquals(Validity.CHECKED, MinRuns.simulate(SMALL).validity());
        assertEquals(
                Validity.EXTRAPOLATED,
                MinRuns.simulate("nodes=16 radix=2 load=3 cycles=2000").validity());
    }

    @Test
    void attributes() {
        PacketSimulator simulator = new PacketSimulator();
        assertEquals(16, simulator.attributes(MinRuns.scenario(SMALL)).get(CurveAttributes.NODES));
        assertEquals(1, simulator.attributes(MinRuns.scenario(SMALL)).get(CurveAttributes.LENGTH));
    }
}
