// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.launcher;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LogFileTest {

    @TempDir private Path folder;

    @Test
    void appearsWithTheFirstMessage() throws IOException {
        LogFile log = new LogFile(folder.resolve("logs/a.log"));
        assertFalse(Files.exists(log.path()));
        log.append("ERROR", "source", "text", null);
        log.append("WARN", "source", "more", new IllegalStateException("why"));
        List<String> lines = Files.readAllLines(log.path());
        assertTrue(lines.get(0).endsWith(" ERROR source: text"), lines.get(0));
        assertTrue(lines.get(1).endsWith(" WARN source: more"), lines.get(1));
        assertEquals("java.lang.IllegalStateException: why", lines.get(2));
    }

    @Test
    void isPutAsideWhenLarge() throws IOException {
        LogFile log = new LogFile(folder.resolve("a.log"));
        Files.write(log.path(), new byte[(1 << 20) + 1]);
        log.append("ERROR", "source", "text", null);
        assertEquals(1, Files.readAllLines(log.path()).size());
        assertEquals((1 << 20) + 1, Files.size(folder.resolve("a.log.1")));
    }

    @Test
    void doesNotFailWhereNothingCanBeWritten() throws IOException {
        Path file = Files.createFile(folder.resolve("file"));
        new LogFile(file.resolve("a.log")).append("ERROR", "source", "text", null);
        assertEquals(0, Files.size(file));
    }
}
