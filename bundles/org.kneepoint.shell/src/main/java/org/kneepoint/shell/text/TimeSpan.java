// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.text;

import java.util.Locale;
import org.kneepoint.api.scenario.Decimal;

/** The text of times and rates. */
public final class TimeSpan {
    private static final int MINUTE = 60;
    private static final int HOUR = 60 * MINUTE;
    private static final int DIGITS = 2;

    private TimeSpan() {}

    /** Returns a time, such as 4 s, 2:05 min or 1:05 h. */
    public static String of(double seconds) {
        long whole = Math.round(seconds);
        if (whole < MINUTE) {
            return whole + " s";
        }
        return whole < HOUR
                ? String.format(Locale.ROOT, "%d:%02d min", whole / MINUTE, whole % MINUTE)
                : String.format(Locale.ROOT, "%d:%02d h", whole / HOUR, whole % HOUR / MINUTE);
    }

    /**
     * Returns a rate in the shortest of the units s, min and h in which it is at least 1, such as
     * 3.2 points/s.
     *
     * @param noun the counted things, in the plural
     */
    public static String rate(double perSecond, String noun) {
        if (perSecond >= 1) {
            return number(perSecond) + " " + noun + "/s";
        }
        return perSecond * MINUTE >= 1
                ? number(perSecond * MINUTE) + " " + noun + "/min"
                : number(perSecond * HOUR) + " " + noun + "/h";
    }

    /** Two significant digits, or an integer from 100. */
    private static String number(double value) {
        return value < 100 ? Decimal.round(value, DIGITS) : "" + Math.round(value);
    }
}
