// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.campaign;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** Reads a journal line by line, also while it is being written. */
final class JournalReader {
    private final Consumer<Map<String, Object>> entries;
    private final List<Long> damaged = new ArrayList<>();
    private long lines;
    private long bytes;
    private long length;

    private JournalReader(Consumer<Map<String, Object>> entries) {
        this.entries = entries;
    }

    /** Receives the bytes of each line; the last may lack its line feed. */
    @FunctionalInterface
    private interface LineHandler {
        void accept(byte[] line, boolean isWhole) throws IOException;
    }

    /**
     * Reads all intact lines. A damaged last line is ignored: it was being written when the process
     * ended, or is being written now.
     *
     * @param shown the file as displayed
     * @param entries receives the entries
     * @return the length and the damaged lines
     * @throws IOException if the file cannot be read
     */
    static JournalReader read(Path path, String shown, Consumer<Map<String, Object>> entries)
            throws IOException {
        JournalReader reader = new JournalReader(entries);
        if (Files.exists(path)) {
            lines(path, shown, reader::accept);
        }
        // the last line may be incomplete
        reader.damaged.removeIf(line -> line == reader.lines);
        return reader;
    }

    /** Returns the end of the last complete line, bytes. */
    long length() {
        return length;
    }

    /** Returns the numbers of the damaged lines before the last, from 1. */
    List<Long> damaged() {
        return List.copyOf(damaged);
    }

    /**
     * Writes a copy of a journal without some of its lines.
     *
     * @param shown the file as displayed
     * @param left numbers of the omitted lines
     */
    static void copy(Path path, String shown, List<Long> left, OutputStream out)
            throws IOException {
        long[] number = {0};
        lines(
                path,
                shown,
                (line, isWhole) -> {
                    number[0]++;
                    if (isWhole && !left.contains(number[0])) {
                        out.write(line);
                        out.write('\n');
                    }
                });
    }

    private static void lines(Path path, String shown, LineHandler handler) throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        try (InputStream in = new BufferedInputStream(Files.newInputStream(path))) {
            for (int octet = in.read(); octet >= 0; octet = in.read()) {
                if (octet == '\n') {
                    handler.accept(line.toByteArray(), true);
                    line.reset();
                } else {
                    line.write(octet);
                }
            }
        } catch (IOException e) {
            throw StudyConflicts.unusable(shown, "cannot be read", e);
        }
        if (line.size() > 0) {
            handler.accept(line.toByteArray(), false);
        }
    }

    private void accept(byte[] line, boolean isWhole) {
        lines++;
        bytes += line.length + 1;
        Optional<Map<String, Object>> entry = isWhole ? JournalLine.read(line) : Optional.empty();
        if (entry.isPresent() && isTaken(entry.get())) {
            length = bytes;
        } else {
            damaged.add(lines);
        }
    }

    private boolean isTaken(Map<String, Object> entry) {
        try {
            entries.accept(entry);
            return true;
        } catch (RuntimeException e) {
            // the checksum is valid, but the entry is malformed
            return false;
        }
    }
}
