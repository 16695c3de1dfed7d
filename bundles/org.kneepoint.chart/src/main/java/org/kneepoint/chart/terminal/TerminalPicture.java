// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart.terminal;

import java.awt.image.BufferedImage;
import java.util.Base64;

/** The control sequences by which terminals show pictures. */
public final class TerminalPicture {
    private static final int CHUNK = 4096;

    private TerminalPicture() {}

    /** A picture as sixels. */
    public static String sixel(BufferedImage image) {
        return SixelEncoder.encode(image) + "\n";
    }

    /** A PNG in the graphics protocol of kitty, in chunks of 4096 characters of base 64. */
    public static String kitty(byte[] png) {
        String data = Base64.getEncoder().encodeToString(png);
        StringBuilder text = new StringBuilder();
        for (int from = 0; from < data.length(); from += CHUNK) {
            int to = Math.min(data.length(), from + CHUNK);
            text.append("\u001b_G").append(from == 0 ? "f=100,a=T," : "");
            text.append("m=").append(to < data.length() ? 1 : 0).append(';');
            text.append(data, from, to).append("\u001b\\");
        }
        return text.append('\n').toString();
    }

    /** A PNG as an inline image of iTerm2. */
    public static String iterm(byte[] png) {
        return "\u001b]1337;File=inline=1;size="
                + png.length
                + ":"
                + Base64.getEncoder().encodeToString(png)
                + "\u0007\n";
    }
}
