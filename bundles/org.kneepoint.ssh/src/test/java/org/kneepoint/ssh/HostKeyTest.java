// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.ssh;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

final class HostKeyTest {
    @TempDir Path folder;
    private Path file;

    @BeforeEach
    void name() {
        file = folder.resolve("data/host-key");
    }

    @Test
    void isMadeOnce() throws IOException {
        HostKey made = HostKey.of(file);
        assertTrue(made.fingerprint().matches("SHA256:[A-Za-z0-9+/]{43}"), made.fingerprint());
        assertEquals(made.fingerprint(), HostKey.of(file).fingerprint());
        try (Stream<Path> files = Files.list(file.getParent())) {
            assertEquals(1, files.count());
        }
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void mustNotBeReadableByOthers() throws IOException {
        HostKey.of(file);
        assertEquals(
                "rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
        for (String permissions : new String[] {"rw-r-----", "rw----r--", "rw--w----"}) {
            Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(permissions));
            String message = assertThrows(IOException.class, () -> HostKey.of(file)).getMessage();
            assertTrue(message.contains(permissions) && message.contains("600"), message);
        }
    }

    @Test
    void aFileThatIsNoKeyIsRefusedAndKept() throws IOException {
        Files.createDirectories(file.getParent());
        for (String content : new String[] {"", "no key", "-----BEGIN OPENSSH PRIVATE KEY-----"}) {
            Files.writeString(file, content);
            if (Files.getFileStore(file).supportsFileAttributeView("posix")) {
                Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
            }
            assertThrows(IOException.class, () -> HostKey.of(file));
            assertEquals(content, Files.readString(file));
        }
    }
}
