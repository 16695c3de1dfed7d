// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart.terminal;

import java.awt.image.BufferedImage;

/**
 * Encodes an image as sixels (DEC VT330/VT340 Programmer Reference Manual, volume 2, chapter 14):
 * bands of six rows, one colour after the other. Colours are reduced to six levels of red, green
 * and blue.
 */
final class SixelEncoder {
    private static final int LEVELS = 6;
    private static final int BAND = 6;
    private static final int COLOURS = LEVELS * LEVELS * LEVELS;
    private static final char NO_DOTS = '?';
    private static final int LEAST_REPEATED = 4;

    private final BufferedImage image;
    private final StringBuilder text = new StringBuilder();

    private SixelEncoder(BufferedImage image) {
        this.image = image;
    }

    /** Returns the control sequence that shows the image. */
    static String encode(BufferedImage image) {
        return new SixelEncoder(image).encoded();
    }

    private String encoded() {
        // raster attributes: square dots, width and height
        text.append("\u001bP0;1q\"1;1;").append(image.getWidth()).append(';');
        text.append(image.getHeight());
        for (int colour = 0; colour < COLOURS; colour++) {
            text.append('#').append(colour).append(";2;");
            text.append(percent(colour / (LEVELS * LEVELS))).append(';');
            text.append(percent(colour / LEVELS % LEVELS)).append(';');
            text.append(percent(colour % LEVELS));
        }
        for (int top = 0; top < image.getHeight(); top += BAND) {
            band(top);
        }
        return text.append("\u001b\\").toString();
    }

    private static int percent(int level) {
        return level * 100 / (LEVELS - 1);
    }

    private void band(int top) {
        int[][] masks = new int[COLOURS][];
        int bottom = Math.min(image.getHeight(), top + BAND);
        for (int y = top; y < bottom; y++) {
            for (int x = 0; x < image.getWidth(); x++) {
                int colour = colour(image.getRGB(x, y));
                if (masks[colour] == null) {
                    masks[colour] = new int[image.getWidth()];
                }
                masks[colour][x] |= 1 << y - top;
            }
        }
        for (int colour = 0; colour < COLOURS; colour++) {
            if (masks[colour] != null) {
                text.append('#').append(colour);
                runs(masks[colour]);
                // back to the start of the band
                text.append('$');
            }
        }
        text.append('-');
    }

    private static int colour(int rgb) {
        return level(rgb >> 16) * LEVELS * LEVELS + level(rgb >> 8) * LEVELS + level(rgb);
    }

    private static int level(int part) {
        return ((part & 0xFF) * (LEVELS - 1) + 127) / 255;
    }

    private void runs(int[] masks) {
        int start = 0;
        for (int x = 1; x <= masks.length; x++) {
            if (x == masks.length || masks[x] != masks[start]) {
                char sixel = (char) (NO_DOTS + masks[start]);
                int length = x - start;
                if (length < LEAST_REPEATED) {
                    text.append(String.valueOf(sixel).repeat(length));
                } else {
                    text.append('!').append(length).append(sixel);
                }
                start = x;
            }
        }
    }
}
