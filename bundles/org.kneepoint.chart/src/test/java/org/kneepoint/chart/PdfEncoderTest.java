// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDResources;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.graphics.form.PDFormXObject;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.view.Chart;
import org.kneepoint.chart.layout.QuantityLabel;

/** Charts as PDF, opened again. */
class PdfEncoderTest {
    private final Curve model =
            SampleCurves.of(EvaluationMethod.MODEL, "torus").sweep(0.1, 1.2, 12);
    private final Curve simulation =
            SampleCurves.of(EvaluationMethod.SIMULATION, "torus").tool("flit").sweep(0.1, 1.2, 12);

    private static byte[] bytes(Chart chart) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new JFreeChartWriter().write(chart, "pdf", out);
        return out.toByteArray();
    }

    private static PDFormXObject figure(PDPage page) throws IOException {
        PDResources resources = page.getResources();
        COSName name = resources.getXObjectNames().iterator().next();
        return (PDFormXObject) resources.getXObject(name);
    }

    @Test
    void textsAreTextsInTheOrderOfTheLegend() throws IOException {
        Chart chart =
                Chart.of(List.of(model, simulation)).title("\u03bb of a torus \u00b1 5 \u00b5s");
        try (PDDocument document = Loader.loadPDF(bytes(chart))) {
            String text = new PDFTextStripper().getText(document);
            for (String part :
                    List.of(
                            "\u03bb of a torus \u00b1 5 \u00b5s",
                            QuantityLabel.of(Quantities.LOAD),
                            "model",
                            "simulation",
                            "95 % interval",
                            "0.2")) {
                assertTrue(text.contains(part), () -> part + " is not in " + text);
            }
            assertTrue(text.indexOf("model") < text.indexOf("simulation"), text);
        }
    }

    @Test
    void onePageOfTheSizeOfTheChartHasVectorsAndAnEmbeddedFont() throws IOException {
        try (PDDocument document = Loader.loadPDF(bytes(Chart.of(List.of(model)).size(800, 400)))) {
            assertEquals(1, document.getNumberOfPages());
            PDPage page = document.getPage(0);
            assertEquals(600, page.getMediaBox().getWidth());
            assertEquals(300, page.getMediaBox().getHeight());
            PDFormXObject figure = figure(page);
            for (COSName name : figure.getResources().getXObjectNames()) {
                assertFalse(figure.getResources().isImageXObject(name), "an image");
            }
            boolean fonts = false;
            for (COSName name : figure.getResources().getFontNames()) {
                PDFont font = figure.getResources().getFont(name);
                assertTrue(font.isEmbedded() && font.getName().contains("+"), font::toString);
                fonts = true;
            }
            assertTrue(fonts);
            String content = new String(figure.getContentStream().toByteArray(), "ISO-8859-1");
            assertTrue(content.contains(" l\n") && content.contains("S\n"), "lines");
        }
    }

    @Test
    void theSameChartHasTheSameBytes() throws IOException {
        Chart chart = Chart.of(List.of(model, simulation)).title("twice");
        assertArrayEquals(bytes(chart), bytes(chart));
    }

    @Test
    void charactersThatTheFontLacksAreDrawn() throws IOException {
        Chart chart = Chart.of(List.of(model)).title("\u7db2 network");
        try (PDDocument document = Loader.loadPDF(bytes(chart))) {
            String text = new PDFTextStripper().getText(document);
            assertFalse(text.contains("network"), text);
            assertTrue(text.contains(QuantityLabel.of(Quantities.LOAD)), text);
        }
    }
}
