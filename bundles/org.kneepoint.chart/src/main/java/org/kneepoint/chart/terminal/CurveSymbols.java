// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart.terminal;

import org.kneepoint.chart.layout.CurvePoint;

/**
 * The characters of markers. With colours a point is a disc, or a circle if its status is not ok;
 * without, it is the letter of its curve, then a capital.
 *
 * @param isColoured whether curves differ in colour
 */
record CurveSymbols(boolean isColoured) {
    /** The mark of the first saturated position. */
    static final char SATURATED = '\u25b2';

    /** The mark of a further saturated position without a value. */
    static final char STILL_SATURATED = '\u00b7';

    /** The mark of another point without a value. */
    static final char MISSING = '\u00d7';

    private static final char DISC = '\u25cf';
    private static final char CIRCLE = '\u25cb';
    private static final int LETTERS = 26;

    /** The letter of the n-th style of curves. */
    static char letter(int style) {
        return (char) ('a' + style % LETTERS);
    }

    /** The character of a point with a value. */
    char of(int curve, CurvePoint point) {
        if (isColoured) {
            return point.isHollow() ? CIRCLE : DISC;
        }
        char letter = letter(curve);
        return point.isHollow() ? Character.toUpperCase(letter) : letter;
    }

    /** The character of a point without status. */
    char of(int curve) {
        return isColoured ? DISC : letter(curve);
    }

    /** The character of a point with a status other than ok in the legend. */
    String hollow() {
        return isColoured ? String.valueOf(CIRCLE) : "A";
    }
}
