// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart.terminal;

import org.kneepoint.chart.layout.AxisScale;

/**
 * The part of a canvas between axes.
 *
 * @param canvas the canvas
 * @param left first column
 * @param top first row
 * @param width columns
 * @param height rows
 * @param x horizontal axis
 * @param y vertical axis
 */
record PlotArea(
        CharacterCanvas canvas,
        int left,
        int top,
        int width,
        int height,
        AxisScale x,
        AxisScale y) {
    // far outside any canvas, and small enough to be counted
    private static final double FAR = 1e5;

    /** The dot of a horizontal position, from the left of the area. */
    double dotX(double value) {
        return limited(x.fraction(value) * (width * CharacterCanvas.ACROSS - 1));
    }

    /** The dot of a vertical position, from the top of the area. */
    double dotY(double value) {
        return limited((1 - y.fraction(value)) * (height * CharacterCanvas.DOWN - 1));
    }

    private static double limited(double dot) {
        return Math.max(-FAR, Math.min(FAR, dot));
    }

    /** The column of the canvas of a horizontal position. */
    int column(double value) {
        return left + (int) Math.floor(Math.round(dotX(value)) / (double) CharacterCanvas.ACROSS);
    }

    /** The row of the canvas of a vertical position. */
    int row(double value) {
        return top + (int) Math.floor(Math.round(dotY(value)) / (double) CharacterCanvas.DOWN);
    }

    /** Whether a column and a row of the canvas are in the area. */
    boolean contains(int column, int row) {
        return column >= left && column < left + width && row >= top && row < top + height;
    }

    /** Draws a dot of the area, if it is inside. */
    void dot(double dotX, double dotY, Ink ink) {
        long across = Math.round(dotX);
        long down = Math.round(dotY);
        if (across >= 0
                && across < (long) width * CharacterCanvas.ACROSS
                && down >= 0
                && down < (long) height * CharacterCanvas.DOWN) {
            canvas.dot(
                    left * CharacterCanvas.ACROSS + (int) across,
                    top * CharacterCanvas.DOWN + (int) down,
                    ink);
        }
    }

    /** Draws a line from dot to dot; the part inside the area is visible. */
    void line(double fromX, double fromY, double toX, double toY, Ink ink) {
        double steps = Math.ceil(Math.max(Math.abs(toX - fromX), Math.abs(toY - fromY)));
        for (int i = 0; i <= steps; i++) {
            double share = steps == 0 ? 0 : i / steps;
            dot(fromX + share * (toX - fromX), fromY + share * (toY - fromY), ink);
        }
    }
}
