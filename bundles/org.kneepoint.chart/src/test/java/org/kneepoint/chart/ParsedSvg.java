// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.view.Chart;
import org.kneepoint.api.view.ScatterPlot;
import org.kneepoint.chart.layout.QuantityLabel;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/** The elements of an SVG file. */
final class ParsedSvg {
    private final Document document;

    private ParsedSvg(Document document) {
        this.document = document;
    }

    /** Returns the label of the axis of a quantity. */
    static String label(Quantity quantity) {
        return String.join(" ", QuantityLabel.parts(quantity));
    }

    static ParsedSvg of(Chart chart) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new JFreeChartWriter().write(chart, "svg", out);
        return read(out);
    }

    static ParsedSvg of(ScatterPlot plot) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new JFreeChartWriter().write(plot, "svg", out);
        return read(out);
    }

    private static ParsedSvg read(ByteArrayOutputStream out) throws IOException {
        try {
            return new ParsedSvg(
                    DocumentBuilderFactory.newDefaultNSInstance()
                            .newDocumentBuilder()
                            .parse(new ByteArrayInputStream(out.toByteArray())));
        } catch (ParserConfigurationException | SAXException e) {
            throw new IOException(e);
        }
    }

    Document document() {
        return document;
    }

    List<Element> elements(String name) {
        NodeList nodes = document.getElementsByTagNameNS("http://www.w3.org/2000/svg", name);
        List<Element> elements = new ArrayList<>();
        for (int i = 0; i < nodes.getLength(); i++) {
            elements.add((Element) nodes.item(i));
        }
        return elements;
    }

    List<String> texts() {
        return elements("text").stream().map(Element::getTextContent).collect(Collectors.toList());
    }

    /** Vertical lines of this colour, dash and width, by their position in pixels. */
    List<Double> verticals(String colour, String dash, String width) {
        return elements("line").stream()
                .filter(line -> line.getAttribute("x1").equals(line.getAttribute("x2")))
                .filter(line -> inherited(line, "stroke").equals(colour))
                .filter(line -> inherited(line, "stroke-dasharray").equals(dash))
                .filter(line -> inherited(line, "stroke-width").equals(width))
                .map(line -> Double.valueOf(line.getAttribute("x1")))
                .sorted()
                .collect(Collectors.toList());
    }

    /** Paths of this colour and opacity that are drawn and not filled, by their corners. */
    List<Integer> lines(String colour, String opacity) {
        return elements("path").stream()
                .filter(path -> inherited(path, "fill").equals("none"))
                .filter(path -> inherited(path, "stroke").equals(colour))
                .filter(path -> inherited(path, "stroke-opacity").equals(opacity))
                .map(path -> path.getAttribute("d").split("[ML]").length - 1)
                .collect(Collectors.toList());
    }

    /** Filled shapes of this colour that are round. */
    long discs(String colour) {
        return elements("path").stream()
                .filter(path -> inherited(path, "fill").equals(colour))
                .filter(path -> path.getAttribute("d").contains("C"))
                .count();
    }

    /** Filled shapes of this colour with a number of corners. */
    long polygons(String colour, int corners) {
        return elements("path").stream()
                .filter(path -> inherited(path, "fill").equals(colour))
                .filter(path -> path.getAttribute("d").matches("M[^A-Z]*(L[^A-Z]*)+Z"))
                .filter(path -> path.getAttribute("d").split("L").length == corners)
                .count();
    }

    /** The horizontal extents of the filled shapes of a colour, start and end in pixels. */
    List<double[]> filled(String colour) {
        return Stream.concat(elements("path").stream(), elements("rect").stream())
                .filter(shape -> inherited(shape, "fill").equals(colour))
                .map(ParsedSvg::extent)
                .collect(Collectors.toList());
    }

    private static double[] extent(Element shape) {
        if (shape.hasAttribute("width")) {
            double start = Double.parseDouble(shape.getAttribute("x"));
            return new double[] {start, start + Double.parseDouble(shape.getAttribute("width"))};
        }
        double[] numbers =
                Stream.of(shape.getAttribute("d").split("[^-0-9.e]+"))
                        .filter(text -> !text.isEmpty())
                        .mapToDouble(Double::parseDouble)
                        .toArray();
        double start = Double.MAX_VALUE;
        double end = -Double.MAX_VALUE;
        for (int i = 0; i < numbers.length; i += 2) {
            start = Math.min(start, numbers[i]);
            end = Math.max(end, numbers[i]);
        }
        return new double[] {start, end};
    }

    private static String inherited(Element element, String attribute) {
        for (Node node = element; node instanceof Element e; node = node.getParentNode()) {
            if (e.hasAttribute(attribute)) {
                return e.getAttribute(attribute);
            }
        }
        return "";
    }
}
