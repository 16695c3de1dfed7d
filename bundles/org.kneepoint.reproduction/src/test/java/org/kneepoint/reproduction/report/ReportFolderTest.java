// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kneepoint.api.scenario.BadInput;

class ReportFolderTest {
    @TempDir private Path parent;

    private Path target;

    @BeforeEach
    void name() {
        target = parent.resolve("report");
    }

    private static ReportFolder.FolderContent page(String text) {
        return folder -> {
            Files.createDirectory(folder.resolve(ReportFolder.DATA));
            Files.writeString(folder.resolve(ReportFolder.INDEX), text);
        };
    }

    private List<String> beside() throws IOException {
        try (Stream<Path> files = Files.list(parent)) {
            return files.map(file -> file.getFileName().toString()).toList();
        }
    }

    private String page() throws IOException {
        return Files.readString(target.resolve(ReportFolder.INDEX));
    }

    private String refusal(Path folder) {
        return assertThrows(BadInput.class, () -> ReportFolder.of(folder)).getMessage();
    }

    @Test
    void aNewOneIsCreatedAndAnEarlierOneReplaced() throws IOException {
        ReportFolder.of(target).write(page("first"));
        assertEquals("first", page());
        Files.writeString(target.resolve(ReportFolder.DATA).resolve("old.csv"), "old");
        ReportFolder.of(target).write(page("second"));
        assertEquals("second", page());
        assertFalse(Files.exists(target.resolve(ReportFolder.DATA).resolve("old.csv")));
        assertEquals(List.of("report"), beside());
    }

    @Test
    void anEmptyFolderIsFilled() throws IOException {
        Files.createDirectory(target);
        ReportFolder.of(target).write(page("first"));
        assertEquals("first", page());
    }

    @Test
    void whatFailsLeavesAllAsItWas() throws IOException {
        ReportFolder.of(target).write(page("first"));
        ReportFolder folder = ReportFolder.of(target);
        assertThrows(
                IOException.class,
                () ->
                        folder.write(
                                place -> {
                                    page("half").writeTo(place);
                                    throw new IOException("disk full");
                                }));
        assertEquals("first", page());
        assertEquals(List.of("report"), beside());
    }

    @Test
    void whatIsNoReportIsLeftAlone() throws IOException {
        Files.createDirectory(target);
        Files.writeString(target.resolve("thesis.tex"), "years of work");
        assertTrue(refusal(target).contains("thesis.tex"));
        Path file = parent.resolve("file");
        Files.writeString(file, "a file");
        assertTrue(refusal(file).contains(file.toString()));
        assertTrue(refusal(parent.resolve("absent").resolve("report")).contains("absent"));
    }
}
