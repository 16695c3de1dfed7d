// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.campaign;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** Reads a journal line by line, also while somebody appends to it. */
final class JournalReader {
    private final String shown;
    private final Consumer<Map<String, Object>> entries;
    private final ByteArrayOutputStream line = new ByteArrayOutputStream();
    private long length;
    private long damaged;
    private long lines;

    private JournalReader(String shown, Consumer<Map<String, Object>> entries) {
        this.shown = shown;
        this.entries = entries;
    }

    /**
     * Reads all whole lines. A last line that is not whole was being written when the process died,
     * or is being written now, and is passed over.
     *
     * @param shown the file as the user would type it
     * @return where the last whole line ends, bytes
     * @throws IOException if the file cannot be read, or a line before the last is damaged
     */
    static long read(Path path, String shown, Consumer<Map<String, Object>> entries)
            throws IOException {
        if (!Files.exists(path)) {
            return 0;
        }
        JournalReader reader = new JournalReader(shown, entries);
        try (InputStream in = new BufferedInputStream(Files.newInputStream(path))) {
            reader.read(in);
        } catch (AccessDeniedException e) {
            throw new AccessDeniedException(shown);
        }
        return reader.length;
    }

    private void read(InputStream in) throws IOException {
        for (int octet = in.read(); octet >= 0; octet = in.read()) {
            if (octet == '\n') {
                take(line.toByteArray());
                line.reset();
            } else {
                line.write(octet);
            }
        }
    }

    private void take(byte[] bytes) throws IOException {
        lines++;
        Optional<Map<String, Object>> entry = JournalLine.read(bytes);
        if (damaged > 0) {
            throw damage(damaged);
        }
        if (entry.isEmpty()) {
            damaged = lines;
            return;
        }
        try {
            entries.accept(entry.get());
        } catch (RuntimeException e) {
            throw damage(lines);
        }
        length += bytes.length + 1;
    }

    private FileSystemException damage(long number) {
        return new FileSystemException(
                shown,
                null,
                "line "
                        + number
                        + " is damaged: bring back a copy of the file, or begin anew with study run FILE fresh=true");
    }
}
