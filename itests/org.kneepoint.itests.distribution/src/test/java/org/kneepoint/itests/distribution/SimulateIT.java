// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kneepoint.testkit.ErrorLine;

/** Curves of a simulation. */
class SimulateIT {
    private static final String TORUS = "simulate torus radix=4 precision=0.05 ";

    @TempDir private Path folder;

    private ProcessResult run(String line) {
        return StartScript.installed().in(folder).run(line);
    }

    private String csv(String settings) {
        return run(TORUS + settings + " format=csv").done();
    }

    private static double number(Map<String, String> row, String column) {
        return Double.parseDouble(row.get(column));
    }

    @Test
    void aCurveIsOneRowPerPoint() {
        String out = csv("load=0.05:0.2:0.05");
        assertEquals(List.of("0.05", "0.1", "0.15", "0.2"), CsvText.column(out, "load"));
        List<String> header = CsvText.header(out);
        assertEquals(header.size(), new HashSet<>(header).size(), "each column once: " + header);
        assertEquals(List.of("method", "network", "simulator", "radix"), header.subList(0, 4));
        double last = 0;
        for (Map<String, String> row : CsvText.rows(out)) {
            assertEquals("simulation", row.get("method"));
            assertEquals("torus", row.get("network"));
            assertEquals("flit", row.get("simulator"));
            assertEquals("dimension-order", row.get("routing"), "the effective one");
            assertEquals("2", row.get("vcs"), "as many as the routing needs");
            assertEquals("false", row.get("self"));
            assertEquals("16", row.get("nodes"));
            assertEquals("1", row.get("seed"));
            assertEquals(number(row, "load") / 8, number(row, "rate"), 1e-12);
            assertEquals(number(row, "load"), number(row, "throughput"), 0.2 * number(row, "load"));
            assertEquals("ok", row.get("status"));
            assertTrue(number(row, "latency_ci95") > 0, out);
            assertTrue(number(row, "latency") > Math.max(9, 0.9 * last), out);
            last = number(row, "latency");
        }
    }

    @Test
    void anInputThatIsNoOutputMayBeAddressedByItself() {
        String out =
                run("simulate butterfly radix=2 stages=3 load=0.1 precision=0.05" + " format=csv")
                        .done();
        assertEquals(List.of("true"), CsvText.column(out, "self"));
    }

    /** Independent of order and number of processors, except for the time. */
    @Test
    void theSameRowsOnAnyNumberOfProcessors() {
        String settings = "load=0.05:0.2:0.05 replications=3 pattern=uniform,transpose";
        String one = on(1, settings);
        assertEquals(one, on(2, settings));
        assertEquals(one, on(5, settings));
        assertNotEquals(one, on(2, settings + " seed=2"));
    }

    private String on(int processors, String settings) {
        String out =
                StartScript.installed()
                        .with(
                                "KNEEPOINT_JAVA_OPTS",
                                "-XX:TieredStopAtLevel=1 -XX:ActiveProcessorCount=" + processors)
                        .run(TORUS + settings + " format=csv")
                        .done();
        assertEquals(8, CsvText.rows(out).size());
        StringBuilder timeless = new StringBuilder();
        for (Map<String, String> row : CsvText.rows(out)) {
            row.remove("seconds");
            timeless.append(row).append('\n');
        }
        return timeless.toString();
    }

    @Test
    void replicationsMakeOnePoint() {
        Map<String, String> one = CsvText.rows(csv("load=0.1")).get(0);
        List<Map<String, String>> rows = CsvText.rows(csv("load=0.1 replications=5"));
        assertEquals(1, rows.size());
        Map<String, String> many = rows.get(0);
        assertEquals("5", many.get("replications"));
        assertEquals("1", many.get("seed"), "the root");
        double width = number(many, "latency_ci95") + number(one, "latency_ci95");
        double apart = Math.abs(number(many, "latency") - number(one, "latency"));
        assertTrue(apart > 0 && apart < 2 * width, one + "\n" + many);
    }

    /** Seven sources of a row share its corner; terminal 0 receives from 15. */
    @Test
    void theBoundOfTheLoadIsThatOfThePattern() {
        String mesh = " mesh radix=8 pattern=transpose load=0.01 format=csv";
        String transposed = run("simulate" + mesh + " cycles=2000").done();
        assertEquals(1.0 / 7, number(CsvText.rows(transposed).get(0), "capacity"), 1e-12);
        assertEquals(
                CsvText.column(transposed, "capacity"),
                CsvText.column(run("solve" + mesh).done(), "capacity"));
        String cube =
                run("simulate hypercube dimensions=4 load=0.01 cycles=2000 format=csv").done();
        assertEquals(List.of("1"), CsvText.column(cube, "capacity"));
    }

