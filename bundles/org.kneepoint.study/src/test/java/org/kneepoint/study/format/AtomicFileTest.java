// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.testkit.Refusal;

class AtomicFileTest {
    @TempDir private Path folder;

    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    void writesANewFile() throws IOException {
        Path file = folder.resolve("new.csv");
        AtomicFile.write(file, "load,latency\nü\n");
        assertEquals("load,latency\nü\n", Files.readString(file));
        assertEquals(List.of("new.csv"), names());
    }

    @Test
    void replacesTheWholeContent() throws IOException {
        Path file = folder.resolve("old.csv");
        Files.writeString(file, "a much longer text than the new one");
        AtomicFile.write(file, "short");
        assertEquals("short", Files.readString(file));
        AtomicFile.write(file, "");
        assertEquals("", Files.readString(file));
        assertEquals(List.of("old.csv"), names());
    }

    @Test
    void theOldContentIsThereUntilAllOfTheNewIs() throws IOException {
        Path file = folder.resolve("old.csv");
        Files.writeString(file, "old");
        AtomicFile.write(
                file,
                out -> {
                    out.write("new".getBytes(StandardCharsets.UTF_8));
                    out.flush();
                    assertEquals("old", Files.readString(file));
                });
        assertEquals("new", Files.readString(file));
    }

    @Test
    void aLinkStaysALink() throws IOException {
        Path real = Files.writeString(folder.resolve("real.csv"), "old");
        Path link = Files.createSymbolicLink(folder.resolve("link.csv"), real);
        AtomicFile.write(link, "new");
        assertTrue(Files.isSymbolicLink(link));
        assertEquals("new", Files.readString(real));
    }

    @Test
    void aFailureInTheMiddleLeavesEverythingAsItWas() throws IOException {
        Path old = folder.resolve("old.csv");
        Files.writeString(old, "old");
        for (Path target : List.of(old, folder.resolve("new.csv"))) {
            for (Throwable failure :
                    List.of(
                            new IOException("disk full"),
                            new IllegalStateException("plug-in"),
                            new OutOfMemoryError("heap"))) {
                Throwable thrown =
                        assertThrows(
                                failure.getClass(),
                                () ->
                                        AtomicFile.write(
                                                target,
                                                out -> {
                                                    out.write(new byte[100_000]);
                                                    sneak(failure);
                                                }));
                boolean named = thrown instanceof FileSystemException;
                assertEquals(failure, named ? thrown.getCause() : thrown);
                assertEquals(failure instanceof IOException, named);
                if (named) {
                    assertEquals(target + ": disk full", thrown.getMessage());
                }
            }
        }
        assertEquals("old", Files.readString(old));
        assertEquals(List.of("old.csv"), names(), "nothing beside it");
    }

    private static void sneak(Throwable failure) throws IOException {
        if (failure instanceof IOException io) {
            throw io;
        }
        if (failure instanceof RuntimeException fault) {
            throw fault;
        }
        throw (Error) failure;
    }

    @Test
    void aFolderThatIsMissing() {
        BadInput bad =
                assertThrows(
                        BadInput.class,
                        () -> AtomicFile.write(folder.resolve("no").resolve("x.csv"), "text"));
        assertEquals("unusable [out] " + folder.resolve("no").resolve("x.csv"), Refusal.of(bad));
        assertFalse(Files.exists(folder.resolve("no")));
    }

    @Test
    void aTargetThatIsAFolder() throws IOException {
        Path target = Files.createDirectory(folder.resolve("sub.csv"));
        BadInput bad = assertThrows(BadInput.class, () -> AtomicFile.write(target, "text"));
        assertEquals("unusable [out] " + target, Refusal.of(bad));
        assertEquals(List.of("sub.csv"), names());
    }

    @Test
    void aParentThatIsAFile() throws IOException {
        Path file = folder.resolve("file");
        Files.writeString(file, "x");
        assertThrows(BadInput.class, () -> AtomicFile.write(file.resolve("y.csv"), "text"));
    }

    @Test
    void othersMayReadIt() throws IOException {
        Path plain = Files.createFile(folder.resolve("plain"));
        Path whole = folder.resolve("whole");
        AtomicFile.write(whole, "text");
        if (Files.getFileStore(folder).supportsFileAttributeView("posix")) {
            assertEquals(
                    Files.getPosixFilePermissions(plain), Files.getPosixFilePermissions(whole));
        }
    }

    @Test
    void aPlaceIsTriedAndLeftAsItWas() throws IOException {
        Path old = Files.writeString(folder.resolve("old.csv"), "old");
        Path link = Files.createSymbolicLink(folder.resolve("link.csv"), old);
        Path sub = Files.createDirectory(folder.resolve("sub"));
        for (Path target : List.of(old, link, sub, folder.resolve("new.csv"))) {
            AtomicFile.requireWritable(target);
        }
        assertEquals("old", Files.readString(old));
        assertEquals(List.of("link.csv", "old.csv", "sub"), names());
        assertThrows(
                BadInput.class,
                () -> AtomicFile.requireWritable(folder.resolve("no").resolve("x")));
    }

    /** No user may make files there, whatever the permissions say. */
    @Test
    @EnabledOnOs(OS.LINUX)
    void aPlaceWhereNothingCanBeWritten() {
        Path target = Path.of("/proc/kneepoint.csv");
        for (Executable work :
                List.<Executable>of(
                        () -> AtomicFile.requireWritable(target),
                        () -> AtomicFile.write(target, "text"))) {
            FileSystemException failure = assertThrows(FileSystemException.class, work);
            assertEquals(target.toString(), failure.getFile());
        }
    }
}
