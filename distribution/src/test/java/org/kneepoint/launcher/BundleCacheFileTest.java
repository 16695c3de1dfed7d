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
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
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

    private static void assertDeleted(BundleCacheFile cache, Path begun) throws IOException {
        Files.setLastModifiedTime(cache.file(), FileTime.fromMillis(0));
        cache.unpack(begun);
        assertTrue(Files.isDirectory(begun));
        assertEquals(0, begun.toFile().list().length);
        assertFalse(Files.exists(cache.file()));
    }

    /** Another machine with the same work folder may have other bundle files at this path. */
    @Test
    void itFitsTheSameBundlesOnly() throws IOException {
        Path other = Files.writeString(folder.resolve("other.jar"), "classes");
        for (List<Path> bundles :
                List.of(List.of(bundle, other), List.of(other), List.<Path>of())) {
            BundleCacheFile another = new BundleCacheFile(file, bundles);
            Files.setLastModifiedTime(file, FileTime.fromMillis(Long.MAX_VALUE));
            another.unpack(begun);
            assertEquals(Set.of(), begunWith());
            assertTrue(Files.exists(file));
        }
    }

    @Test
    void aReplacedBundleIsAnother() throws IOException {
        FileTime time = Files.getLastModifiedTime(bundle);
        Files.writeString(bundle, "more classes");
        Files.setLastModifiedTime(bundle, time);
        assertDeleted(cache, begun);
    }

    @Test
    void aBundleOfAnotherTimeIsAnother() throws IOException {
        FileTime time = Files.getLastModifiedTime(bundle);
        Files.setLastModifiedTime(bundle, FileTime.fromMillis(time.toMillis() + 1000));
        assertDeleted(cache, begun);
    }

    /** Archives whose files all have one time of modification, unpacked one after the other. */
    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void aBundleOfEqualSizeAndTimeIsAnother() throws IOException {
        FileTime time = Files.getLastModifiedTime(bundle);
        Path newer = Files.writeString(folder.resolve("newer"), "Classes");
        Files.setLastModifiedTime(newer, time);
        Files.move(newer, bundle, StandardCopyOption.REPLACE_EXISTING);
        assertEquals(time, Files.getLastModifiedTime(bundle));
        assertDeleted(cache, begun);
    }

    @Test
    void aDamagedFileIsNotUsed() throws IOException {
        byte[] whole = Files.readAllBytes(file);
        for (int at = 0; at < whole.length; at++) {
            byte[] damaged = whole.clone();
            damaged[at] ^= 0x11;
            Files.write(file, damaged);
            assertDeleted(cache, begun);
        }
        for (int length = 0; length < whole.length; length++) {
            Files.write(file, Arrays.copyOf(whole, length));
            assertDeleted(cache, begun);
        }
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
