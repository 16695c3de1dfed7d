// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart;

import java.awt.Graphics2D;

/** What an encoder draws. */
interface Figure {
    /** Returns the dimensions. */
    ChartDimensions dimensions();

    /** Draws in pixels of the layout. */
    void draw(Graphics2D g2);

    /** Returns the heading for readers without the image, empty for none. */
    default String title() {
        return "";
    }

    /** Returns the description for readers without the image, empty for none. */
    default String description() {
        return "";
    }
}
