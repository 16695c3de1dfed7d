// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.campaign;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.kneepoint.api.scenario.BadInput;

/** Reads a text file in UTF-8. */
final class StudyFileReader {
    private static final long LARGEST = 1 << 20;
    private static final char BYTE_ORDER_MARK = '\uFEFF';

    private StudyFileReader() {}

    /**
     * Reads a file in UTF-8, with or without a byte order mark.
     *
     * @param shown the file as displayed
     * @throws BadInput if it is not a text of at most a million bytes
     */
    static String read(Path file, String shown) throws IOException {
        if (Files.isDirectory(file)) {
            throw wrong(shown, shown + " is a folder: give the name of a study file");
        }
        if (!Files.exists(file)) {
            throw new NoSuchFileException(shown);
        }
        if (Files.size(file) > LARGEST) {
            throw wrong(shown, shown + " is not a study file: it has more than a million bytes");
        }
        return decoded(Files.readAllBytes(file), shown);
    }

    static String decoded(byte[] bytes, String shown) {
        CharsetDecoder decoder =
                StandardCharsets.UTF_8
                        .newDecoder()
                        .onMalformedInput(CodingErrorAction.REPORT)
                        .onUnmappableCharacter(CodingErrorAction.REPORT);
        ByteBuffer in = ByteBuffer.wrap(bytes);
        CharBuffer out = CharBuffer.allocate(bytes.length);
        CoderResult result = decoder.decode(in, out, true);
        out.flip();
        String text = out.toString();
        if (result.isError() || text.indexOf('\0') >= 0) {
            long line = 1 + text.chars().filter(c -> c == '\n').count();
            String place = result.isError() ? shown + ":" + line : shown;
            throw wrong(shown, "not a text in UTF-8: save the file in UTF-8").at(place);
        }
        return text.indexOf(BYTE_ORDER_MARK) == 0 ? text.substring(1) : text;
    }

    private static BadInput wrong(String shown, String line) {
        return BadInput.because("file", shown, line);
    }
}
