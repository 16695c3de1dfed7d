// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.campaign;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.testkit.Refusal;

class StudyFileReaderTest {
    @TempDir private Path folder;

    private static String refusal(byte[] bytes) {
        return Refusal.of(() -> StudyFileReader.decoded(bytes, "a"));
    }

    @Test
    void aMarkOfTheByteOrderIsNoText() {
        byte[] marked = "\uFEFFsolve min # größe".getBytes(StandardCharsets.UTF_8);
        assertEquals("solve min # größe", StudyFileReader.decoded(marked, "a"));
    }

    @Test
    void otherEncodings() {
        String text = "solve min\n# größe\n";
        String second = "a:2: unusable [file] a";
        assertEquals(second, refusal(text.getBytes(StandardCharsets.ISO_8859_1)));
        assertEquals("a:1: unusable [file] a", refusal(text.getBytes(StandardCharsets.UTF_16)));
        assertEquals("a: unusable [file] a", refusal("solve".getBytes(StandardCharsets.UTF_16LE)));
        assertEquals(second, refusal(new byte[] {'a', '\n', (byte) 0xC3}));
    }

    @Test
    void whatIsNoFile() throws IOException {
        Path file = folder.resolve("f");
        assertThrows(NoSuchFileException.class, () -> StudyFileReader.read(file, "f"));
        assertThrows(BadInput.class, () -> StudyFileReader.read(folder, "f"));
        Files.write(file, new byte[2_000_000]);
        BadInput large = assertThrows(BadInput.class, () -> StudyFileReader.read(file, "f"));
        assertEquals("unusable [file] f", Refusal.of(large));
    }
}
