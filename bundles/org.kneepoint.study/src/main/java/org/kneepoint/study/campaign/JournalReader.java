// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.campaign;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** Reads a journal line by line, also while somebody appends to it. */
final class JournalReader {
    private final Consumer<Map<String, Object>> entries;
    private final List<Long> damaged = new ArrayList<>();
    private long lines;
    private long bytes;
    private long length;

    private JournalReader(Consumer<Map<String, Object>> entries) {
        this.entries = entries;
    }

    /** What is done with the bytes of a line, of which the last may lack its line feed. */
    @FunctionalInterface
    private interface LineHandler {
        void take(byte[] line, boolean isWhole) throws IOException;
    }

    /**
     * Reads all lines that are as they were written. A last line that is not was being written when
     * the process died, or is being written now, and is passed over.
     *
     * @param shown the file as the user would type it
     * @return what there was beside the entries
     * @throws IOException if the file cannot be read
     */
    static JournalReader read(Path path, String shown, Consumer<Map<String, Object>> entries)
            throws IOException {
        JournalReader reader = new JournalReader(entries);
        if (Files.exists(path)) {
            lines(path, shown, reader::take);
        }
        // nothing follows it
        reader.damaged.removeIf(line -> line == reader.lines);
        return reader;
    }

    /** Returns where the last whole line ends, bytes. */
    long length() {
        return length;
    }

    /** Returns the numbers of the lines before the last that are damaged, from 1. */
    List<Long> damaged() {
        return List.copyOf(damaged);
    }

    /**
     * Writes a journal without some of its lines.
     *
     * @param shown the file as the user would type it
     * @param left numbers of the lines that are left out
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

    private static void lines(Path path, String shown, LineHandler taker) throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        try (InputStream in = new BufferedInputStream(Files.newInputStream(path))) {
            for (int octet = in.read(); octet >= 0; octet = in.read()) {
                if (octet == '\n') {
                    taker.take(line.toByteArray(), true);
                    line.reset();
                } else {
                    line.write(octet);
                }
            }
        } catch (AccessDeniedException e) {
            throw new AccessDeniedException(shown);
        }
        if (line.size() > 0) {
            taker.take(line.toByteArray(), false);
        }
    }

    private void take(byte[] line, boolean isWhole) {
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
            // the checksum holds, but it is no entry of a journal
            return false;
        }
    }
}
