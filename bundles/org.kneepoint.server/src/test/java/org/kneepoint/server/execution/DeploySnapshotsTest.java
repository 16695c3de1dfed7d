// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.execution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DeploySnapshotsTest {
    @TempDir Path folder;
    private Path deploy;
    private DeploySnapshots snapshots;

    @BeforeEach
    void prepare() throws IOException {
        deploy = Files.createDirectories(folder.resolve("deploy"));
        snapshots = new DeploySnapshots(deploy, folder.resolve("data"));
    }

    private void write(String name, String content) throws IOException {
        Files.writeString(deploy.resolve(name), content);
    }

    private static List<String> names(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    void aSnapshotKeepsWhatWasThere() throws IOException {
        write("a.jar", "one");
        Path before = snapshots.present().folder();
        write("a.jar", "another");
        write("b.txt", "more");
        Path after = snapshots.present().folder();
        assertEquals("one", Files.readString(before.resolve("a.jar")));
        assertEquals("another", Files.readString(after.resolve("a.jar")));
        assertEquals(List.of("a.jar", "b.txt"), names(after));
        Files.delete(deploy.resolve("a.jar"));
        assertEquals("another", Files.readString(after.resolve("a.jar")));
    }

    @Test
    void theSameContentIsTheSameFolder() throws IOException {
        write("a.jar", "one");
        Path first = snapshots.present().folder();
        assertEquals(first, snapshots.present().folder());
        write("a.jar", "other");
        assertNotEquals(first, snapshots.present().folder());
        write("a.jar", "one");
        assertEquals(first, snapshots.present().folder());
    }

    @Test
    void anUnusedOneIsRemoved() throws IOException {
        write("a.jar", "one");
        DeploySnapshots.Lease first = snapshots.present();
        DeploySnapshots.Lease again = snapshots.present();
        write("a.jar", "other");
        snapshots.present().close();
        first.close();
        assertEquals(Set.of(), snapshots.unused());
        snapshots.remove(first.folder());
        assertTrue(Files.exists(first.folder()));
        again.close();
        assertEquals(Set.of(first.folder()), snapshots.unused());
        snapshots.remove(first.folder());
        assertFalse(Files.exists(first.folder()));
    }

    @Test
    void thoseOfAnEarlierProcessAreRemoved() throws IOException {
        write("a.jar", "one");
        Path old = snapshots.present().folder();
        DeploySnapshots next = new DeploySnapshots(deploy, folder.resolve("data"));
        assertFalse(Files.exists(old));
        assertEquals(List.of(), names(next.empty().folder()));
    }
}
