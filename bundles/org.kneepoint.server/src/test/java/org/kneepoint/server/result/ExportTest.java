// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.result;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.kneepoint.server.result.ResultStore.ALICE;
import static org.kneepoint.server.result.ResultStore.BOB;

import com.fasterxml.jackson.jr.ob.JSON;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.server.store.TestDatabase;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.campaign.StudyPlan;
import org.kneepoint.study.campaign.StudyService;
import org.kneepoint.study.format.CsvCodec;
import org.kneepoint.study.format.CurveTable;
import org.kneepoint.study.run.PointListener;
import org.kneepoint.testkit.FakeRequest;
import org.kneepoint.viewer.handler.SmallCatalogue;

class ExportTest {
    private static final String SIMULATION =
            "simulate torus radix=4 load=0.1,0.3 cycles=2000 vcs=2,4";
    private static final String MODEL = "solve mesh radix=4 load=0.1:0.5:0.1";

    @TempDir Path folder;
    private ResultStore store;

    @BeforeEach
    void open() {
        store = new ResultStore(TestDatabase.h2());
    }

    private void save(String name, CommandResult result, String line) {
        store.results.save(ALICE, OptionalLong.empty(), name, result, line);
    }

    private CommandResult result(Object... words) throws Exception {
        ResultCommand command = new ResultCommand(store.results);
        return ALICE.call(() -> command.execute(new FakeRequest(command, folder, words)));
    }

    @Test
    void anExportedFolderComputesTheSameValuesAgain() throws Exception {
        save("model", SampleResults.evaluated(MODEL), "model = (" + MODEL + ")");
        save("2 VCs & 4", SampleResults.evaluated(SIMULATION), SIMULATION);
        save("table", SampleResults.table(), "table = (exec rm -rf out)");
        result("export", "folder=paper");
        Path paper = folder.resolve("paper");
        List<String> script =
                Files.readAllLines(paper.resolve("rerun.kp")).stream()
                        .filter(line -> !line.startsWith("#") && !line.isEmpty())
                        .toList();
        assertEquals(
                List.of(
                        SIMULATION + " out=actual/02-2-vcs-4.csv",
                        MODEL + " out=actual/03-model.csv"),
                script);
        assertFalse(Files.readString(paper.resolve("rerun.kp")).contains("exec"));
        for (String line : script) {
            run(paper, line);
        }
        CommandResult verified = result("verify", "paper");
        assertEquals("", verified.fault());
        assertEquals(
                List.of(List.of("02-2-vcs-4.csv", 0), List.of("03-model.csv", 0)),
                verified.table().orElseThrow().rows().stream()
                        .map(row -> List.of(row.get(0), row.get(2)))
                        .toList());
    }

    /** What the shell does with a line that has an output file. */
    private static void run(Path paper, String line) throws IOException {
        String[] parts = line.split(" out=");
        Table table = CurveTable.of(SampleResults.evaluated(parts[0]).curves());
        Files.writeString(paper.resolve(parts[1]), CsvCodec.write(table));
    }

    @Test
    void itsStudiesComputeTheSameValuesToo() throws Exception {
        save("model", SampleResults.evaluated(MODEL), MODEL);
        save("simulation", SampleResults.evaluated(SIMULATION), SIMULATION);
        result("export", "folder=paper");
        Path paper = folder.resolve("paper");
        for (String name : List.of("01-simulation", "02-model")) {
            Path file = paper.resolve("studies/" + name + ".study");
            StudyService studies = new StudyService(new EvaluationService(SmallCatalogue.of()));
            StudyPlan plan = studies.plan(file, name);
            var status =
                    studies.run(
                            plan,
                            folder.resolve(name),
                            name,
                            false,
                            line -> {},
                            Progress.NONE,
                            PointListener.NONE);
            Files.copy(status.results(), paper.resolve("actual/" + name + ".csv"));
        }
        CommandResult verified = result("verify", "paper");
        assertEquals("", verified.fault(), () -> "" + verified.table().orElseThrow().rows());
    }

