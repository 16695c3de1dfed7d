// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.launcher;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.nio.file.attribute.UserPrincipal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@DisabledOnOs(OS.WINDOWS)
class PrivateFolderTest {

    @TempDir private Path folder;

    @Test
    void isOpenToItsOwnerOnly() throws IOException {
        assertEquals("rwx------", permissions(PrivateFolder.create(folder.resolve("a/run"))));
        Path again = folder.resolve("again");
        assertEquals("rwx------", permissions(PrivateFolder.createAmongOthers(again)));
        assertEquals(again, PrivateFolder.createAmongOthers(again), "a second time");
    }

    @Test
    void groupAndOthersLoseTheRightToWrite() throws IOException {
        Path open = made("open", "rwxrwxrwx");
        assertEquals("rwxr-xr-x", permissions(PrivateFolder.create(open)));
    }

    @Test
    void aFolderOfAnotherUserIsRejected() throws IOException {
        Path planted = made("planted", "rwx------");
        UserPrincipal owner = Files.getOwner(planted);
        assertDoesNotThrow(() -> PrivateFolder.requireOwn(planted, owner));
        IOException refused =
                assertThrows(
                        IOException.class,
                        () -> PrivateFolder.requireOwn(planted, new Somebody("somebody")));
        assertTrue(refused.getMessage().contains("belongs to " + owner.getName()));
    }

    @Test
    void amongOthersLinksAndOpenFoldersAreRefused() throws IOException {
        Path link = folder.resolve("link");
        Files.createSymbolicLink(link, made("target", "rwx------"));
        assertThrows(IOException.class, () -> PrivateFolder.createAmongOthers(link));
        Path readable = made("readable", "rwxr-x---");
        assertThrows(IOException.class, () -> PrivateFolder.createAmongOthers(readable));
    }

    /** Somebody who owns no file. */
    private record Somebody(String name) implements UserPrincipal {
        @Override
        public String getName() {
            return name;
        }
    }

    private Path made(String name, String permissions) throws IOException {
        Path made = Files.createDirectory(folder.resolve(name));
        return Files.setPosixFilePermissions(made, PosixFilePermissions.fromString(permissions));
    }

    private static String permissions(Path path) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(path));
    }
}
