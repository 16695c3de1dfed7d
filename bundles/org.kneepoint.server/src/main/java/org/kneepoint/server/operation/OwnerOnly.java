// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.operation;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;

/** Files that only their owner can read. Elsewhere than on POSIX the folder has to protect them. */
final class OwnerOnly {
    private static final String FILE = "rw-------";

    private OwnerOnly() {}

    /** Makes an empty file before anything secret is written to it. */
    static void create(Path file) throws IOException {
        Files.deleteIfExists(file);
        Files.createFile(file);
        restrict(file);
    }

    /** Restricts an existing file. */
    static void restrict(Path file) throws IOException {
        if (Files.getFileStore(file).supportsFileAttributeView("posix")) {
            Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(FILE));
        }
    }
}
