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
