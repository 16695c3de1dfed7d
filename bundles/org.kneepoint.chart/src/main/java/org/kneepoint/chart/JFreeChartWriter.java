// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.view.Chart;
import org.kneepoint.api.view.ChartWriter;
import org.kneepoint.api.view.NetworkPicture;
import org.kneepoint.api.view.ScatterPlot;
import org.kneepoint.chart.terminal.TerminalPicture;
import org.kneepoint.chart.terminal.TextChart;
import org.kneepoint.chart.terminal.TextScatterPlot;
import org.kneepoint.support.UnknownName;
import org.osgi.service.component.annotations.Component;

/**
 * Draws charts with JFreeChart, and for a terminal by characters. The same chart and fonts give the
 * same bytes.
 *
 * <p>The image has the size of the chart. If it exceeds 900 by 600 pixels in both directions, the
 * layout is enlarged, so that twice the size is twice the resolution; if it is smaller in either,
 * the layout is reduced, to three quarters at most.
 */
@Component
public final class JFreeChartWriter implements ChartWriter {
    private static final Map<String, ImageEncoder> FORMATS = new LinkedHashMap<>();
    private static final Map<String, ImageEncoder> PICTURES = new LinkedHashMap<>();
    private static final String TEXT = "text";
    private static final String ANSI = "ansi";

    static {
        FORMATS.put("png", PngEncoder::encode);
        FORMATS.put("svg", SvgEncoder::encode);
        if (hasPdfLibrary()) {
            // not a method reference, which would load the library
            FORMATS.put("pdf", figure -> PdfEncoder.encode(figure));
        }
        PICTURES.put("sixel", figure -> bytes(TerminalPicture.sixel(PngEncoder.image(figure))));
        PICTURES.put("kitty", figure -> bytes(TerminalPicture.kitty(PngEncoder.encode(figure))));
        PICTURES.put("iterm", figure -> bytes(TerminalPicture.iterm(PngEncoder.encode(figure))));
    }

    /**
     * Encodes a chart as the content of a file, in memory, since the encoders of the JDK hide
     * failures of a stream.
     */
    private interface ImageEncoder {
        byte[] encode(Figure figure) throws IOException;
    }

    @Override
    public Set<String> formats() {
        return Collections.unmodifiableSet(FORMATS.keySet());
    }

    @Override
    public Set<String> terminalFormats() {
        Set<String> names = new LinkedHashSet<>(List.of(TEXT, ANSI));
        names.addAll(PICTURES.keySet());
        return Collections.unmodifiableSet(names);
    }

    /**
     * {@inheritDoc}
     *
     * @throws BadInput if the format is unknown or the chart cannot be drawn
     */
    @Override
    public void write(Chart chart, String format, OutputStream out) throws IOException {
        ChartValidation.require(chart);
        out.write(
                isText(format)
                        ? bytes(TextChart.of(chart, format.equals(ANSI)))
                        : encoder(format).encode(PanelStack.of(chart)));
    }

    /**
     * {@inheritDoc}
     *
     * @throws BadInput if the format is unknown or the plot cannot be drawn
     */
    @Override
    public void write(ScatterPlot plot, String format, OutputStream out) throws IOException {
        ChartValidation.require(plot);
        out.write(
                isText(format)
                        ? bytes(TextScatterPlot.of(plot, format.equals(ANSI)))
                        : encoder(format).encode(ScatterFigure.of(plot)));
    }

    /**
     * {@inheritDoc}
     *
     * @throws BadInput if the format is unknown or the size is not in 1 to 10000 pixels
     */
    @Override
    public void write(NetworkPicture picture, String format, OutputStream out) throws IOException {
        ImageEncoder encoder = encoder(format);
        ChartValidation.requireSize(picture.width(), picture.height());
        out.write(encoder.encode(new NetworkFigure(picture)));
    }

    /**
     * {@inheritDoc}
     *
     * @throws BadInput if there is no display or the chart cannot be drawn
     */
    @Override
    public void show(Chart chart, Runnable opened) throws InterruptedException {
        ChartValidation.require(chart);
        ChartWindow.show(() -> PanelStack.of(chart), opened);
    }

    /**
     * {@inheritDoc}
     *
     * @throws BadInput if there is no display or the plot cannot be drawn
     */
    @Override
    public void show(ScatterPlot plot, Runnable opened) throws InterruptedException {
        ChartValidation.require(plot);
        ChartWindow.show(() -> ScatterFigure.of(plot), opened);
    }

    /** Whether the bundle of the library is installed, without loading it. */
    private static boolean hasPdfLibrary() {
        return JFreeChartWriter.class
                        .getClassLoader()
                        .getResource("de/rototor/pdfbox/graphics2d/PdfBoxGraphics2D.class")
                != null;
    }

    private static boolean isText(String format) {
        return format.equals(TEXT) || format.equals(ANSI);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private ImageEncoder encoder(String format) {
        String name = format.toLowerCase(Locale.ROOT);
        ImageEncoder encoder = FORMATS.getOrDefault(name, PICTURES.get(name));
        if (encoder == null) {
            throw UnknownName.of("chart format", format, formats());
        }
        return encoder;
    }
}
