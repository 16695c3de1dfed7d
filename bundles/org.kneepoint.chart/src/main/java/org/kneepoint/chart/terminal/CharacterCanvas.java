// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart.terminal;

/**
 * A grid of characters that can be drawn on by dots, two across and four down in each character. A
 * character covers dots.
 */
final class CharacterCanvas {
    /** Dots across a character. */
    static final int ACROSS = 2;

    /** Dots down a character. */
    static final int DOWN = 4;

    private static final int BRAILLE = 0x2800;
    private static final int[][] BITS = {{0x01, 0x02, 0x04, 0x40}, {0x08, 0x10, 0x20, 0x80}};
    private static final char REPLACEMENT = '\ufffd';
    private static final String RESET = "\u001b[0m";

    private final int columns;
    private final int rows;
    private final int[][] dots;
    private final char[][] characters;
    private final Ink[][] inks;

    CharacterCanvas(int columns, int rows) {
        this.columns = columns;
        this.rows = rows;
        dots = new int[rows][columns];
        characters = new char[rows][columns];
        inks = new Ink[rows][columns];
    }

    /** Draws a dot; nothing outside the canvas. */
    void dot(int x, int y, Ink ink) {
        int column = Math.floorDiv(x, ACROSS);
        int row = Math.floorDiv(y, DOWN);
        if (isInside(column, row)) {
            dots[row][column] |= BITS[Math.floorMod(x, ACROSS)][Math.floorMod(y, DOWN)];
            if (characters[row][column] == 0) {
                inks[row][column] = ink;
            }
        }
    }

    private boolean isInside(int column, int row) {
        return column >= 0 && column < columns && row >= 0 && row < rows;
    }

    /** Writes a character over dots and other characters; nothing outside the canvas. */
    void character(int column, int row, char character, Ink ink) {
        if (isInside(column, row)) {
            characters[row][column] = character;
            inks[row][column] = ink;
        }
    }

    /** Returns the character at a place, 0 for none or outside the canvas. */
    char characterAt(int column, int row) {
        return isInside(column, row) ? characters[row][column] : 0;
    }

    /**
     * Writes a text; what is outside the canvas is cut off, and control characters are replaced.
     */
    void text(int column, int row, String text, Ink ink) {
        for (int i = 0; i < text.length(); i++) {
            char character = text.charAt(i);
            // a terminal would obey it
            boolean isControl = Character.isISOControl(character);
            character(column + i, row, isControl ? REPLACEMENT : character, ink);
        }
    }

    /**
     * Returns the lines, without blanks at their ends.
     *
     * @param coloured whether control sequences set the colours
     */
    String lines(boolean coloured) {
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < rows; row++) {
            line(text, row, coloured);
            text.append('\n');
        }
        return text.toString();
    }

    private void line(StringBuilder text, int row, boolean coloured) {
        Ink ink = Ink.PLAIN;
        int end = columns;
        while (end > 0 && isBlank(end - 1, row)) {
            end--;
        }
        for (int column = 0; column < end; column++) {
            Ink own = isBlank(column, row) ? ink : inks[row][column];
            if (coloured && !own.equals(ink)) {
                text.append(ink.equals(Ink.PLAIN) ? "" : RESET).append(own.start());
                ink = own;
            }
            text.append(character(column, row));
        }
        if (!ink.equals(Ink.PLAIN)) {
            text.append(RESET);
        }
    }

    private boolean isBlank(int column, int row) {
        return character(column, row) == ' ';
    }

    private char character(int column, int row) {
        if (characters[row][column] != 0) {
            return characters[row][column];
        }
        return dots[row][column] == 0 ? ' ' : (char) (BRAILLE + dots[row][column]);
    }
}
