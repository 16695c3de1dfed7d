// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.operation;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/**
 * A text file that is renamed to NAME.1 when it has reached a size, as NAME.1 to NAME.2 before; the
 * oldest is removed. Not safe for use by several threads.
 */
final class RotatedFile implements AutoCloseable {
    private final Path file;
    private final long maxBytes;
    private final int files;
    private OutputStream out;
    private long size;

    /**
     * Appends to a file.
     *
     * @param maxBytes size at which it is renamed
     * @param files number of files in all
     */
    RotatedFile(Path file, long maxBytes, int files) {
        this.file = file;
        this.maxBytes = maxBytes;
        this.files = files;
    }

    /**
     * Appends a line.
     *
     * @throws IOException if it cannot be written; the next line may be
     */
    void append(String line) throws IOException {
        byte[] bytes = (line + "\n").getBytes(StandardCharsets.UTF_8);
        try {
            open();
            if (size > 0 && size + bytes.length > maxBytes) {
                close();
                rotate();
                open();
            }
            out.write(bytes);
            size += bytes.length;
        } catch (IOException e) {
            close();
            throw e;
        }
    }

    private void open() throws IOException {
        if (out == null) {
            Files.createDirectories(file.getParent());
            out = Files.newOutputStream(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
            size = Files.size(file);
        }
    }

    private void rotate() throws IOException {
        for (int i = files - 1; i > 0; i--) {
            Path from = i == 1 ? file : numbered(i - 1);
            if (Files.exists(from)) {
                Files.move(from, numbered(i), StandardCopyOption.REPLACE_EXISTING);
            }
        }
    }

    private Path numbered(int number) {
        return file.resolveSibling(file.getFileName() + "." + number);
    }

    @Override
    public void close() {
        OutputStream open = out;
        out = null;
        try {
            if (open != null) {
                open.close();
            }
        } catch (IOException e) {
            // each line was written at once
        }
    }
}
