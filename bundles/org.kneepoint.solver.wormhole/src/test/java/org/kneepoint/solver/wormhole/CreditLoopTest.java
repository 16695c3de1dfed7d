// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.testkit.ReferenceTable;

/** Channels of more cycles than places in the buffer downstream. */
class CreditLoopTest {
    private static final String PAIR = "slow-mesh radix=2 dimensions=1 ";

    /**
     * By hand, and by the simulator: groups of as many flits as places start at intervals of the
     * channel delay.
     */
    @ParameterizedTest
    @CsvSource({
        "11, 16, 4, 49",
        "3, 16, 1, 50",
        "7, 10, 3, 30",
        "4, 16, 4, 21",
        "4, 16, 16, 21",
        "11, 16, 32, 28",
    })
    void oneMessageAlone(int delay, int length, int buffer, double latency) {
        String line = PAIR + "delay=%d length=%d buffer=%d".formatted(delay, length, buffer);
        assertEquals(
                latency, WormholeSolverFixture.get(line + " load=0", Quantities.LATENCY), 1e-9);
    }

    @ParameterizedTest
    @CsvSource({"11, 4", "3, 1", "7, 3", "100, 7"})
    void aPlaceCarriesAFlitInEachRound(int delay, int buffer) {
        String line = PAIR + "length=16 delay=%d buffer=%d".formatted(delay, buffer);
        assertEquals(buffer / (double) delay, WormholeSolverFixture.saturation(line), 1e-6);
    }

    @ParameterizedTest
    @CsvSource({"4, 4", "4, 64", "1, 1"})
    void enoughPlacesCarryAll(int delay, int buffer) {
        String line = PAIR + "length=16 delay=%d buffer=%d".formatted(delay, buffer);
        assertEquals(1, WormholeSolverFixture.saturation(line), 1e-6);
    }

    /**
     * The accepted throughput in simulations at load 1. Where all places of the buffers are in
     * transit, rounding must not make up waits in them.
     */
    @ParameterizedTest
    @CsvSource({"3, 4, 0.24072", "4, 4, 0.24381", "5, 4, 0.18809", "8, 4, 0.12036"})
    void saturationFallsSteadilyWithTheDelay(int delay, int buffer, double saturation) {
        String line =
                "mesh radix=8 length=16 buffer=%d delay_dimension=%d".formatted(buffer, delay);
        assertEquals(saturation, WormholeSolverFixture.saturation(line), 0.2 * saturation);
    }

    /** Networks of several hops with slow channels, over more than one path and by express. */
    static Stream<Map<String, String>> networks() {
        return ReferenceTable.rows(CreditLoopTest.class, "unlike.csv")
                .filter(
                        row ->
                                row.get("settings")
                                        .matches("xgft.*|.*(delay_dimension|express)=.*"));
    }

    @ParameterizedTest
    @MethodSource("networks")
    void simulatedNetworks(Map<String, String> row) {
        String line = row.get("settings") + " load=" + row.get("load");
        double latency = ReferenceTable.number(row, "latency");
        assertEquals(latency, WormholeSolverFixture.get(line, Quantities.LATENCY), 0.05 * latency);
    }

    static Stream<Map<String, String>> pairs() {
        return ReferenceTable.rows(CreditLoopTest.class, "unlike.csv")
                .filter(row -> row.get("settings").startsWith(PAIR));
    }

    @ParameterizedTest
    @MethodSource("pairs")
    void simulated(Map<String, String> row) {
        String line = row.get("settings") + " load=" + row.get("load");
        double latency = ReferenceTable.number(row, "latency");
        assertEquals(latency, WormholeSolverFixture.get(line, Quantities.LATENCY), 0.035 * latency);
        double network = ReferenceTable.number(row, "network_latency");
        assertEquals(
                network,
                WormholeSolverFixture.get(line, Quantities.NETWORK_LATENCY),
                0.06 * network);
    }
}
