// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Curves of a model, as rows. */
class SolveIT {
    private static final String HEADER =
            "method,network,solver,nodes,radix,buffer,service,hotspot,variant,load,rate,throughput,"
                    + "latency,latency_ci95,network_latency,status,validity,loss,power";

    private static final List<String> TENTHS =
            List.of("0.1", "0.2", "0.3", "0.4", "0.5", "0.6", "0.7", "0.8", "0.9", "1");

    @Test
    void aCurveIsOneRowPerPoint() {
        String out = solve("buffer=4", "load=0.1:1:0.1", "format=csv").done();
        assertEquals(HEADER, out.lines().findFirst().orElseThrow());
        assertEquals(11, out.lines().count());
        assertTrue(out.endsWith("\n"));
        assertEquals(TENTHS, Csv.column(out, "load"));
        assertEquals(TENTHS, Csv.column(out, "rate"));
        near(8.87369380615099, 0.496810286202311, Csv.rows(out).get(4));
        near(14.3512090300099, 0.755803841429661, Csv.rows(out).get(9));
    }

    @Test
    void aRateStandsForALoad() {
        String out = solve("rate=0.5", "format=csv").done();
        near(8.87369380615099, 0.496810286202311, Csv.rows(out).get(0));
    }

    @Test
    void severalListsMakeAProduct() {
        String out = solve("load=0.5,1", "buffer=1,4,inf", "format=csv").done();
        assertEquals(List.of("0.5", "1", "0.5", "1", "0.5", "1"), Csv.column(out, "load"));
        assertEquals(List.of("1", "1", "4", "4", "inf", "inf"), Csv.column(out, "buffer"));
    }

    @Test
    void aTableForReadingHasTheSameRows() {
        String out = solve("load=0.1:1:0.1").done();
        assertTrue(out.contains("8.87369"), out);
        assertTrue(out.lines().count() > 10, out);
        assertEquals(out, solve("load=0.1:1:0.1", "format=table").done());
    }

    @Test
    void aSaturatedPointHasNoLatency() {
        String out = infinite("strict=false").done();
        Map<String, String> row = Csv.rows(out).get(1);
        assertEquals("saturated", row.get("status"));
        assertEquals("", row.get("latency"));
        assertNotEquals("", row.get("reason"));
    }

    @Test
    void strictTellsOfASaturatedPointAndShowsAllRows() {
        String out = infinite("strict=true").failed(2, "strict=true");
        assertEquals(List.of("ok", "saturated"), Csv.column(out, "status"));
    }

    @Test
    void strictIsSatisfiedWithSoundPoints() {
        solve("load=0.5", "strict=true").done();
    }

    private static Outcome infinite(String strict) {
        return Kneepoint.installed()
                .run(
                        "solve",
                        "min",
                        "nodes=64",
                        "radix=2",
                        "buffer=inf",
                        "load=0.5,1.5",
                        "format=csv",
                        strict);
    }

    private static Outcome solve(String... words) {
        String[] all = new String[words.length + 4];
        List.of("solve", "min", "nodes=64", "radix=2").toArray(all);
        System.arraycopy(words, 0, all, 4, words.length);
        return Kneepoint.installed().run(all);
    }

    private static void near(double latency, double throughput, Map<String, String> row) {
        near(latency, row.get("latency"));
        near(throughput, row.get("throughput"));
        assertEquals("ok", row.get("status"));
    }

    private static void near(double expected, String cell) {
        assertEquals(expected, Double.parseDouble(cell), 1e-12 * expected);
    }
}
