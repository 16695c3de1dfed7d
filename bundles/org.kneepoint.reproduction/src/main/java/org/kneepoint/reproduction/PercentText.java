// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction;

import java.util.Locale;
import java.util.OptionalDouble;
import org.kneepoint.api.scenario.Decimal;

/** Fractions as text. */
public final class PercentText {
    private static final int DIGITS = 3;
    private static final int ROUGH_DIGITS = 2;

    /** Per cent below which fewer digits are shown. */
    private static final double SMALL = 1;

    /** Smallest value shown, per cent. */
    private static final double LEAST = 0.01;

    private static final double LEAST_ROUGHLY = 0.1;
    private static final String NONE = "no figure";

    private PercentText() {}

    /** Returns a relative change with its sign, such as {@code +11.4 %}. */
    public static String signed(double change) {
        String plain = plain(change);
        boolean isShown = change > 0 && Character.isDigit(plain.charAt(0));
        return (isShown ? "+" : "") + plain;
    }

    /** Returns a relative change with its sign, if there is one. */
    public static String signed(OptionalDouble change) {
        return change.isPresent() ? signed(change.getAsDouble()) : NONE;
    }

    /** Returns a ratio as a relative change, if there is one. */
    public static String signedRatio(OptionalDouble ratio) {
        return ratio.isPresent() ? signed(ratio.getAsDouble() - 1) : NONE;
    }

    /**
     * Returns a fraction, such as {@code 7 %}: three digits, and at most two after the decimal
     * point below 1 %.
     */
    public static String plain(double fraction) {
        double percent = 100 * fraction;
        double size = Math.abs(percent);
        if (size > 0 && size < LEAST / 2) {
            return "less than " + number(LEAST) + " %";
        }
        return number(size < SMALL ? Math.rint(percent / LEAST) * LEAST : percent) + " %";
    }

    /** Returns a relative change to a tenth of a per cent, without the unit; never a negative 0. */
    public static String tenths(double change) {
        return String.format(Locale.ROOT, "%.1f", Math.rint(1000 * change) / 10 + 0.0);
    }

    /** Returns the size of a fraction with two digits, such as {@code 18 %}; at least 0.1 %. */
    public static String rough(double fraction) {
        return roughNumber(fraction) + " %";
    }

    /** Returns a fraction as {@link #rough} without the unit. */
    public static String roughNumber(double fraction) {
        double percent = Math.max(LEAST_ROUGHLY, 100 * Math.abs(fraction));
        return percent < 100 ? Decimal.round(percent, ROUGH_DIGITS) : "" + Math.round(percent);
    }

    /** Returns a figure with three digits. */
    public static String number(double figure) {
        return Decimal.round(figure, DIGITS);
    }

    /** Returns a figure with three digits, if there is one. */
    public static String number(OptionalDouble figure) {
        return figure.isPresent() ? number(figure.getAsDouble()) : NONE;
    }
}
