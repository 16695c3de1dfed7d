// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.packet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.kneepoint.simulator.packet.MinRuns.latency;
import static org.kneepoint.simulator.packet.MinRuns.throughput;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.api.result.Point;

/**
 * Losses and well-mixed wires are what the analytic model assumes: with the rate that a buffer
 * really carries it must come out.
 */
class PacketModelTest {
    private static final String ASSUMED = "blocking=loss routing=well-mixed warmup=1000";

    private static void check(String network, String run, double error) {
        Point model = MinRuns.solve(network, "departure=carried");
        Point point = MinRuns.simulate(network, ASSUMED, run);
        assertEquals(latency(model), latency(point), error * latency(model), network);
        assertEquals(throughput(model), throughput(point), error * throughput(model), network);
    }

    @ParameterizedTest
    @CsvSource({"0.3, input-servers", "0.8, input-servers", "1, output-buffers"})
    void modelHolds(double load, String kind) {
        check("nodes=64 radix=2 load=" + load, "cycles=12000 switch=" + kind, 0.005);
    }

    @Test
    void modelHoldsForOtherSwitches() {
        check("nodes=64 radix=8 load=0.7", "cycles=12000", 0.005);
        check("nodes=81 radix=3 load=0.9 buffer=2", "cycles=12000", 0.005);
    }

    /** Wires that lead to the hot output stay apart. */
    @Test
    void modelHoldsWithAHotSpot() {
        check("nodes=64 radix=2 load=0.3 hotspot=0.04", "cycles=12000", 0.005);
        check("nodes=64 radix=2 load=0.8 hotspot=0.04", "cycles=12000", 0.005);
    }

    @ParameterizedTest
    @Tag("long")
    @ValueSource(doubles = {0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1})
    void modelHoldsAtEveryLoad(double load) {
        check("nodes=64 radix=2 load=" + load, "cycles=200000", 0.005);
    }
}
