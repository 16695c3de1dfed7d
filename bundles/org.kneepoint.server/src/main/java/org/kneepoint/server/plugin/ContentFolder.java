// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.plugin;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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

    /** Keeps a content. */
    void add(String hash, byte[] content) throws IOException {
        Path file = path.resolve(hash);
        if (!Files.isRegularFile(file)) {
            DurableFile.write(file, content);
        }
    }

    /**
     * Returns a content.
     *
     * @throws IOException if it is missing or was changed
     */
    byte[] read(String hash) throws IOException {
        Path file = path.resolve(hash);
        if (!Files.isRegularFile(file)) {
            throw new IOException("the content " + hash + " is missing in " + path);
        }
        byte[] content = Files.readAllBytes(file);
        if (!Sha256.of(content).equals(hash)) {
            throw new IOException(file + " was changed: its hash is not its name");
        }
        return content;
    }
}
