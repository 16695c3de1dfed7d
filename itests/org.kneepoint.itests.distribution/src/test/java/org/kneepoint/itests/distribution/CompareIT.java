// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kneepoint.testkit.ErrorLine;

/** Comparison of a model with its simulation, and of curves. */
class CompareIT {
    private static final String TORUS = "torus radix=4 load=0.1,0.2 ";
    private static final String ROUGH = "precision=0.05 ";

    @TempDir private Path folder;

    private ProcessResult run(String line) {
        return StartScript.installed().in(folder).run(line);
    }

    private static double number(Map<String, String> row, String column) {
        return Double.parseDouble(row.get(column));
    }

    /** The figures are those of solve and simulate, and the differences follow from them. */
    @Test
    void theRowsAreThoseOfModelAndSimulation() {
        List<Map<String, String>> rows =
                CsvText.rows(run("compare " + TORUS + ROUGH + "variant=paper format=csv").done());
        List<Map<String, String>> run =
                CsvText.rows(run("simulate " + TORUS + ROUGH + "router=ideal format=csv").done());
        List<Map<String, String>> model =
                CsvText.rows(run("solve " + TORUS + "variant=paper format=csv").done());
        assertEquals(2, rows.size());
        for (int i = 0; i < rows.size(); i++) {
            Map<String, String> row = rows.get(i);
            assertEquals("torus", row.get("network"));
            assertEquals("simulation", row.get("reference"));
            assertEquals("model", row.get("other"));
            assertEquals("ok", row.get("reference_status"));
            assertEquals(run.get(i).get("load"), row.get("load"));
            for (String figure : List.of("latency", "throughput")) {
                assertEquals(run.get(i).get(figure), row.get(figure + "_reference"));
                assertEquals(model.get(i).get(figure), row.get(figure + "_other"));
                double ratio = number(model.get(i), figure) / number(run.get(i), figure);
                assertEquals(ratio - 1, number(row, figure + "_difference"), 1e-12);
            }
            assertEquals(run.get(i).get("latency_ci95"), row.get("latency_ci95"));
            double apart =
                    Math.abs(number(run.get(i), "latency") - number(model.get(i), "latency"));
            assertEquals(
                    apart <= number(run.get(i), "latency_ci95") ? "true" : "false",
                    row.get("latency_in_interval"));
        }
    }

    /** On graphs without dimensions, one of them with channels of one direction. */
    @Test
    void modelAndSimulationAgreeOnGraphs() {
        for (String network :
                List.of(
                        "named-graph graph=petersen concentration=2 load=0.3",
                        "kautz routers=12 load=0.15",
                        "jellyfish routers=16 degree=4 load=0.4")) {
            List<Map<String, String>> rows =
                    CsvText.rows(run("compare " + network + " precision=0.03 format=csv").done());
            assertEquals(1, rows.size());
            assertEquals("ok", rows.get(0).get("reference_status"));
            assertEquals(0, number(rows.get(0), "latency_difference"), 0.08, network);
            assertEquals(0, number(rows.get(0), "throughput_difference"), 0.03, network);
        }
    }

    /** The model describes the ideal router; simulate uses that of BookSim by default. */
    @Test
    void theFirstLineNamesTheRouter() {
        String settings = TORUS + ROUGH;
        assertTrue(
                first("compare " + settings).startsWith("torus, router=ideal ("),
                first("compare " + settings));
        assertTrue(
                first("simulate " + settings)
                        .startsWith("torus, simulation flit, router=pipelined ("),
                first("simulate " + settings));
        assertEquals(
                "torus, router=pipelined (or single-cycle, ideal)",
                first("saturation torus radix=4 by=simulation tolerance=0.3"));
        assertTrue(
                first("saturation torus radix=4 tolerance=0.3")
                        .startsWith("torus, router=ideal ("));
        run("compare " + settings + "router=pipelined").refused(1, "router=pipelined");
    }

    private String first(String line) {
        return run(line).done().lines().findFirst().orElse("");
    }

    /** The coupled model of shared buffers is more accurate under contention. */
    @Test
    void severalReadingsOfAModelAndTheLossOfANetwork() {
        String line =
                "compare shared-buffer nodes=16 radix=2 buffer=4 load=0.2,0.8 precision=0.02"
                        + " variant=paper,coupled";
        List<Map<String, String>> rows = CsvText.rows(run(line + " format=csv").done());
        assertEquals(
                List.of("model, variant=paper", "model, variant=coupled"),
                List.of(rows.get(1).get("other"), rows.get(3).get("other")));
        for (String figure : List.of("throughput", "loss")) {
            double paper = Math.abs(number(rows.get(1), figure + "_difference"));
            double coupled = Math.abs(number(rows.get(3), figure + "_difference"));
            assertTrue(coupled < paper, figure + ": " + rows);
        }
        String text = run(line).done();
        ErrorLine.names(text, "loss", "1 %", "0.2");
        assertTrue(text.contains("variant=coupled: throughput "), text);
    }

    @Test
    void curvesOfTwoTopologiesDrawnAndKept() throws IOException {
        String curves =
                "a = (solve torus radix=4 load=0.1:0.9:0.2); b = (solve mesh radix=4"
                        + " load=0.1:0.9:0.2); ";
        String text =
                run(curves
                                + "export $a out=a.csv; export $b out=b.csv; c = (compare $a $b"
                                + " out=c.svg); compare $c")
                        .ended(0, "wrote a.csv\nwrote b.csv\nwrote c.svg\n");
        assertTrue(text.contains("torus, vcs=2: saturates between load 0.5 (ok) and 0.7"), text);
        assertTrue(text.contains("mesh, vcs=1: saturates between load 0.5 (ok) and 0.7"), text);
        assertTrue(Files.readString(folder.resolve("c.svg")).contains("mesh"));
        List<Map<String, String>> kept = CsvText.rows(run("compare a.csv b.csv format=csv").done());
        assertEquals(5, kept.size());
        assertEquals("saturated", kept.get(4).get("other_status"));
        assertEquals("", kept.get(4).get("latency_other"));
    }

    @Test
    void wrongUses() {
        run("compare " + TORUS + "precission=0.1").refused(1, "precission", "precision");
        run("compare torus mesh load=0.1").refused(1, "compare (solve torus");
        run("compare (solve torus radix=4 load=0.1) (solve torus radix=4 load=0.2)")
                .refused(1, "0.1", "0.2");
        run("compare " + TORUS + "out=c.gif").refused(1, "out=c.gif", ".png", ".svg", ".csv");
    }
}
