// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer.handler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.viewer.rest.Call;

class FolderHandlerTest {
    @TempDir private Path temporary;

    private final FolderHandler folders = new FolderHandler();
    private Path root;

    @BeforeEach
    void fill() throws IOException {
        root = Files.createDirectory(temporary.resolve("work"));
        Files.writeString(temporary.resolve("secret.csv"), "load");
        Files.writeString(root.resolve("a.csv"), "load,latency\n");
        Files.writeString(root.resolve("b.study"), "simulate torus\n");
        Files.writeString(root.resolve("c.kneepoint"), "{}");
        Files.writeString(root.resolve("d.txt"), "");
        Files.writeString(root.resolve(".hidden.csv"), "");
        Files.createDirectory(root.resolve("e"));
        Path study = Files.createDirectory(root.resolve("b.results"));
        Files.writeString(study.resolve("plan"), "");
        Path report = Files.createDirectories(root.resolve("report/data"));
        Files.writeString(report.resolve("x.svg"), "<svg/>");
        Files.writeString(report.resolveSibling("summary.md"), "# Summary");
        Files.writeString(report.resolveSibling("index.html"), "<html/>");
        Files.createSymbolicLink(root.resolve("link.csv"), temporary.resolve("secret.csv"));
        Files.createSymbolicLink(root.resolve("out"), temporary);
    }

    private Call call(String path) {
        return new FakeWorkspace(root).call(Map.of(), Map.of("path", path));
    }

    private static List<String> entries(Map<String, Object> list) {
        return FakeWorkspace.list(list, "entries").stream()
                .map(entry -> entry.get("path") + " " + entry.get("kind"))
                .toList();
    }

    @Test
    void whatCanBeReadIsListedWithItsKind() throws Exception {
        Map<String, Object> list = FakeWorkspace.object(folders.list(call("")));
        assertEquals(
                List.of(
                        "a.csv curves",
                        "b.results study",
                        "b.study study-file",
                        "c.kneepoint session",
                        "e folder",
                        "report report"),
                entries(list));
        assertEquals("", list.get("path"));
        assertEquals(13, FakeWorkspace.list(list, "entries").get(0).get("size"));
        assertEquals(
                List.of("report/data folder"),
                entries(FakeWorkspace.object(folders.list(call("report")))));
    }

    @Test
    void aLongListIsCut() throws Exception {
        Path many = Files.createDirectory(root.resolve("many"));
        for (int i = 0; i < 1003; i++) {
            Files.createFile(many.resolve(i + ".csv"));
        }
        Map<String, Object> list = FakeWorkspace.object(folders.list(call("many")));
        assertEquals(1000, FakeWorkspace.list(list, "entries").size());
        assertEquals(3, list.get("omitted"));
    }

    @Test
    void aReportHasItsSummaryAndFiles() throws Exception {
        Map<String, Object> report = FakeWorkspace.object(folders.report(call("report")));
        assertEquals("# Summary", report.get("summary"));
        assertEquals(List.of("report/data/x.svg"), report.get("files"));
        assertThrows(BadInput.class, () -> folders.report(call("e")));
    }

    @Test
    void aFileIsSentWithItsType() throws Exception {
        assertEquals("image/svg+xml", folders.file(call("report/data/x.svg")).type());
        assertEquals(6, folders.file(call("report/data/x.svg")).body().length);
        assertThrows(BadInput.class, () -> folders.file(call("d.txt")));
        assertThrows(BadInput.class, () -> folders.file(call("report/index.html")));
        assertThrows(BadInput.class, () -> folders.file(call("e")));
        Path large = root.resolve("large.csv");
        try (RandomAccessFile file = new RandomAccessFile(large.toFile(), "rw")) {
            file.setLength(17 << 20);
        }
        assertThrows(BadInput.class, () -> folders.file(call("large.csv")));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "..",
                "../secret.csv",
                "e/../../secret.csv",
                "/etc/passwd",
                "link.csv",
                "out",
                "out/secret.csv",
                "out/work/../secret.csv",
                "missing.csv",
                "a\0b"
            })
    void nothingElsewhereIsRead(String path) {
        assertThrows(BadInput.class, () -> folders.list(call(path)));
        assertThrows(BadInput.class, () -> folders.file(call(path)));
        assertThrows(BadInput.class, () -> folders.report(call(path)));
    }
}
