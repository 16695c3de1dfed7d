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

/** Several messages in one buffer. */
class BufferedHoldingTimeTest {
    /**
     * One to three 2x2 switches in a row with buffers of eight messages: largest error in per cent.
     */
    static Stream<Map<String, String>> deepBuffers() {
        return ReferenceTable.rows(BufferedHoldingTimeTest.class, "unlike.csv")
                .filter(
                        row ->
                                row.get("settings")
                                        .matches("butterfly stages=. .*length=8 buffer=64"));
    }

    @ParameterizedTest
    @MethodSource("deepBuffers")
    void switchesInARow(Map<String, String> row) {
        String line = row.get("settings") + " load=" + row.get("load");
        double latency = ReferenceTable.number(row, "latency");
        assertEquals(latency, WormholeSolverFixture.get(line, Quantities.LATENCY), 0.015 * latency);
        double network = ReferenceTable.number(row, "network_latency");
        assertEquals(
                network,
                WormholeSolverFixture.get(line, Quantities.NETWORK_LATENCY),
                0.02 * network);
    }

    /** A single switch does not depend on whether messages wait in the source or in its buffer. */
    @ParameterizedTest
    @CsvSource({"0.3, 2", "0.3, 8", "0.3, 64", "0.6, 2", "0.6, 8", "0.6, 64"})
    void beforeASingleSwitchRoomMakesNoDifference(double load, int buffer) {
        String line = "butterfly stages=1 radix=2 self=true length=8 load=" + load + " buffer=";
        double found = WormholeSolverFixture.get(line + buffer, Quantities.LATENCY);
        assertEquals(WormholeSolverFixture.get(line + 1, Quantities.LATENCY), found, 0.01 * found);
    }

    /** Back-to-back messages in a row of switches are blocked by the same messages. */
    @ParameterizedTest
    @CsvSource({"0.1, 19.3585, 0.02", "0.12, 21.4989, 0.02", "0.15, 27.1918, 0.05"})
    void aRow(double load, double simulated, double admitted) {
        String line = "mesh radix=16 dimensions=1 length=8 buffer=16 load=" + load;
        double found = WormholeSolverFixture.get(line, Quantities.LATENCY);
        assertEquals(simulated, found, admitted * simulated);
    }
}
