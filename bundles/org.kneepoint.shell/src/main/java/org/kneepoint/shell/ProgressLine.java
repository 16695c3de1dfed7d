// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import java.util.OptionalDouble;
import org.kneepoint.shell.text.TimeSpan;
import org.kneepoint.study.session.WorkspaceJob.PointCount;

/** Progress as one line: a bar, per cent, points, points per second, remaining time. */
final class ProgressLine {
    private static final int LONGEST_BAR = 40;
    private static final int SHORTEST_BAR = 5;
    private static final int EDGES = 3;
    private static final double LEAST_KNOWN = 0.005;

    private ProgressLine() {}

    /**
     * Returns the line.
     *
     * @param done fraction, 0 to 1
     * @param before fraction done before this session
     * @param points done and in total
     * @param seconds since the start
     * @param width maximum length, characters
     */
    static String of(double done, double before, PointCount points, double seconds, int width) {
        double fraction = Math.max(0, Math.min(1, done));
        OptionalDouble secondsLeft = secondsLeft(done, before, seconds);
        boolean remaining = points.done() < points.all();
        String text = Math.min(remaining ? 99 : 100, (int) (100 * fraction)) + " %";
        if (points.all() > 0) {
            text += ", " + points;
        }
        String rate = "";
        String left = "";
        if (secondsLeft.isPresent()) {
            rate = rate((fraction - before) * points.all() / seconds);
            left = ", " + TimeSpan.of(secondsLeft.getAsDouble()) + " left";
        }
        int room = width - text.length() - left.length() - EDGES;
        if (room - rate.length() >= SHORTEST_BAR) {
            text += rate;
            room -= rate.length();
        }
        text += left;
        String line =
                room < SHORTEST_BAR
                        ? text
                        : bar(fraction, Math.min(LONGEST_BAR, room)) + " " + text;
        return line.substring(0, Math.max(0, Math.min(line.length(), width)));
    }

    /**
     * Returns the time left at the speed so far, s; empty while too little is done.
     *
     * @param done fraction, 0 to 1
     * @param before fraction done before this session
     * @param seconds since the start
     */
    static OptionalDouble secondsLeft(double done, double before, double seconds) {
        double fraction = Math.max(0, Math.min(1, done));
        double gained = fraction - before;
        return gained < LEAST_KNOWN
                ? OptionalDouble.empty()
                : OptionalDouble.of(seconds * (1 - fraction) / gained);
    }

    private static String rate(double perSecond) {
        return perSecond > 0 ? ", " + TimeSpan.rate(perSecond, "points") : "";
    }

    private static String bar(double fraction, int room) {
        int full = (int) (fraction * room);
        return "[" + "=".repeat(full) + " ".repeat(room - full) + "]";
    }
}
