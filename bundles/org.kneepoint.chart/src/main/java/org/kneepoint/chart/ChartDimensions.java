// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart;

/**
 * The dimensions of a chart. The layout has pixels of its own, {@link #scale} pixels of the image
 * each.
 *
 * @param width of the image, pixels
 * @param height of the image, pixels
 */
record ChartDimensions(int width, int height) {
    /** Free space along each side, pixels of the layout. */
    static final double MARGIN = 12;

    private static final double TITLE = 32;
    private static final double DOMAIN_AXIS = 48;
    private static final double LEGEND_FRACTION = 0.4;
    private static final double LAYOUT_WIDTH = 900;
    private static final double LAYOUT_HEIGHT = 600;
    // smaller texts are unreadable
    private static final double SMALLEST_SCALE = 0.75;

    /** Returns the number of image pixels per layout pixel. */
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
     * Returns the height left for the panels, pixels of the layout.
     *
     * @param title the heading, empty for none
     * @param legend the legend
     */
    double plotHeight(String title, ChartLegend legend) {
        double others = title.isEmpty() ? 0 : TITLE;
        return layoutHeight() - 2 * MARGIN - others - legend.height() - DOMAIN_AXIS;
    }

    /** Returns the largest height of a legend, pixels of the layout. */
    double legendHeight() {
        return LEGEND_FRACTION * layoutHeight();
    }

    /** Returns the width between the margins, pixels of the layout. */
    double textWidth() {
        return layoutWidth() - 2 * MARGIN;
    }
}
