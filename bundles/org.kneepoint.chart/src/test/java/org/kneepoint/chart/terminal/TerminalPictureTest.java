// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart.terminal;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Control sequences with a picture, read again. */
class TerminalPictureTest {
    private static byte[] bytes(int count) {
        byte[] bytes = new byte[count];
        new Random(1).nextBytes(bytes);
        return bytes;
    }

    @Test
    void kittyGetsChunksOfWhichTheLastIsMarked() {
        byte[] png = bytes(10_000);
        String text = TerminalPicture.kitty(png);
        StringBuilder data = new StringBuilder();
        List<String> keys = new ArrayList<>();
        for (String chunk : text.strip().split("\u001b\\\\")) {
            assertTrue(chunk.startsWith("\u001b_G"), "start of a chunk");
            String[] parts = chunk.substring(3).split(";", 2);
            keys.add(parts[0]);
            assertTrue(parts[1].length() <= 4096, "length of a chunk");
            data.append(parts[1]);
        }
        assertEquals(List.of("f=100,a=T,m=1", "m=1", "m=1", "m=0"), keys);
        assertArrayEquals(png, Base64.getDecoder().decode(data.toString()));
    }

    @Test
    void itermGetsOneSequence() {
        byte[] png = bytes(100);
        String text = TerminalPicture.iterm(png);
        String start = "\u001b]1337;File=inline=1;size=100:";
        assertTrue(text.startsWith(start) && text.endsWith("\u0007\n"));
        String data = text.substring(start.length(), text.length() - 2);
        assertArrayEquals(png, Base64.getDecoder().decode(data));
    }
}
