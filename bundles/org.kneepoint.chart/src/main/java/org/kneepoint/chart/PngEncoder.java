// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import javax.imageio.ImageIO;
import javax.imageio.stream.ImageOutputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;

/** Encodes charts as PNG. */
final class PngEncoder {
    private PngEncoder() {}

    static byte[] encode(Figure figure) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        // ImageIO would otherwise use a temporary file
        try (ImageOutputStream stream = new MemoryCacheImageOutputStream(bytes)) {
            ImageIO.write(image(figure), "png", stream);
        }
        return bytes.toByteArray();
    }

    /** Draws the pixels of a figure. */
    static BufferedImage image(Figure figure) {
        ChartDimensions dimensions = figure.dimensions();
        BufferedImage image =
                new BufferedImage(
                        dimensions.width(), dimensions.height(), BufferedImage.TYPE_INT_RGB);
        Graphics2D g2 = image.createGraphics();
        try {
            g2.scale(dimensions.scale(), dimensions.scale());
            figure.draw(g2);
        } finally {
            g2.dispose();
        }
        return image;
    }
}
