// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart;

import java.io.ByteArrayOutputStream;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.transform.OutputKeys;
import javax.xml.transform.Transformer;
import javax.xml.transform.TransformerException;
import javax.xml.transform.TransformerFactory;
import javax.xml.transform.dom.DOMSource;
import javax.xml.transform.stream.StreamResult;
import org.apache.batik.svggen.SVGGeneratorContext;
import org.apache.batik.svggen.SVGGraphics2D;
import org.kneepoint.api.scenario.Decimal;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.Text;

/** Encodes charts as SVG in UTF-8, with texts as text elements. */
final class SvgEncoder {
    private static final String NAMESPACE = "http://www.w3.org/2000/svg";
    private static final int PRECISION = 2;
    private static final int DIGITS = 9;

    /** What is no character of XML 1.0, section 2.2. */
    private static final Pattern NOT_IN_XML =
            Pattern.compile(
                    "[^\\t\\n\\r\\x{20}-\\x{D7FF}\\x{E000}-\\x{FFFD}\\x{10000}-\\x{10FFFF}]");

    private static final String REPLACEMENT = "\ufffd";

    private SvgEncoder() {}

    static byte[] encode(Figure figure) {
        Document document = emptyDocument();
        SVGGeneratorContext context = SVGGeneratorContext.createDefault(document);
        context.setComment(null);
        context.setPrecision(PRECISION);
        SVGGraphics2D g2 = new SVGGraphics2D(context, false);
        figure.draw(g2);
        Element root = g2.getRoot();
        ChartDimensions dimensions = figure.dimensions();
        root.setAttribute("width", String.valueOf(dimensions.width()));
        root.setAttribute("height", String.valueOf(dimensions.height()));
        root.setAttribute(
                "viewBox",
                "0 0 "
                        + Decimal.round(dimensions.layoutWidth(), DIGITS)
                        + " "
                        + Decimal.round(dimensions.layoutHeight(), DIGITS));
        describe(document, root, "desc", figure.description());
        describe(document, root, "title", figure.title());
        replaceUnknownCharacters(root);
        return serialised(root);
    }

    /** Labels and titles may have any characters; those that XML does not allow are replaced. */
    private static void replaceUnknownCharacters(Node node) {
        if (node instanceof Text text) {
            text.setData(NOT_IN_XML.matcher(text.getData()).replaceAll(REPLACEMENT));
        }
        for (Node child = node.getFirstChild(); child != null; child = child.getNextSibling()) {
            replaceUnknownCharacters(child);
        }
    }

    /** Adds an element for readers without the image as the first child. */
    private static void describe(Document document, Element root, String name, String text) {
        if (!text.isEmpty()) {
            Element element = document.createElementNS(NAMESPACE, name);
            element.setTextContent(text);
            root.insertBefore(element, root.getFirstChild());
        }
    }

    // the factories of the JDK: a look-up might find those of another bundle
    private static Document emptyDocument() {
        try {
            return DocumentBuilderFactory.newDefaultNSInstance()
                    .newDocumentBuilder()
                    .getDOMImplementation()
                    .createDocument(NAMESPACE, "svg", null);
        } catch (ParserConfigurationException e) {
            throw new IllegalStateException("the JDK's XML parser lacks its defaults", e);
        }
    }

    // the writer of Batik adds a DOCTYPE, which readers fetch from the network
    private static byte[] serialised(Element root) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try {
            Transformer transformer = TransformerFactory.newDefaultInstance().newTransformer();
            transformer.setOutputProperty(OutputKeys.ENCODING, "UTF-8");
            transformer.setOutputProperty(OutputKeys.INDENT, "yes");
            transformer.transform(new DOMSource(root), new StreamResult(bytes));
            return bytes.toByteArray();
        } catch (TransformerException e) {
            throw new IllegalStateException("the SVG cannot be written: " + e.getMessage(), e);
        }
    }
}
