// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.campaign;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.Closeable;
import java.io.IOException;
import java.net.InetAddress;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.testkit.ErrorLine;

class StudyLocksTest {
    @TempDir private Path path;

    /** Many machines may share the folder, and each has a process of any number. */
    @Test
    void theHolderIsNamedWithItsMachine() throws IOException {
        StudyFolder folder = new StudyFolder(path, "a");
        String process = "process " + ProcessHandle.current().pid();
        String host = InetAddress.getLocalHost().getHostName();
        StudyLocks locks = new StudyLocks();
        try (Closeable lock = locks.acquire(folder)) {
            for (StudyLocks other : new StudyLocks[] {locks, new StudyLocks()}) {
                BadInput busy = assertThrows(BadInput.class, () -> other.acquire(folder));
                ErrorLine.names(busy.getMessage(), "a", process + " on " + host);
            }
        }
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void aFullDiskIsToldWithTheFile() throws IOException {
        Files.createSymbolicLink(path.resolve("lock"), Path.of("/dev/full"));
        StudyFolder folder = new StudyFolder(path, "a");
        FileSystemException full =
                assertThrows(FileSystemException.class, () -> new StudyLocks().acquire(folder));
        assertEquals("a/lock", full.getFile());
        String reason = full.getReason();
        assertTrue(reason.startsWith("cannot be written or locked ("), reason);
    }

    @Test
    void theFileOfAnEarlierVersionHasTheNumberAlone() {
        assertEquals("process 4711", LockHolder.parse("4711\n").orElseThrow().toString());
        LockHolder login = new LockHolder(4711, "login2");
        assertEquals(Optional.of(login), LockHolder.parse(login.text()));
        assertEquals("process 4711 on login2", login.toString());
        assertEquals(Optional.empty(), LockHolder.parse(""));
        assertEquals(Optional.empty(), LockHolder.parse("login2 4711\n"));
    }
}
