// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Reproduction of published tables and figures. */
class ReproduceIT {
    @TempDir private Path folder;

    private ProcessResult run(String line) {
        return StartScript.installed().in(folder).run(line);
    }

    @Test
    void theListNamesPapersAndTimes() {
        String text = run("reproduce").done();
        assertTrue(text.contains("hypercube-table-9"), text);
        assertTrue(text.contains("fat-tree-figure-3"), text);
        List<Map<String, String>> rows = CsvText.rows(run("reproduce format=csv").done());
        assertTrue(rows.stream().allMatch(row -> Integer.parseInt(row.get("seconds")) > 0));
        assertTrue(rows.stream().allMatch(row -> row.get("paper").contains(":")));
    }

    /** The values of the models are those of the listed commands. */
    @Test
    void theModelsOfATableAreThoseOfItsCommands() {
        String line = "reproduce hypercube-table-1 quick=true format=csv";
        List<Map<String, String>> rows = CsvText.rows(run(line).done());
        List<Map<String, String>> model =
                rows.stream().filter(r -> r.get("section").startsWith("Model")).toList();
        assertEquals(11, model.size());
        String command =
                "solve bursty-hypercube dimensions=8 flit=2 length=8 scv=5 buffer=1"
                        + " rate=0.0003333333,0.0005 printed_rate=true variant=documented"
                        + " format=csv";
        List<Map<String, String>> typed = CsvText.rows(run(command).done());
        for (int i = 0; i < typed.size(); i++) {
            assertEquals(typed.get(i).get("latency"), model.get(i).get("model"));
        }
        assertEquals("63.32", model.get(0).get("published"));
        Map<String, String> verdict = rows.get(rows.size() - 1);
        assertEquals("verdict", verdict.get("section"));
        assertEquals("holds with limits", verdict.get("verdict"));
    }

    @Test
    void aReportIsReplacedByTheNext() throws IOException {
        String line = "reproduce hypercube-figure-6b quick=true out=report";
        assertEquals("", run(line).wrote("report/index.html"));
        Path stale = folder.resolve("report").resolve("data").resolve("stale.csv");
        Files.writeString(stale, "stale");
        assertEquals("", run(line).wrote("report/index.html"));
        assertFalse(Files.exists(stale));
        String page = Files.readString(folder.resolve("report").resolve("index.html"));
        assertTrue(page.contains("data:image/svg+xml;base64,"), "charts are inside");
        assertTrue(
                page.contains("solve bursty-hypercube dimensions=8 length=4 "),
                "commands are listed");
        String summary = Files.readString(folder.resolve("report").resolve("summary.md"));
        assertTrue(summary.contains("| hypercube-figure-6b | "), summary);
        Path rows = folder.resolve("report").resolve("data").resolve("hypercube-figure-6b.csv");
        assertTrue(
                CsvText.rows(Files.readString(rows)).stream()
                        .filter(row -> row.get("section").equals("Model and simulation"))
                        .anyMatch(row -> row.get("verdict").equals("close")));
        try (Stream<Path> files = Files.list(folder)) {
            assertEquals(List.of(folder.resolve("report")), files.toList());
        }
    }

    @Test
    void wrongUses() throws IOException {
        run("reproduce hypercube-tabel-1").refused(1, "hypercube-table-1");
        run("reproduce hypercube-table-1 quick=maybe").refused(1, "quick=maybe", "true", "false");
        Files.writeString(Files.createDirectory(folder.resolve("mine")).resolve("a.txt"), "a");
        run("reproduce all out=mine").refused(1, "a.txt");
    }
}
