// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart;

import de.rototor.pdfbox.graphics2d.IPdfBoxGraphics2DFontTextDrawer;
import java.awt.Color;
import java.awt.Font;
import java.awt.FontMetrics;
import java.io.IOException;
import java.io.InputStream;
import java.text.AttributedCharacterIterator;
import java.text.CharacterIterator;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType0Font;
import org.apache.pdfbox.pdmodel.graphics.state.RenderingMode;
import org.apache.pdfbox.util.Matrix;
import org.kneepoint.chart.style.TextMetrics;

/**
 * Draws texts in Liberation Sans, which the library brings along, stretched to the width for which
 * the figure is laid out. Bold texts have an outline. A text with other characters is drawn as
 * shapes.
 */
final class PdfTextDrawer implements IPdfBoxGraphics2DFontTextDrawer {
    private static final String FONT =
            "/org/apache/pdfbox/resources/ttf/LiberationSans-Regular.ttf";
    private static final float OUTLINE = 0.03f;
    private static final float PER_EM = 1000;

    private final PDFont font;

    /** Embeds the characters that are used into a document. */
    PdfTextDrawer(PDDocument document) throws IOException {
        try (InputStream file = PDDocument.class.getResourceAsStream(FONT)) {
            font = PDType0Font.load(document, file);
        }
    }

    @Override
    public boolean canDrawText(AttributedCharacterIterator iterator, IFontTextDrawerEnv env) {
        try {
            return font.getStringWidth(text(iterator)) > 0;
        } catch (IOException | IllegalArgumentException e) {
            // the font lacks a character
            return false;
        }
    }

    @Override
    public void drawText(AttributedCharacterIterator iterator, IFontTextDrawerEnv env)
            throws IOException {
        String text = text(iterator);
        Font laidOut = env.getFont();
        float size = laidOut.getSize2D();
        double width = font.getStringWidth(text) / PER_EM * size;
        float stretch = (float) (TextMetrics.width(text, laidOut) / width);
        PDPageContentStream content = env.getContentStream();
        content.saveGraphicsState();
        env.applyPaint(env.getPaint(), null);
        if (laidOut.isBold() && env.getPaint() instanceof Color colour) {
            content.setStrokingColor(colour);
            content.setLineWidth(OUTLINE * size);
            content.setRenderingMode(RenderingMode.FILL_STROKE);
        }
        content.beginText();
        content.setFont(font, size);
        content.setTextMatrix(new Matrix(stretch, 0, 0, -1, 0, 0));
        content.showText(text);
        content.endText();
        content.restoreGraphicsState();
    }

    private static String text(AttributedCharacterIterator iterator) {
        StringBuilder text = new StringBuilder();
        for (char c = iterator.first(); c != CharacterIterator.DONE; c = iterator.next()) {
            text.append(c);
        }
        return text.toString();
    }

    @Override
    public FontMetrics getFontMetrics(Font other, IFontTextDrawerEnv env) {
        return env.getCalculationGraphics().getFontMetrics(other);
    }
}
