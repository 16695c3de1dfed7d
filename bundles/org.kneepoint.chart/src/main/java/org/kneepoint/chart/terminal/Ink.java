// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart.terminal;

import org.kneepoint.chart.style.CurveStyle;

/**
 * The appearance of a character in a terminal with colours.
 *
 * @param start control sequence that selects it, of ECMA-48; empty for none
 */
record Ink(String start) {
    /** The colour of texts. */
    static final Ink PLAIN = new Ink("");

    /** For what is not of any curve. */
    static final Ink FAINT = new Ink("\u001b[2m");

    // nearest to the colours of files in the palette of 256; black is that of texts
    private static final int[] COLOURS = {32, 166, 36, 175, 178, 74};

    /** The ink of the n-th style of curves. */
    static Ink of(int style) {
        int colour = style % (COLOURS.length + 1);
        return colour == COLOURS.length ? PLAIN : new Ink("\u001b[38;5;" + COLOURS[colour] + "m");
    }

    static Ink of(CurveStyle style) {
        return of(style.style());
    }
}
