// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart.network;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.scenario.Decimal;
import org.kneepoint.api.view.NetworkPicture;
import org.kneepoint.chart.style.ChartStyle;
import org.kneepoint.chart.style.TextMetrics;

/** The scale of the colours and the meaning of the marks. */
final class NetworkLegend {
    private static final double BAR = 260;
    private static final double BAR_HEIGHT = 11;
    private static final int STEPS = 65;
    private static final int TICKS = 4;
    private static final int DIGITS = 3;
    private static final double SAMPLE = 26;
    private static final double GAP = 7;
    private static final double SPACE = 18;
    private static final Color[] MARKS = {
        new Color(0xF0B060), new Color(0x56B4E9), new Color(0xD55E00)
    };

    private final NetworkPicture picture;
    private final ValueScale scale;

    NetworkLegend(NetworkPicture picture, ValueScale scale) {
        this.picture = picture;
        this.scale = scale;
    }

    /** Returns the colour of a mark; the last one has the most striking. */
    static Color colour(int mark, int marks) {
        return mark == marks - 1 ? MARKS[MARKS.length - 1] : MARKS[mark % (MARKS.length - 1)];
    }

    void draw(Graphics2D g2, double left, double top, double width) {
        double x = left;
        if (!picture.values().isEmpty()) {
            double bar = Math.min(BAR, width / 2);
            drawScale(g2, left, top, bar);
            x += bar + 2 * SPACE;
        }
        drawMarks(g2, x, top, left + width - x);
    }

    private void drawScale(Graphics2D g2, double left, double top, double width) {
        double y = top + TextMetrics.height(ChartStyle.TEXT) + 1;
        double step = width / STEPS;
        for (int i = 0; i < STEPS; i++) {
            g2.setPaint(scale.colour(scale.highest() * i / (STEPS - 1)));
            // overlaps the next step, else the background shines through
            double overlap = i < STEPS - 1 ? 0.5 : 0;
            g2.fill(new Rectangle2D.Double(left + i * step, y, step + overlap, BAR_HEIGHT));
        }
        g2.setPaint(ChartStyle.FOREGROUND);
        g2.setFont(ChartStyle.TEXT);
        g2.drawString(label(), (float) left, (float) (y - 4));
        for (int tick = 0; tick <= TICKS; tick++) {
            String text = Decimal.round(scale.highest() * tick / TICKS, DIGITS);
            double middle = left + width * tick / TICKS;
            double shift =
                    TextMetrics.width(text, ChartStyle.TEXT)
                            * (tick == 0 ? 0 : tick == TICKS ? 1 : 0.5);
            g2.drawString(
                    text,
                    (float) (middle - shift),
                    (float) (y + BAR_HEIGHT + TextMetrics.ascent(ChartStyle.TEXT) + 1));
        }
    }

    private String label() {
        Quantity quantity = picture.quantity();
        return quantity.unit().isEmpty()
                ? quantity.meaning()
                : quantity.meaning() + " [" + quantity.unit() + "]";
    }

    private void drawMarks(Graphics2D g2, double left, double top, double width) {
        double x = left;
        double y = top + TextMetrics.height(ChartStyle.TEXT) + 1 + BAR_HEIGHT / 2;
        for (int i = picture.marks().size() - 1; i >= 0; i--) {
            NetworkPicture.Mark mark = picture.marks().get(i);
            String text =
                    TextMetrics.shorten(
                            mark.meaning(), ChartStyle.TEXT, left + width - x - SAMPLE - GAP);
            g2.setPaint(colour(i, picture.marks().size()));
            g2.setStroke(new BasicStroke(8));
            g2.draw(new Line2D.Double(x, y, x + SAMPLE, y));
            g2.setPaint(ChartStyle.FOREGROUND);
            g2.setFont(ChartStyle.TEXT);
            g2.drawString(text, (float) (x + SAMPLE + GAP), (float) (y + 4));
            x += SAMPLE + GAP + TextMetrics.width(text, ChartStyle.TEXT) + SPACE;
        }
    }
}
