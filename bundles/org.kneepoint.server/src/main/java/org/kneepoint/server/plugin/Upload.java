// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.plugin;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.kneepoint.api.scenario.BadInput;

/**
 * A file that somebody sends; removed when it is closed, and if it does not arrive completely.
 *
 * @param path where it is
 */
record Upload(Path path) implements AutoCloseable {
    private static final int PIECE = 1 << 16;

    /**
     * Receives a file.
     *
     * @param name of the file, for messages
     * @param path where it is written
     * @param most longest file, bytes
     * @throws BadInput if it is longer
     * @throws IOException if it ends early, or cannot be written
     */
    static Upload receive(String name, InputStream content, Path path, int most)
            throws IOException {
        Upload upload = new Upload(path);
        boolean isComplete = false;
        try {
            upload.write(name, content, most);
            isComplete = true;
            return upload;
        } finally {
            if (!isComplete) {
                upload.close();
            }
        }
    }

    private void write(String name, InputStream content, int most) throws IOException {
        byte[] piece = new byte[PIECE];
        long length = 0;
        try (OutputStream file = Files.newOutputStream(path, StandardOpenOption.CREATE_NEW)) {
            for (int read = content.read(piece); read >= 0; read = content.read(piece)) {
                length += read;
                if (length > most) {
                    String line = name + " has more than " + (most >> 20) + " MiB";
                    throw BadInput.because("file", name, line);
                }
                file.write(piece, 0, read);
            }
        }
    }

    @Override
    public void close() throws IOException {
        Files.deleteIfExists(path);
    }
}
