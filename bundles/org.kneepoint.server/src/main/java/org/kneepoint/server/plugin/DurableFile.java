// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.plugin;

import java.io.IOException;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/**
 * Files that are complete or absent, also after a crash: written under another name, forced to the
 * disk and renamed. File Install takes no notice of the other name.
 */
final class DurableFile {
    private static final String BEFORE = ".kneepoint-";
    private static final String AFTER = ".part";

    private DurableFile() {}

    /** Returns the name under which a file is written until it is complete. */
    static Path part(Path file) {
        return file.resolveSibling(BEFORE + file.getFileName() + AFTER);
    }

    /** Writes a copy of another file, in place of one that exists. */
    static void copy(Path content, Path file) throws IOException {
        Path part = part(file);
        try {
            try (FileChannel channel =
                    FileChannel.open(
                            part,
                            StandardOpenOption.CREATE,
                            StandardOpenOption.TRUNCATE_EXISTING,
                            StandardOpenOption.WRITE)) {
                Files.copy(content, Channels.newOutputStream(channel));
                channel.force(true);
            }
            Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(part);
        }
        force(file.getParent());
    }

    /** Removes a file if it exists. */
    static void remove(Path file) throws IOException {
        if (Files.deleteIfExists(file)) {
            force(file.getParent());
        }
    }

    /** Removes what an interrupted {@link #copy} has left in a folder. */
    static void removeParts(Path folder) throws IOException {
        try (DirectoryStream<Path> parts = Files.newDirectoryStream(folder, BEFORE + "*" + AFTER)) {
            for (Path part : parts) {
                Files.deleteIfExists(part);
            }
        }
    }

    private static void force(Path folder) {
        try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
            channel.force(true);
        } catch (IOException e) {
            // not possible on every system; the rename is then durable a little later
        }
    }
}