    @Test
    void otherValuesAreFound() throws Exception {
        save("model", SampleResults.evaluated(MODEL), MODEL);
        result("export", "folder=paper");
        Path expected = folder.resolve("paper/expected/01-model.csv");
        Path actual = folder.resolve("paper/actual/01-model.csv");
        assertEquals(
                "the values computed are not those expected", result("verify", "paper").fault());
        Files.writeString(
                actual, Files.readString(expected).replace("0.1,", "0.1000000000000001,"));
        assertEquals("", result("verify", "paper").fault());
        Files.writeString(actual, Files.readString(expected).replace("0.1,", "0.11,"));
        Table table = result("verify", "paper").table().orElseThrow();
        assertEquals(0.0909, (Double) table.rows().get(0).get(3), 1e-4);
        assertTrue((Integer) table.rows().get(0).get(2) > 0);
        Files.writeString(actual, Files.readString(expected) + Files.readString(expected));
        assertEquals(
                "the values computed are not those expected", result("verify", "paper").fault());
    }

    @Test
    void aFolderThatExistsIsNotReplaced() throws Exception {
        save("model", SampleResults.torus(4, 1), "");
        Files.createDirectory(folder.resolve("paper"));
        assertTrue(
                assertThrows(BadInput.class, () -> result("export", "folder=paper"))
                        .getMessage()
                        .contains("exists: give the name of a new one"));
    }

    @Test
    void aSelectionIsOneTable() throws Exception {
        save("small", SampleResults.torus(64, 1.5), "");
        save("large", SampleResults.torus(1024, 2.5), "");
        save("table", SampleResults.table(), "");
        store.save(BOB, "private", SampleResults.torus(64, 1));
        Table table = result("export", "torus").table().orElseThrow();
        assertEquals(
                List.of("result", "name", "owner", "curve", "method", "network", "simulator"),
                table.columns().subList(0, 7));
        int nodes = table.columns().indexOf("nodes");
        assertEquals(
                List.of(List.of("large", "alice", 1, "1024"), List.of("small", "alice", 1, "64")),
                table.rows().stream()
                        .map(row -> List.of(row.get(1), row.get(2), row.get(3), row.get(nodes)))
                        .toList());
        assertEquals(1, result("export", "nodes=64").table().orElseThrow().rows().size());
        assertEquals(
                "no results are found",
                assertThrows(BadInput.class, () -> result("export", "by=bob")).getMessage());
    }

    @Test
    void columnsHaveTypesAndUnits() throws Exception {
        save("curve", SampleResults.evaluated("solve torus radix=4 load=0.1,5"), "");
        result("export", "typed=all.csv");
        Map<String, Object> schema =
                JSON.std.mapFrom(Files.readString(folder.resolve("all.schema.json")));
        Table table = CsvCodec.read(Files.readString(folder.resolve("all.csv")));
        Map<Object, Object> types = new LinkedHashMap<>();
        Map<Object, Object> units = new LinkedHashMap<>();
        for (Object column : (List<?>) schema.get("columns")) {
            Map<?, ?> one = (Map<?, ?>) column;
            types.put(one.get("name"), one.get("type"));
            units.put(one.get("name"), one.get("unit"));
        }
        assertEquals(table.columns(), List.copyOf(types.keySet()));
        assertEquals("string", types.get("result"));
        assertEquals("int64", types.get("curve"));
        assertEquals("int64", types.get("radix"));
        assertEquals("double", types.get("load"));
        assertEquals("double", types.get("latency"));
        assertEquals("cycles", units.get("latency"));
        assertEquals("string", types.get("status"));
        // a saturated point has no latency: an empty cell, not a text
        assertNull(table.rows().get(1).get(table.columns().indexOf("latency")));
        assertFalse(Files.readString(folder.resolve("all.csv")).contains("null"));
    }

    @Test
    void anArchiveHasTheSameFiles() throws Exception {
        save("model", SampleResults.torus(4, 1), "");
        result("export", "zip=paper.zip");
        List<String> names = new ArrayList<>();
        byte[] bytes = Files.readAllBytes(folder.resolve("paper.zip"));
        try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(bytes))) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                names.add(entry.getName());
            }
        }
        assertEquals(
                List.of(
                        "results/README.txt",
                        "results/expected/01-model.csv",
                        "results/studies/01-model.study",
                        "results/contents/01-model.json",
                        "results/rerun.kp",
                        "results/compare.kp",
                        "results/results.json",
                        "results/actual/README.txt"),
                names);
    }
}
