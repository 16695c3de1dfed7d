// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.kneepoint.testkit.ErrorLine;

/** Curves of a model. */
class SolveIT {
    private static final String HEADER =
            "method,network,solver,nodes,radix,buffer,service,hotspot,variant,load,rate,throughput,"
                    + "latency,latency_ci95,network_latency,status,validity,loss,system_power";

    private static final List<String> TENTHS =
            List.of("0.1", "0.2", "0.3", "0.4", "0.5", "0.6", "0.7", "0.8", "0.9", "1");

    @Test
    void aCurveIsOneRowPerPoint() {
        String out = solve("buffer=4", "load=0.1:1:0.1", "format=csv").done();
        assertEquals(HEADER, out.lines().findFirst().orElseThrow());
        assertEquals(11, out.lines().count());
        assertTrue(out.endsWith("\n"));
        assertEquals(TENTHS, CsvText.column(out, "load"));
        assertEquals(TENTHS, CsvText.column(out, "rate"));
        near(8.87369380615099, 0.496810286202311, CsvText.rows(out).get(4));
        near(14.3512090300099, 0.755803841429661, CsvText.rows(out).get(9));
    }

    @Test
    void aRateGivesTheLoad() {
        String out = solve("rate=0.5", "format=csv").done();
        near(8.87369380615099, 0.496810286202311, CsvText.rows(out).get(0));
    }

    @Test
    void severalListsMakeAProduct() {
        String out = solve("load=0.5,1", "buffer=1,4,inf", "format=csv").done();
        assertEquals(List.of("0.5", "1", "0.5", "1", "0.5", "1"), CsvText.column(out, "load"));
        assertEquals(List.of("1", "1", "4", "4", "inf", "inf"), CsvText.column(out, "buffer"));
    }

    @Test
    void theLoadIsTheAxisWhereverItStands() {
        String last = solve("buffer=1,4", "load=0.5,1", "format=json").done();
        assertEquals(2, last.split("\"axis\" : \\{\\s*\"name\" : \"load\"", -1).length - 1, last);
        String rows = solve("buffer=1,4", "load=0.5,1", "format=csv").done();
        assertEquals(rows, solve("load=0.5,1", "buffer=1,4", "format=csv").done());
        String named = solve("buffer=1,4", "load=0.5,1", "axis=buffer", "format=csv").done();
        assertEquals(List.of("0.5", "0.5", "1", "1"), CsvText.column(named, "load"));
        solve("load=0.5", "axis=bufer").refused(1, "bufer");
    }

    @Test
    void aTableForReadingHasTheSameRows() {
        String out = solve("load=0.1:1:0.1").done();
        assertTrue(out.contains("8.87369"), out);
        assertTrue(out.lines().count() > 10, out);
        assertEquals(out, solve("load=0.1:1:0.1", "format=table").done());
    }

    @Test
    void aNetworkTooLargeForTheModelFailsAlone() {
        String arguments = "solve torus load=0.01 format=csv radix=";
        String out = StartScript.installed().run(arguments + "4,2048").done();
        assertEquals(List.of("ok", "failed"), CsvText.column(out, "status"));
        String reason = CsvText.column(out, "reason").get(1);
        ErrorLine.names(reason, "torus", "2048x2048");
        StartScript.installed().run(arguments + "2048").failed(3);
    }

    @Test
    void aSaturatedPointHasNoLatency() {
        String out = infinite("strict=false").done();
        Map<String, String> row = CsvText.rows(out).get(1);
        assertEquals("saturated", row.get("status"));
        assertEquals("", row.get("latency"));
        assertNotEquals("", row.get("reason"));
    }

    @Test
    void strictReportsASaturatedPointAndShowsAllRows() {
        String out = infinite("strict=true").failed(2, "strict=true");
        assertEquals(List.of("ok", "saturated"), CsvText.column(out, "status"));
    }

    @Test
    void strictIsSatisfiedWithSoundPoints() {
        solve("load=0.5", "strict=true").done();
    }

    /** 29.943 +- 0.07 cycles by an independent simulator. */
    @Test
    void anyTopologyHasAModel() {
        String out =
                run("mesh", "radix=8x8", "buffer=1", "length=16", "load=0.1075", "format=csv")
                        .done();
        assertEquals(List.of("wormhole"), CsvText.column(out, "solver"));
        assertEquals(List.of("checked"), CsvText.column(out, "validity"));
        assertEquals(29.943, latency(out), 0.015 * 29.943);
    }

    /** 28.376032 cycles by an independent implementation of the recursion. */
    @Test
    void theTreeOfThePaperHasThatOfThePaperToo() {
        String[] arguments = {"fat-tree", "nodes=1024", "length=16", "load=0.02", "format=csv"};
        String[] recursion = Arrays.copyOf(arguments, arguments.length + 1);
        recursion[arguments.length] = "solver=fat-tree";
        String[] general = Arrays.copyOf(arguments, arguments.length + 1);
        general[arguments.length] = "variant=paper";
        assertEquals(28.376032, latency(run(recursion).done()), 5e-7);
        assertEquals(28.376032, latency(run(general).done()), 5e-7);
    }

    private static ProcessResult run(String... arguments) {
        String[] line = new String[arguments.length + 1];
        line[0] = "solve";
        System.arraycopy(arguments, 0, line, 1, arguments.length);
        return StartScript.installed().run(line);
    }

    private static double latency(String out) {
        return Double.parseDouble(CsvText.column(out, "latency").get(0));
    }

    private static ProcessResult infinite(String strict) {
        return StartScript.installed()
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

    private static ProcessResult solve(String... arguments) {
        String[] all = new String[arguments.length + 4];
        List.of("solve", "min", "nodes=64", "radix=2").toArray(all);
        System.arraycopy(arguments, 0, all, 4, arguments.length);
        return StartScript.installed().run(all);
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