    @Test
    void aHotTerminalIsTheBusiestChannelAndStarvesSources() {
        String line = "simulate mesh radix=4 hotspot=1 load=0.3 vcs=2 precision=0.1 format=csv";
        Map<String, String> row = CsvText.rows(run(line).done()).get(0);
        assertEquals("saturated", row.get("status"));
        ErrorLine.names(row.get("reason"), "out_0");
        assertEquals(1.0 / 15, number(row, "capacity"), 1e-12);
        assertTrue(number(row, "injected_min") < 1.0 / 15, row.toString());
    }

    @Test
    void formerNamesAreReadAsThePresentOnes() {
        String present =
                csv(
                        "delay_link=2 vc_reallocation=non-atomic latency_origin=injection"
                                + " limit_cycles=3000 load=0.1,0.2");
        String former =
                csv(
                        "delay.link=2 vc.reuse=after-tail latency.from=entry limit.cycles=3000"
                                + " load=0.1,0.2");
        List<Map<String, String>> rows = CsvText.rows(present);
        List<Map<String, String>> same = CsvText.rows(former);
        rows.forEach(row -> row.remove("seconds"));
        same.forEach(row -> row.remove("seconds"));
        assertEquals("2", rows.get(1).get("delay_link"));
        assertEquals(rows, same);
    }

    @Test
    void whatMayDeadlockIsRunOnlyWhenAllowed() {
        String free = "load=0.02 routing=dimension-order-free ";
        run(TORUS + free).refused(1, "allow_deadlock=true");
        String out = csv(free + "allow_deadlock=true");
        assertTrue(List.of("ok", "deadlocked").contains(CsvText.column(out, "status").get(0)), out);
        assertTrue(
                run(TORUS + "load=0.1 format=json")
                        .done()
                        .contains("\"deadlock freedom\" : \"verified\""));
        assertTrue(
                run(TORUS + free + "allow_deadlock=true format=json")
                        .done()
                        .contains("\"deadlock freedom\" : \"none\""));
    }

    @Test
    void aSimulatedCurveIsMeasuredDrawnAndKept() throws IOException {
        String direct =
                run("c = ("
                                + TORUS
                                + "load=0.05:0.2:0.05 pattern=uniform,transpose);"
                                + " export $c out=c.csv; chart $c out=c.svg; measure $c format=csv")
                        .ended(0, "wrote c.csv\nwrote c.svg\n");
        assertTrue(direct.contains("zero_load_latency"), direct);
        assertTrue(direct.contains("pattern=transpose"), direct);
        assertEquals(direct, run("measure c.csv format=csv").done());
        assertTrue(Files.readString(folder.resolve("c.svg")).contains("pattern=uniform"));
        assertEquals(8, CsvText.rows(Files.readString(folder.resolve("c.csv"))).size());
    }

    @Test
    void everyInstalledNetworkCanBeSimulated() {
        String topologies = run("topologies format=csv").done();
        for (Map<String, String> row : CsvText.rows(topologies)) {
            assertNotEquals("", row.get("simulators"), topologies);
        }
        List<String> traffic = CsvText.column(run("traffic format=csv").done(), "parameter");
        assertEquals(
                List.of("pattern", "arrivals", "lengths"), traffic.stream().distinct().toList());
    }

    @Test
    void aNetworkTooLargeForTheHeapFailsAloneAndBeforeItIsBegun() {
        String settings = "simulate torus radix=4,4096 load=0.05 cycles=2000";
        String out = run(settings + " format=csv").done();
        assertEquals(List.of("ok", "failed"), CsvText.column(out, "status"));
        ErrorLine.names(run(settings).done(), "failed", "22.5 GiB");
    }

    @Test
    void theLimitOfCyclesIsTheSameEverywhere() {
        String line =
                "simulate torus radix=4 load=0.1 precision=0.001 limit_cycles=5000 format=csv";
        String out = run(line).done();
        assertEquals(List.of("limit"), CsvText.column(out, "status"));
        assertEquals(List.of("5000"), CsvText.column(out, "limit_cycles"));
        assertEquals(CsvText.column(out, "latency"), CsvText.column(run(line).done(), "latency"));
    }
}
