// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart.network;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.geom.CubicCurve2D;
import java.awt.geom.Ellipse2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.kneepoint.api.view.NetworkPicture;
import org.kneepoint.chart.style.ChartStyle;
import org.kneepoint.chart.style.TextMetrics;

/** Draws the nodes and links of a diagram. */
final class DiagramPainter {
    private static final double LARGEST_RADIUS = 15;
    private static final double SMALLEST_RADIUS = 1.5;
    private static final double RADIUS = 0.26;
    private static final double WIDTH = 0.05;
    private static final double WIDEST = 2.2;
    private static final double NARROWEST = 0.15;

    /** Free space for lines that are bent outward. */
    private static final double MARGIN = 34;

    private static final double LABEL_FRACTION = 1.6;
    private static final int MANY_LINKS = 80;

    /** Largest part of the area of the layout that the widest lines may cover. */
    private static final double INK = 0.5;

    private static final float SMALLEST_FONT = 8;
    private static final int DARK = 140;

    private final NetworkPicture picture;
    private final Diagram diagram;
    private final ValueScale scale;

    DiagramPainter(NetworkPicture picture, Diagram diagram, ValueScale scale) {
        this.picture = picture;
        this.diagram = diagram;
        this.scale = scale;
    }

    /** A line of one direction of a link. */
    private record Line(CubicCurve2D path, Links.Direction channels) {}

    void draw(Graphics2D g2, double left, double top, double width, double height) {
        double margin = Math.min(MARGIN, Math.min(width, height) / 8);
        NodeLayout layout =
                diagram.layout()
                        .fitted(
                                left + margin,
                                top + margin,
                                width - 2 * margin,
                                height - 2 * margin);
        double step = Math.min(layout.smallestDistance(), Math.min(width, height) / 2);
        double radius = Math.max(SMALLEST_RADIUS, Math.min(LARGEST_RADIUS, RADIUS * step));
        double base =
                Math.max(NARROWEST, Math.min(Math.min(WIDEST, WIDTH * step), inkWidth(layout)));
        List<Line> lines = lines(layout, radius, base);
        lines.forEach(line -> drawMark(g2, line, base));
        lines.forEach(line -> drawLine(g2, line, base));
        drawCounts(g2, lines);
        for (int node = 0; node < diagram.partition().nodes(); node++) {
            drawNode(g2, node, layout.x()[node], layout.y()[node], radius);
        }
    }

    /** Returns the width at which the lines leave enough of the background. */
    private double inkWidth(NodeLayout layout) {
        double length =
                diagram.links().all().stream()
                        .mapToDouble(
                                link ->
                                        layout.distance(link.a(), link.b())
                                                * (link.forth().count() > 0
                                                                && link.back().count() > 0
                                                        ? 2
                                                        : 1))
                        .sum();
        return INK * layout.area() / (length * ValueScale.WIDEST);
    }

    /** The lines, the fullest last. */
    private List<Line> lines(NodeLayout layout, double radius, double base) {
        LinkPaths paths = new LinkPaths(layout, radius);
        List<Links.Link> links = diagram.links().all();
        double[] bends = paths.bends(links);
        List<Line> lines = new ArrayList<>();
        for (int i = 0; i < bends.length; i++) {
            Links.Link link = links.get(i);
            boolean both = link.forth().count() > 0 && link.back().count() > 0;
            double shift = both ? 1.15 * base : 0;
            if (link.forth().count() > 0) {
                lines.add(new Line(paths.line(link.a(), link.b(), bends[i], shift), link.forth()));
            }
            if (link.back().count() > 0) {
                lines.add(new Line(paths.line(link.b(), link.a(), -bends[i], shift), link.back()));
            }
        }
        lines.sort(
                Comparator.comparingDouble(
                        line ->
                                Double.isNaN(line.channels.largest())
                                        ? -1
                                        : line.channels.largest()));
        return lines;
    }

