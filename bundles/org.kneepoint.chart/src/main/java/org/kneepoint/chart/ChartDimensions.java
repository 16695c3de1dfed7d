// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart;

/**
 * The sheet that a figure is laid out on. Its own measure are the pixels of the layout; the picture
 * has {@link #scale} times as many.
 *
 * @param width of the picture, pixels
 * @param height of the picture, pixels
 */
record ChartDimensions(int width, int height) {
    /** Free space along each side, pixels of the layout. */
    static final double MARGIN = 12;

    private static final double TITLE = 32;
    private static final double DOMAIN_AXIS = 48;
    private static final double LEGEND_SHARE = 0.4;
    private static final double LAYOUT_WIDTH = 900;
    private static final double LAYOUT_HEIGHT = 600;
    // Below this the texts could not be read.
    private static final double SMALLEST_SCALE = 0.75;

    /** Returns how many pixels of the picture make one of the layout. */
    double scale() {
        double scale = Math.min(width / LAYOUT_WIDTH, height / LAYOUT_HEIGHT);
        return Math.max(SMALLEST_SCALE, scale);
    }

    /** Returns the width in pixels of the layout. */
    double layoutWidth() {
        return width / scale();
    }

    /** Returns the height in pixels of the layout. */
    double layoutHeight() {
        return height / scale();
    }

    /**
     * Returns the height that is left for what stands over the axis below, pixels of the layout.
     *
     * @param title the heading, empty for none
     * @param legend the legend
     */
    double plotHeight(String title, ChartLegend legend) {
        double others = title.isEmpty() ? 0 : TITLE;
        return layoutHeight() - 2 * MARGIN - others - legend.height() - DOMAIN_AXIS;
    }

    /** Returns the height that a legend should not exceed, pixels of the layout. */
    double legendHeight() {
        return LEGEND_SHARE * layoutHeight();
    }

    /** Returns the width between the margins, pixels of the layout. */
    double textWidth() {
        return layoutWidth() - 2 * MARGIN;
    }
}
