// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart;

import java.awt.Graphics2D;
import org.kneepoint.api.view.NetworkPicture;
import org.kneepoint.chart.network.NetworkDrawing;

/** A picture of a network as a figure. */
final class NetworkFigure implements Figure {
    private final NetworkPicture picture;
    private final NetworkDrawing drawing;

    /** Arranges a picture. */
    NetworkFigure(NetworkPicture picture) {
        this.picture = picture;
        drawing = NetworkDrawing.of(picture);
    }

    @Override
    public ChartDimensions dimensions() {
        return new ChartDimensions(picture.width(), picture.height());
    }

    @Override
    public void draw(Graphics2D g2) {
        drawing.draw(g2, dimensions().layoutWidth(), dimensions().layoutHeight());
    }

    @Override
    public String title() {
        return picture.title();
    }

    @Override
    public String description() {
        return drawing.description();
    }
}