    private void drawMark(Graphics2D g2, Line line, double base) {
        markOf(line.channels)
                .ifPresent(
                        colour -> {
                            g2.setPaint(colour);
                            g2.setStroke(stroke(2.2 * base + 5));
                            g2.draw(line.path);
                        });
    }

    private Optional<Color> markOf(Links.Direction channels) {
        Optional<Color> found = Optional.empty();
        for (int i = 0; i < picture.marks().size(); i++) {
            if (channels.channels().stream()
                    .anyMatch(picture.marks().get(i).channels()::contains)) {
                found = Optional.of(NetworkLegend.colour(i, picture.marks().size()));
            }
        }
        return found;
    }

    private void drawLine(Graphics2D g2, Line line, double base) {
        double value = line.channels.largest();
        g2.setPaint(scale.colour(value));
        g2.setStroke(stroke(base * scale.width(value)));
        g2.draw(line.path);
    }

    private static BasicStroke stroke(double width) {
        return new BasicStroke((float) width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND);
    }

    /** Writes the numbers of channels on the lines, if they differ and the lines are few. */
    private void drawCounts(Graphics2D g2, List<Line> lines) {
        boolean equal = lines.stream().mapToInt(l -> l.channels.count()).distinct().count() <= 1;
        if (equal || lines.size() > MANY_LINKS) {
            return;
        }
        for (Line line : lines) {
            CubicCurve2D path = line.path;
            double x =
                    (path.getX1() + 3 * path.getCtrlX1() + 3 * path.getCtrlX2() + path.getX2()) / 8;
            double y =
                    (path.getY1() + 3 * path.getCtrlY1() + 3 * path.getCtrlY2() + path.getY2()) / 8;
            Font font = ChartStyle.TEXT.deriveFont(SMALLEST_FONT + 1);
            String text = "" + line.channels.count();
            double half = TextMetrics.width(text, font) / 2 + 1.5;
            g2.setPaint(ChartStyle.TRANSLUCENT_BACKGROUND);
            g2.fill(new Ellipse2D.Double(x - half, y - half, 2 * half, 2 * half));
            write(g2, text, font, ChartStyle.FOREGROUND, x, y);
        }
    }

    private void drawNode(Graphics2D g2, int node, double x, double y, double radius) {
        double value = diagram.links().within()[node];
        Color fill = Double.isNaN(value) ? ChartStyle.BACKGROUND : scale.colour(value);
        Ellipse2D disc = new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius);
        for (int i = 0; i < picture.marks().size(); i++) {
            int[] nodeOf = diagram.partition().nodeOf();
            if (picture.marks().get(i).routers().stream().anyMatch(r -> nodeOf[r] == node)) {
                double ring = Math.max(3, 0.35 * radius);
                g2.setPaint(NetworkLegend.colour(i, picture.marks().size()));
                g2.fill(
                        new Ellipse2D.Double(
                                x - radius - ring,
                                y - radius - ring,
                                2 * (radius + ring),
                                2 * (radius + ring)));
            }
        }
        g2.setPaint(fill);
        g2.fill(disc);
        g2.setPaint(ChartStyle.GREY);
        g2.setStroke(stroke(radius < 5 ? 0.7 : 1));
        g2.draw(disc);
        String label = "" + node;
        Font font = ChartStyle.TEXT.deriveFont((float) Math.min(12, 0.95 * radius));
        boolean fits = TextMetrics.width(label, font) < LABEL_FRACTION * radius;
        if (font.getSize2D() >= SMALLEST_FONT && fits) {
            boolean dark = fill.getRed() + fill.getGreen() + fill.getBlue() < 3 * DARK;
            write(g2, label, font, dark ? Color.WHITE : ChartStyle.FOREGROUND, x, y);
        }
    }

    private static void write(
            Graphics2D g2, String text, Font font, Color colour, double x, double y) {
        g2.setFont(font);
        g2.setPaint(colour);
        double middle = y + 0.36 * font.getSize2D();
        g2.drawString(text, (float) (x - TextMetrics.width(text, font) / 2), (float) middle);
    }
}
