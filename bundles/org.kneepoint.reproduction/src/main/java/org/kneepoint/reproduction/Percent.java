// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction;

import java.util.OptionalDouble;
import org.kneepoint.api.scenario.Decimal;

/** Fractions as text. */
public final class Percent {
    private static final int DIGITS = 3;
    private static final String NONE = "no figure";

    private Percent() {}

    /** Returns a relative change with its sign, such as {@code +11.4 %}. */
    public static String of(double change) {
        return (change > 0 ? "+" : "") + plain(change);
    }

    /** Returns a relative change with its sign, if there is one. */
    public static String of(OptionalDouble change) {
        return change.isPresent() ? of(change.getAsDouble()) : NONE;
    }

    /** Returns a ratio as a relative change, if there is one. */
    public static String ofRatio(OptionalDouble ratio) {
        return ratio.isPresent() ? of(ratio.getAsDouble() - 1) : NONE;
    }

    /** Returns a fraction without a sign of its own, such as {@code 7 %}. */
    public static String plain(double fraction) {
        return number(100 * fraction) + " %";
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
