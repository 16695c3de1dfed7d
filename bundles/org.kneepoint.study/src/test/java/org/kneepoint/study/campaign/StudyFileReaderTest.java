// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.campaign;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kneepoint.api.scenario.BadInput;

class StudyFileReaderTest {
    @TempDir private Path folder;

    private static String refusal(byte[] bytes) {
        return assertThrows(BadInput.class, () -> StudyFileReader.decoded(bytes, "a")).getMessage();
    }

    @Test
    void aMarkOfTheByteOrderIsNoText() {
        byte[] marked = "\uFEFFsolve min # größe".getBytes(StandardCharsets.UTF_8);
        assertEquals("solve min # größe", StudyFileReader.decoded(marked, "a"));
    }

    @Test
    void otherEncodings() {
        String text = "solve min\n# größe\n";
        assertEquals(
                "a:2: this is no text in UTF-8: save the file in UTF-8",
                refusal(text.getBytes(StandardCharsets.ISO_8859_1)));
        assertTrue(refusal(text.getBytes(StandardCharsets.UTF_16)).contains("save the file"));
        assertTrue(refusal("solve".getBytes(StandardCharsets.UTF_16LE)).contains("save the file"));
        assertTrue(refusal(new byte[] {'a', '\n', (byte) 0xC3}).startsWith("a:2: "));
    }

    @Test
    void whatIsNoFile() throws IOException {
        Path file = folder.resolve("f");
        assertThrows(NoSuchFileException.class, () -> StudyFileReader.read(file, "f"));
        assertThrows(BadInput.class, () -> StudyFileReader.read(folder, "f"));
        Files.write(file, new byte[2_000_000]);
        BadInput large = assertThrows(BadInput.class, () -> StudyFileReader.read(file, "f"));
        assertEquals("f is no study file: it has more than a million bytes", large.getMessage());
    }
}
