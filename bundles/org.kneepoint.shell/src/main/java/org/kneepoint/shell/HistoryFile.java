// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Optional;

/** The file of the lines typed at a prompt, readable by its owner only. */
final class HistoryFile {
    private HistoryFile() {}

    /** Makes the file if there is none; empty where it cannot be written. */
    static Optional<Path> at(Path file) {
        try {
            Files.createDirectories(file.getParent());
            if (!Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
                Files.createFile(file);
            }
            if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
                return Optional.empty();
            }
            if (FileSystems.getDefault().supportedFileAttributeViews().contains("posix")) {
                Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
            }
            return Optional.of(file);
        } catch (IOException e) {
            return Optional.empty();
        }
    }
}
