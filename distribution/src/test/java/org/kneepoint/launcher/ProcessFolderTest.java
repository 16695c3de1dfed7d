// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.launcher;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProcessFolderTest {

    @TempDir private Path parent;

    @Test
    void goesWithAllThatIsInIt() throws IOException {
        ProcessFolder folder = ProcessFolder.create(parent.resolve("run"));
        Files.createDirectories(folder.path().resolve("a/b"));
        Files.createFile(folder.path().resolve("a/b/c"));
        folder.delete();
        assertEquals(List.of(), content(parent.resolve("run")));
    }

    @Test
    void leavesFoldersOfTheLivingAlone() throws IOException {
        ProcessFolder living = ProcessFolder.create(parent);
        ProcessFolder other = ProcessFolder.create(parent);
        assertTrue(Files.isDirectory(living.path()));
        assertNotEquals(living.path(), other.path());
        living.delete();
        other.delete();
    }

    @Test
    void removesFoldersOfTheDead() throws IOException {
        Path dead = Files.createDirectories(parent.resolve("1-abc/bundle1"));
        Files.createFile(dead.resolve("bundle.jar"));
        Files.createFile(parent.resolve("1-abc.lock"));
        ProcessFolder folder = ProcessFolder.create(parent);
        assertFalse(Files.exists(parent.resolve("1-abc")));
        assertFalse(Files.exists(parent.resolve("1-abc.lock")));
        folder.delete();
    }

    @Test
    void leavesAloneWhatIsNotItsOwn() throws IOException {
        Path strange = Files.createDirectory(parent.resolve("strange"));
        ProcessFolder.create(parent).delete();
        assertEquals(List.of(strange), content(parent));
    }

    @Test
    void canBeDeletedTwice() throws IOException {
        ProcessFolder folder = ProcessFolder.create(parent);
        folder.delete();
        folder.delete();
        assertEquals(List.of(), content(parent));
    }

    private static List<Path> content(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.toList();
        }
    }
}
