// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.session;

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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.study.format.AtomicFile;

class UserFilesTest {
    @TempDir private Path parent;

    private Path folder;
    private UserFiles files;

    @BeforeEach
    void open() throws IOException {
        folder = Files.createDirectory(parent.resolve("ada"));
        Files.createDirectory(parent.resolve("ada2"));
        Files.writeString(parent.resolve("outside"), "x");
        Files.writeString(folder.resolve("inside"), "x");
        Files.createSymbolicLink(folder.resolve("link"), parent.resolve("outside"));
        Files.createSymbolicLink(folder.resolve("up"), parent);
        Files.createSymbolicLink(folder.resolve("lost"), parent.resolve("absent"));
        Files.createSymbolicLink(folder.resolve("alias"), folder.resolve("inside"));
        files = UserFiles.in(folder);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "..",
                "../outside",
                "../absent",
                "../ada2",
                "../ada2/x",
                "/",
                "/etc/passwd",
                "/no/such",
                "link",
                "link/x",
                "up",
                "up/outside",
                "up/absent",
                "up/ada2/x",
                "lost",
                "lost/x",
                "a/../../outside",
                "inside/../../outside"
            })
    void aFileOutsideIsRefusedWhetherItExistsOrNot(String name) {
        BadInput bad = assertThrows(BadInput.class, () -> files.resolve(folder, name));
        assertEquals("the file is outside your folder: " + name, bad.getMessage());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "inside",
                "alias",
                "absent",
                "a/b/c",
                "a/../inside",
                ".",
                "",
                "~",
                "file:/x"
            })
    void aFileInsideIsResolved(String name) {
        assertEquals(folder.resolve(name).normalize(), files.resolve(parent, name));
    }

    @Test
    void anInvalidNameIsAnError() {
        assertThrows(BadInput.class, () -> files.resolve(folder, "a\0b"));
        assertThrows(BadInput.class, () -> UserFiles.ALL.resolve(folder, "a\0b"));
    }

    @Test
    void allFilesAreNamedRelativeToTheBase() {
        assertEquals(parent.resolve("../x"), UserFiles.ALL.resolve(parent, "../x"));
        assertFalse(UserFiles.ALL.folder().isPresent());
    }

    @Test
    void theyBelongToTheThreadDuringACall() throws Exception {
        assertEquals(folder, files.call(() -> UserFiles.current().folder().orElseThrow()));
        assertEquals(folder, files.get(() -> UserFiles.current().folder().orElseThrow()));
        assertEquals(UserFiles.ALL, UserFiles.current());
    }

    @Test
    void theSpaceIsWhatOtherFilesLeave() throws IOException {
        UserFiles some = UserFiles.in(folder, () -> 100_000);
        Path one = folder.resolve("one");
        long before = some.space(one);
        Files.write(one, new byte[50_000]);
        assertEquals(before, some.space(one));
        assertEquals(before - 50_000, some.space(folder.resolve("two")));
        Files.write(one, new byte[150_000]);
        BadInput bad = assertThrows(BadInput.class, () -> some.space(folder.resolve("two")));
        assertEquals(List.of("stored"), bad.parameters());
        assertEquals(Long.MAX_VALUE, UserFiles.ALL.space(one));
    }

    @Test
    void aFileThatIsTooLongIsNotWritten() throws Exception {
        UserFiles some = UserFiles.in(folder, () -> 100_000);
        Path file = folder.resolve("file");
        write(some, file, 10);
        assertThrows(BadInput.class, () -> write(some, file, 100_001));
        assertEquals(10, Files.size(file));
        try (Stream<Path> files = Files.list(folder)) {
            assertTrue(files.noneMatch(path -> path.toString().endsWith(".part")));
        }
    }

    private static void write(UserFiles files, Path file, int length) throws Exception {
        files.call(
                () -> {
                    AtomicFile.write(file, "a".repeat(length));
                    return null;
                });
    }
}
