// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart.network;

import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Rectangle2D;
import org.kneepoint.api.view.NetworkPicture;
import org.kneepoint.chart.style.ChartStyle;
import org.kneepoint.chart.style.TextMetrics;

/** Draws a picture of a network: heading, network, legend and caption. */
public final class NetworkDrawing {
    private static final double MARGIN = 12;
    private static final double TITLE = 28;
    private static final double CAPTION = 20;
    private static final double LEGEND = 44;

    private final NetworkPicture picture;
    private final Diagram diagram;
    private final ValueScale scale;

    private NetworkDrawing(NetworkPicture picture) {
        this.picture = picture;
        diagram = Diagram.of(picture.network(), picture.values());
        scale =
                ValueScale.of(
                        picture.values().values(), picture.quantity().unit().equals("fraction"));
    }

    /** Arranges a picture. */
    public static NetworkDrawing of(NetworkPicture picture) {
        return new NetworkDrawing(picture);
    }

    /** Returns the description for readers without the picture. */
    public String description() {
        return Caption.description(picture, diagram);
    }

    /**
     * Draws into a rectangle from (0, 0).
     *
     * @param width width, pixels
     * @param height height, pixels
     */
    public void draw(Graphics2D g2, double width, double height) {
        g2.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g2.setRenderingHint(
                RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        g2.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        g2.setPaint(ChartStyle.BACKGROUND);
        g2.fill(new Rectangle2D.Double(0, 0, width, height));
        boolean hasLegend = !picture.values().isEmpty() || !picture.marks().isEmpty();
        double top = picture.title().isEmpty() ? MARGIN : MARGIN + TITLE;
        double bottom = height - MARGIN - CAPTION - (hasLegend ? LEGEND : 0);
        drawTitle(g2, width);
        new DiagramPainter(picture, diagram, scale)
                .draw(g2, MARGIN, top, width - 2 * MARGIN, bottom - top);
        if (hasLegend) {
            new NetworkLegend(picture, scale).draw(g2, MARGIN, bottom, width - 2 * MARGIN);
        }
        g2.setPaint(ChartStyle.GREY);
        g2.setFont(ChartStyle.TEXT);
        String caption =
                TextMetrics.shorten(
                        Caption.of(picture, diagram), ChartStyle.TEXT, width - 2 * MARGIN);
        g2.drawString(caption, (float) MARGIN, (float) (height - MARGIN - 2));
    }

    private void drawTitle(Graphics2D g2, double width) {
        if (picture.title().isEmpty()) {
            return;
        }
        g2.setPaint(ChartStyle.FOREGROUND);
        g2.setFont(ChartStyle.TITLE);
        String title = TextMetrics.shorten(picture.title(), ChartStyle.TITLE, width - 2 * MARGIN);
        double x = (width - TextMetrics.width(title, ChartStyle.TITLE)) / 2;
        g2.drawString(title, (float) x, (float) (MARGIN + TextMetrics.ascent(ChartStyle.TITLE)));
    }
}
