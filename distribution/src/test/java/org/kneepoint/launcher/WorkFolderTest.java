// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.launcher;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import java.util.Properties;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class WorkFolderTest {

    @TempDir private Path folder;

    private final Properties system = new Properties();

    /** A file, so that no folder can be created below it, by any user. */
    private Path unusable;

    @BeforeEach
    void prepare() throws IOException {
        unusable = Files.createFile(folder.resolve("file"));
        system.setProperty("user.name", "someone");
        system.setProperty("user.home", folder.resolve("home").toString());
        system.setProperty(
                "java.io.tmpdir", Files.createDirectory(folder.resolve("tmp")).toString());
    }

    @Test
    void isTheOneThatTheUserNames() throws Exception {
        Path named = folder.resolve("new/work");
        assertEquals(named, choose(Map.of("KNEEPOINT_WORK", named.toString(), "HOME", "/x")));
        assertTrue(Files.isDirectory(named));
    }

    @Test
    void isNeverAnotherThanTheUserNames() {
        Map<String, String> environment =
                Map.of("KNEEPOINT_WORK", unusable.resolve("work").toString());
        LaunchFailure failure = assertThrows(LaunchFailure.class, () -> choose(environment));
        assertTrue(failure.getMessage().contains("KNEEPOINT_WORK"), failure.getMessage());
    }

    @Test
    void isInTheHomeOfTheEnvironmentOrOfTheSystem() throws Exception {
        Path home = folder.resolve("other");
        assertEquals(home.resolve(".kneepoint"), choose(Map.of("HOME", home.toString())));
        assertEquals(folder.resolve("home/.kneepoint"), choose(Map.of()));
    }

    @Test
    void isAmongTheTemporaryFilesWithoutAHome() throws Exception {
        Map<String, String> environment = Map.of("HOME", unusable.toString());
        Path expected = folder.resolve("tmp/kneepoint-someone");
        assertEquals(expected, choose(environment));
        assertEquals(expected, choose(environment), "a second time");
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void isNotATemporaryFolderOpenToOthers() throws Exception {
        Path open = Files.createDirectory(folder.resolve("tmp/kneepoint-someone"));
        Files.setPosixFilePermissions(open, PosixFilePermissions.fromString("rwxrwxrwx"));
        Map<String, String> environment = Map.of("HOME", unusable.toString());
        assertThrows(LaunchFailure.class, () -> choose(environment));
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void createdItIsOpenToItsOwnerOnly() throws Exception {
        assertEquals("rwx------", permissions(choose(Map.of())));
        Path named = folder.resolve("new/work");
        assertEquals("rwx------", permissions(choose(Map.of("KNEEPOINT_WORK", named.toString()))));
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void ofAnEarlierStartOthersLoseTheRightToWrite() throws Exception {
        Path work = Files.createDirectories(folder.resolve("home/.kneepoint"));
        Files.setPosixFilePermissions(work, PosixFilePermissions.fromString("rwxrwxr-x"));
        assertEquals(work, choose(Map.of()));
        assertEquals("rwxr-xr-x", permissions(work));
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void namedByTheUserItKeepsItsPermissions() throws Exception {
        Path work = Files.createDirectory(folder.resolve("shared"));
        Files.setPosixFilePermissions(work, PosixFilePermissions.fromString("rwxrwxr-x"));
        assertEquals(work, choose(Map.of("KNEEPOINT_WORK", work.toString())));
        assertEquals("rwxrwxr-x", permissions(work));
    }

    private static String permissions(Path path) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(path));
    }

    private Path choose(Map<String, String> environment) throws LaunchFailure {
        return WorkFolder.choose(environment, system).path();
    }
}
