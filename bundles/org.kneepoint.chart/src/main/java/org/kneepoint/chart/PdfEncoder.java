// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart;

import de.rototor.pdfbox.graphics2d.PdfBoxGraphics2D;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDDocumentInformation;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.util.Matrix;

/**
 * Encodes charts as PDF: vectors, and texts in an embedded font. A pixel is 1/96 inch, which is 3/4
 * of a unit of PDF. The library is loaded by the first chart.
 */
final class PdfEncoder {
    private static final float UNITS_PER_PIXEL = 0.75f;

    private PdfEncoder() {}

    static byte[] encode(Figure figure) throws IOException {
        ChartDimensions dimensions = figure.dimensions();
        try (PDDocument document = new PDDocument()) {
            // else the time of day: the same chart has the same bytes
            document.setDocumentId(0L);
            PDPage page = new PDPage(size(dimensions, UNITS_PER_PIXEL));
            document.addPage(page);
            describe(document, figure);
            PdfBoxGraphics2D g2 = new PdfBoxGraphics2D(document, size(dimensions, 1));
            g2.setFontTextDrawer(new PdfTextDrawer(document));
            g2.scale(dimensions.scale(), dimensions.scale());
            figure.draw(g2);
            g2.dispose();
            try (PDPageContentStream content = new PDPageContentStream(document, page)) {
                content.transform(Matrix.getScaleInstance(UNITS_PER_PIXEL, UNITS_PER_PIXEL));
                content.drawForm(g2.getXFormObject());
            }
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            document.save(bytes);
            return bytes.toByteArray();
        }
    }

    private static PDRectangle size(ChartDimensions dimensions, float unit) {
        return new PDRectangle(dimensions.width() * unit, dimensions.height() * unit);
    }

    private static void describe(PDDocument document, Figure figure) {
        PDDocumentInformation information = document.getDocumentInformation();
        information.setCreator("Kneepoint");
        if (!figure.title().isEmpty()) {
            information.setTitle(figure.title());
        }
        if (!figure.description().isEmpty()) {
            information.setSubject(figure.description());
        }
    }
}
