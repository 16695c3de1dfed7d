// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.kneepoint.chart.layout.AxisRange;
import org.kneepoint.chart.layout.AxisScale;

/** Dots and characters. */
class CharacterCanvasTest {
    @Test
    void dotsAreThoseOfTheBraillePatterns() {
        CharacterCanvas canvas = new CharacterCanvas(2, 1);
        for (int y = 0; y < 4; y++) {
            canvas.dot(0, y, Ink.PLAIN);
        }
        canvas.dot(3, 0, Ink.PLAIN);
        canvas.dot(3, 3, Ink.PLAIN);
        assertEquals("\u2847\u2888\n", canvas.lines(false));
    }

    @Test
    void aCharacterCoversDotsAndNothingIsOutside() {
        CharacterCanvas canvas = new CharacterCanvas(3, 2);
        canvas.text(1, 0, "abc", Ink.PLAIN);
        canvas.dot(2, 0, Ink.PLAIN);
        canvas.dot(-1, 0, Ink.PLAIN);
        canvas.dot(0, 8, Ink.PLAIN);
        canvas.character(0, 2, 'x', Ink.PLAIN);
        assertEquals(" ab\n\n", canvas.lines(false));
    }

    @Test
    void aTextDoesNotControlTheTerminal() {
        CharacterCanvas canvas = new CharacterCanvas(9, 1);
        canvas.text(0, 0, "a\u001b[31m\tb\n", Ink.PLAIN);
        assertEquals("a\ufffd[31m\ufffdb\ufffd\n", canvas.lines(false));
    }

    @Test
    void coloursChangeWhereTheInkDoes() {
        CharacterCanvas canvas = new CharacterCanvas(6, 1);
        canvas.text(0, 0, "ab", Ink.of(0));
        canvas.text(3, 0, "c", Ink.of(0));
        canvas.text(4, 0, "d", Ink.of(1));
        canvas.text(5, 0, "e", Ink.PLAIN);
        assertEquals(
                "\u001b[38;5;32mab c\u001b[0m\u001b[38;5;166md\u001b[0me\n", canvas.lines(true));
        assertEquals("ab cde\n", canvas.lines(false));
    }

    @Test
    void aLineFromCornerToCorner() {
        CharacterCanvas canvas = new CharacterCanvas(4, 2);
        AxisScale unit = new AxisScale(new AxisRange(0, 1), false);
        PlotArea area = new PlotArea(canvas, 0, 0, 4, 2, unit, unit);
        area.line(area.dotX(0), area.dotY(0), area.dotX(1), area.dotY(1), Ink.PLAIN);
        assertEquals("  \u2860\u280a\n\u2860\u280a\n", canvas.lines(false));
    }

    @Test
    void aLineFarOutsideIsCutOff() {
        CharacterCanvas canvas = new CharacterCanvas(2, 1);
        AxisScale unit = new AxisScale(new AxisRange(0, 1), false);
        PlotArea area = new PlotArea(canvas, 0, 0, 2, 1, unit, unit);
        area.line(area.dotX(0.3), area.dotY(-1e300), area.dotX(0.3), area.dotY(1e300), Ink.PLAIN);
        assertEquals("\u28b8\n", canvas.lines(false));
    }
}
