// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.plugin;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.UUID;
import org.kneepoint.study.plugin.Sha256;

/**
 * The contents of all versions, each in a file of the name of its hash.
 *
 * @param path the folder
 */
record ContentFolder(Path path) {
    /** Creates the folder if there is none, and removes what a crash has left. */
    void open() throws IOException {
        Files.createDirectories(path);
        DurableFile.removeParts(path);
    }

    /** Returns the name of another file that is removed when the folder is opened. */
    Path part() {
        return DurableFile.part(path.resolve("upload-" + UUID.randomUUID()));
    }

    /** Keeps a content. */
    void add(String hash, Path content) throws IOException {
        Path file = path.resolve(hash);
        if (!Files.isRegularFile(file)) {
            DurableFile.copy(content, file);
        }
    }

    /**
     * Returns the file of a content.
     *
     * @throws IOException if it is missing or was changed
     */
    Path get(String hash) throws IOException {
        Path file = path.resolve(hash);
        if (!Files.isRegularFile(file)) {
            throw new IOException("the content " + hash + " is missing in " + path);
        }
        if (!Sha256.of(file).equals(hash)) {
            throw new IOException(file + " was changed: its hash is not its name");
        }
        return file;
    }
}
