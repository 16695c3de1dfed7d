// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.launcher;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BundleCacheFileTest {
    @TempDir private Path folder;

    private Path bundle;
    private Path file;
    private Path begun;
    private BundleCacheFile cache;

    @BeforeEach
    void pack() throws IOException {
        bundle = Files.writeString(folder.resolve("a bundle.jar"), "classes");
        file = folder.resolve("bundles");
        Path used = folder.resolve("used");
        Files.createDirectories(used.resolve("bundle1/version0.0"));
        Files.writeString(used.resolve("bundle1/bundle.info"), "1");
        Files.writeString(used.resolve("bundle1/version0.0/revision.location"), "there");
        Files.writeString(used.resolve("cache.lock"), "");
        begun = Files.createDirectory(folder.resolve("begun"));
        cache = new BundleCacheFile(file, List.of(bundle));
        cache.pack(used);
    }

    private Set<String> begunWith() throws IOException {
        Set<String> names = new TreeSet<>();
        try (Stream<Path> all = Files.walk(begun)) {
            all.filter(Files::isRegularFile)
                    .forEach(one -> names.add(begun.relativize(one).toString()));
        }
        return names;
    }

    @Test
    void anotherProcessBeginsWithIt() throws IOException {
        cache.unpack(begun);
        assertEquals(
                Set.of("bundle1/bundle.info", "bundle1/version0.0/revision.location"), begunWith());
        assertEquals(
                "there", Files.readString(begun.resolve("bundle1/version0.0/revision.location")));
    }

    @Test
    void itFitsTheSameBundlesOnly() throws IOException {
        Path other = Files.writeString(folder.resolve("other.jar"), "classes");
        for (List<Path> bundles :
                List.of(List.of(bundle, other), List.of(other), List.<Path>of())) {
            new BundleCacheFile(file, bundles).unpack(begun);
            assertEquals(Set.of(), begunWith());
        }
    }

    @Test
    void aReplacedBundleIsAnother() throws IOException {
        FileTime time = Files.getLastModifiedTime(bundle);
        Files.writeString(bundle, "more classes");
        Files.setLastModifiedTime(bundle, time);
        cache.unpack(begun);
        assertEquals(Set.of(), begunWith());
        Files.writeString(bundle, "classes");
        Files.setLastModifiedTime(bundle, FileTime.fromMillis(time.toMillis() + 1000));
        cache.unpack(begun);
        assertEquals(Set.of(), begunWith());
    }

    @Test
    void aDamagedFileIsNotUsed() throws IOException {
        byte[] whole = Files.readAllBytes(file);
        for (int at = 0; at < whole.length; at++) {
            byte[] damaged = whole.clone();
            damaged[at] ^= 0x11;
            Files.write(file, damaged);
            cache.unpack(begun);
            assertEquals(Set.of(), begunWith(), "byte " + at);
        }
        for (int length = 0; length < whole.length; length++) {
            Files.write(file, Arrays.copyOf(whole, length));
            cache.unpack(begun);
            assertEquals(Set.of(), begunWith(), length + " bytes");
        }
        assertTrue(Files.isDirectory(begun));
    }

    @Test
    void withoutFileNothing() throws IOException {
        Files.delete(file);
        cache.unpack(begun);
        assertEquals(Set.of(), begunWith());
    }

    @Test
    void aFileIsWrittenAsAWholeOrNotAtAll() throws IOException {
        Files.delete(file);
        Path missing = folder.resolve("missing");
        assertThrows(NoSuchFileException.class, () -> cache.pack(missing));
        assertFalse(Files.exists(file));
    }
}
