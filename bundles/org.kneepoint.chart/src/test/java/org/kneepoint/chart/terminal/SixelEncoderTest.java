// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Sixels, decoded again. */
class SixelEncoderTest {
    private static final Pattern TOKEN =
            Pattern.compile("#(\\d+)(?:;2;(\\d+);(\\d+);(\\d+))?|!(\\d+)(.)|([$-])|([?-~])");

    /** Decodes sixels to colours, a pixel that is not painted as -1. */
    private static int[][] decoded(String text, int width, int height) {
        String start = "\u001bP0;1q\"1;1;" + width + ";" + height;
        assertTrue(text.startsWith(start) && text.endsWith("\u001b\\"));
        int[][] pixels = new int[height][width];
        for (int[] row : pixels) {
            Arrays.fill(row, -1);
        }
        int[] palette = new int[256];
        int colour = 0;
        int x = 0;
        int top = 0;
        Matcher token = TOKEN.matcher(text.substring(start.length(), text.length() - 2));
        while (token.find()) {
            if (token.group(2) != null) {
                palette[Integer.parseInt(token.group(1))] =
                        part(token.group(2)) << 16
                                | part(token.group(3)) << 8
                                | part(token.group(4));
            } else if (token.group(1) != null) {
                colour = palette[Integer.parseInt(token.group(1))];
            } else if (token.group(7) != null) {
                x = 0;
                top += token.group(7).equals("-") ? 6 : 0;
            } else {
                int count = token.group(5) == null ? 1 : Integer.parseInt(token.group(5));
                int mask =
                        (token.group(5) == null ? token.group(8) : token.group(6)).charAt(0) - '?';
                for (int i = 0; i < count; i++, x++) {
                    for (int y = 0; y < 6; y++) {
                        if ((mask >> y & 1) == 1) {
                            pixels[top + y][x] = colour;
                        }
                    }
                }
            }
        }
        return pixels;
    }

    private static int part(String percent) {
        return Integer.parseInt(percent) * 255 / 100;
    }

    @Test
    void everyPixelHasItsColour() {
        BufferedImage image = new BufferedImage(20, 8, BufferedImage.TYPE_INT_RGB);
        for (int y = 0; y < 8; y++) {
            for (int x = 0; x < 20; x++) {
                image.setRGB(x, y, x < 9 ? 0xFFFFFF : x == y + 9 ? 0x0066CC : 0xFF0000);
            }
        }
        int[][] pixels = decoded(SixelEncoder.encode(image), 20, 8);
        for (int y = 0; y < 8; y++) {
            for (int x = 0; x < 20; x++) {
                assertEquals(image.getRGB(x, y) & 0xFFFFFF, pixels[y][x], x + "," + y);
            }
        }
    }

    @Test
    void otherColoursAreRounded() {
        BufferedImage image = new BufferedImage(1, 1, BufferedImage.TYPE_INT_RGB);
        image.setRGB(0, 0, 0x0072B2);
        assertEquals(
                0x0066CC & 0xFFFF00, decoded(SixelEncoder.encode(image), 1, 1)[0][0] & 0xFFFF00);
    }
}
