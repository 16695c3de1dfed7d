// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.campaign;

import com.fasterxml.jackson.jr.ob.JSON;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.zip.CRC32C;

/**
 * An entry of a journal as a line: eight hexadecimal digits, the CRC-32C of what follows, a blank,
 * a JSON object, and a line feed.
 */
final class JournalLine {
    private static final int DIGITS = 8;
    private static final int HEXADECIMAL = 16;

    private JournalLine() {}

    /** Returns the bytes of an entry. */
    static byte[] of(Map<String, Object> entry) {
        try {
            String json = JSON.std.asString(entry);
            String line = String.format("%08x %s\n", checksum(json), json);
            return line.getBytes(StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the entry of a line without its line feed; empty if it is damaged. */
    static Optional<Map<String, Object>> read(byte[] line) {
        String text = new String(line, StandardCharsets.UTF_8);
        if (text.length() <= DIGITS + 1 || text.charAt(DIGITS) != ' ') {
            return Optional.empty();
        }
        String json = text.substring(DIGITS + 1);
        try {
            return Long.parseLong(text.substring(0, DIGITS), HEXADECIMAL) == checksum(json)
                    ? Optional.of(JSON.std.mapFrom(json))
                    : Optional.empty();
        } catch (NumberFormatException | IOException e) {
            return Optional.empty();
        }
    }

    private static long checksum(String json) {
        CRC32C sum = new CRC32C();
        sum.update(json.getBytes(StandardCharsets.UTF_8));
        return sum.getValue();
    }
}
