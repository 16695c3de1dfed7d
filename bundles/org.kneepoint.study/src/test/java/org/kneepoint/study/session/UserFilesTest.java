// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.api.scenario.BadInput;

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
}
