// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import java.util.Locale;

/** How far a computation is, in one line: a bar, per cent, points, and the time left. */
final class ProgressLine {
    private static final int LONGEST_BAR = 40;
    private static final int SHORTEST_BAR = 5;
    private static final double LEAST_KNOWN = 0.005;
    private static final int MINUTE = 60;
    private static final int HOUR = 60 * MINUTE;

    private ProgressLine() {}

    /**
     * Returns the line.
     *
     * @param done fraction, 0 to 1
     * @param points those done and all
     * @param seconds since the start
     * @param width characters that it may take
     */
    static String of(double done, Watch.Points points, double seconds, int width) {
        double fraction = Math.max(0, Math.min(1, done));
        StringBuilder text = new StringBuilder((int) (100 * fraction) + " %");
        if (points.all() > 0) {
            text.append(", ").append(points);
        }
        if (fraction >= LEAST_KNOWN) {
            text.append(", ").append(time(seconds * (1 - fraction) / fraction)).append(" left");
        }
        int room = Math.min(LONGEST_BAR, width - text.length() - 3);
        String line = room < SHORTEST_BAR ? text.toString() : bar(fraction, room) + " " + text;
        return line.substring(0, Math.max(0, Math.min(line.length(), width)));
    }

    private static String bar(double fraction, int room) {
        int full = (int) (fraction * room);
        return "[" + "=".repeat(full) + " ".repeat(room - full) + "]";
    }

    /** Such as 4 s, 2:05 min or 1:05 h. */
    private static String time(double seconds) {
        long whole = Math.round(seconds);
        if (whole < MINUTE) {
            return whole + " s";
        }
        return whole < HOUR
                ? String.format(Locale.ROOT, "%d:%02d min", whole / MINUTE, whole % MINUTE)
                : String.format(Locale.ROOT, "%d:%02d h", whole / HOUR, whole % HOUR / MINUTE);
    }
}
