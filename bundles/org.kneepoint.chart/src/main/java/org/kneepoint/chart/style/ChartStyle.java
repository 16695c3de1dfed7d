// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart.style;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Shape;
import java.awt.Stroke;
import java.util.List;

/**
 * Colours, markers, strokes and fonts of all figures, lengths in pixels.
 *
 * <p>The colours are those of Okabe and Ito, Color Universal Design (2008), distinguishable for the
 * colour-blind, without the yellow, which is too faint on white. No two of the first 56 curves have
 * the same colour and marker.
 */
public final class ChartStyle {
    public static final Color FOREGROUND = new Color(0x262626);
    public static final Color GREY = new Color(0x6E6E6E);
    public static final Color GRID = new Color(0xE3E3E3);
    public static final Color BACKGROUND = Color.WHITE;

    public static final Font TITLE = new Font(Font.SANS_SERIF, Font.BOLD, 16);
    public static final Font LABEL = new Font(Font.SANS_SERIF, Font.PLAIN, 13);
    public static final Font TEXT = new Font(Font.SANS_SERIF, Font.PLAIN, 12);

    public static final Stroke HAIR = new BasicStroke(1f);
    public static final Stroke OUTLINE = new BasicStroke(1.6f);
    public static final Stroke BAR = new BasicStroke(1.2f);
    public static final Stroke HALO =
            new BasicStroke(2.4f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND);

    public static final Stroke REFERENCE_LINE = new BasicStroke(1.2f);
    public static final Stroke FAINT = new BasicStroke(0.7f);

    /** Background of labels. */
    public static final Color TRANSLUCENT_BACKGROUND = new Color(255, 255, 255, 215);

    private static final int PALE = 110;
    private static final int BAND = 34;
    private static final float SMOOTH_LINE = 1.5f;
    private static final float BOLD_LINE = 2.2f;
    private static final float THIN_LINE = 1.1f;

    private static final List<Color> COLOURS =
            List.of(
                    new Color(0x0072B2),
                    new Color(0xD55E00),
                    new Color(0x009E73),
                    new Color(0xCC79A7),
                    new Color(0xE69F00),
                    new Color(0x56B4E9),
                    new Color(0x000000));

    /** Number of colours. */
    static final int COLOURS_IN_ALL = COLOURS.size();

    private static final List<Shape> MARKERS =
            List.of(
                    MarkerShapes.circle(),
                    MarkerShapes.square(),
                    MarkerShapes.diamond(),
                    MarkerShapes.triangleDown(),
                    MarkerShapes.plus(),
                    MarkerShapes.star(),
                    MarkerShapes.triangleRight(),
                    MarkerShapes.cross());

    private static final float[][] DASHES = {
        null, {9, 4}, {3, 3}, {10, 3, 2.5f, 3}, {16, 4}, {8, 3, 2.5f, 3, 2.5f, 3}
    };

    private ChartStyle() {}

    /** Returns the colour of the n-th curve. */
    public static Color colour(int n) {
        return COLOURS.get(n % COLOURS.size());
    }

    /** Returns the marker of the n-th curve. */
    public static Shape marker(int n) {
        return MARKERS.get(n % MARKERS.size());
    }

    /** Returns the stroke of the n-th model. */
    static Stroke bold(int n) {
        return line(BOLD_LINE, n);
    }

    /** Returns the stroke of the n-th simulation. */
    static Stroke thin(int n) {
        return line(THIN_LINE, n);
    }

    /**
     * Returns the stroke of the n-th dense curve: dashed only if the colour is not unique, since
     * noise breaks up dashes.
     */
    static Stroke dense(int n) {
        return line(SMOOTH_LINE, n / COLOURS.size());
    }

    /** Returns the colour of background elements. */
    public static Color pale(Color colour) {
        return new Color(colour.getRed(), colour.getGreen(), colour.getBlue(), PALE);
    }

    /** Returns the colour of a band, nearly transparent. */
    public static Color band(Color colour) {
        return new Color(colour.getRed(), colour.getGreen(), colour.getBlue(), BAND);
    }

    /** Returns a dotted stroke; the dots of phases 0 to 2 do not coincide. */
    public static Stroke dotted(int phase) {
        float period = 6;
        float[] dots = {1.5f, period - 1.5f};
        float start = phase % 3 * period / 3;
        return new BasicStroke(1.2f, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER, 10, dots, start);
    }

    private static Stroke line(float width, int n) {
        float[] dash = DASHES[n % DASHES.length];
        return new BasicStroke(width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 10, dash, 0);
    }
}
