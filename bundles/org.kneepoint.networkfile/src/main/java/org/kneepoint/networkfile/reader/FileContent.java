// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkfile.reader;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.kneepoint.api.scenario.BadInput;

/**
 * The content of a file.
 *
 * @param name its name, for messages
 * @param bytes its bytes, not copied
 */
public record FileContent(String name, byte[] bytes) {
    private static final int MAX_QUOTED = 40;
    private static final char BYTE_ORDER_MARK = '\uFEFF';

    /**
     * Returns the text.
     *
     * @throws BadInput if the bytes are not UTF-8, or some are control characters of binary files
     */
    public String text() {
        String text;
        try {
            text =
                    StandardCharsets.UTF_8
                            .newDecoder()
                            .onMalformedInput(CodingErrorAction.REPORT)
                            .decode(ByteBuffer.wrap(bytes))
                            .toString();
        } catch (CharacterCodingException e) {
            throw fault("bytes that are not UTF-8", "a text");
        }
        if (text.indexOf('\0') >= 0) {
            int line = 1 + (int) text.substring(0, text.indexOf('\0')).lines().skip(1).count();
            throw fault(line, "a byte 0", "a text");
        }
        return withoutMark(text);
    }

    /** Returns a text without the byte-order mark that some editors write before it. */
    static String withoutMark(String text) {
        return !text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK ? text.substring(1) : text;
    }

    /** Returns the lines of the text, without their ends. */
    public List<String> lines() {
        return text().lines().toList();
    }

    /**
     * Returns the fault of a line.
     *
     * @param line from 1
     * @param found what the line has
     * @param expected what it should have
     */
    public BadInput fault(int line, String found, String expected) {
        return objection(found, expected).at(name + ":" + line);
    }

    /** Returns the fault of the whole file. */
    public BadInput fault(String found, String expected) {
        return objection(found, expected).at(name);
    }

    private static BadInput objection(String found, String expected) {
        return BadInput.because("file", found, "found " + found + ", expected " + expected);
    }

    /** Quotes a part of the file, shortened. */
    static String quoted(String part) {
        String line = part.replaceAll("\\p{Cntrl}", " ").strip();
        return "'"
                + (line.length() > MAX_QUOTED ? line.substring(0, MAX_QUOTED) + "..." : line)
                + "'";
    }
}
