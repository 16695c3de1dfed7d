// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.operation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.osgi.service.log.LogLevel;

class ServerLogTest {
    @TempDir private Path folder;

    private List<String> names() throws IOException {
        try (var files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    void warningsAlsoGoToTheOtherStream() throws IOException {
        Path file = folder.resolve("logs").resolve("server.log");
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ServerLog log =
                new ServerLog(
                        new RotatedFile(file, 1000, 3), Optional.of(new PrintStream(bytes)))) {
            log.write(LogLevel.INFO, "access", "answered", Map.of("request", "r1"));
            log.write(LogLevel.WARN, "access", "refused", Map.of("request", "r2"));
        }
        List<String> lines = Files.readAllLines(file);
        assertEquals(2, lines.size());
        assertTrue(lines.get(0).contains("message=answered request=r1"), lines.get(0));
        assertEquals(List.of(lines.get(1)), bytes.toString().lines().toList());
    }

    @Test
    void theOldestOfTheFilesIsRemoved() throws IOException {
        try (RotatedFile file = new RotatedFile(folder.resolve("a.log"), 10, 3)) {
            for (int i = 0; i < 7; i++) {
                file.append("line " + i);
            }
        }
        assertEquals(List.of("a.log", "a.log.1", "a.log.2"), names());
        assertEquals("line 6\n", Files.readString(folder.resolve("a.log")));
        assertEquals("line 5\n", Files.readString(folder.resolve("a.log.1")));
        assertEquals("line 4\n", Files.readString(folder.resolve("a.log.2")));
    }

    @Test
    void aFileIsContinuedAfterARestart() throws IOException {
        for (int i = 0; i < 2; i++) {
            try (RotatedFile file = new RotatedFile(folder.resolve("a.log"), 100, 3)) {
                file.append("line " + i);
            }
        }
        assertEquals("line 0\nline 1\n", Files.readString(folder.resolve("a.log")));
    }

    @Test
    void anUnwritableFileEndsNothing() throws IOException {
        Path blocked = Files.createDirectories(folder.resolve("server.log"));
        try (ServerLog log = new ServerLog(new RotatedFile(blocked, 100, 2), Optional.empty())) {
            log.write(LogLevel.ERROR, "a", "lost", Map.of());
        }
        assertEquals(List.of("server.log"), names());
    }
}
