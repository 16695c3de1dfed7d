// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.view.Chart;
import org.kneepoint.api.view.ChartWriter;
import org.kneepoint.api.view.NetworkPicture;
import org.kneepoint.api.view.ScatterPlot;
import org.kneepoint.support.UnknownName;
import org.osgi.service.component.annotations.Component;

/**
 * Draws charts with JFreeChart. The same chart and fonts give the same bytes.
 *
 * <p>The image has the size of the chart. If it exceeds 900 by 600 pixels in both directions, the
 * layout is enlarged, so that twice the size is twice the resolution; if it is smaller in either,
 * the layout is reduced, to three quarters at most.
 */
@Component
public final class JFreeChartWriter implements ChartWriter {
    private static final Map<String, ImageEncoder> FORMATS = new LinkedHashMap<>();

    static {
        FORMATS.put("png", PngEncoder::encode);
        FORMATS.put("svg", SvgEncoder::encode);
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

    /**
     * {@inheritDoc}
     *
     * @throws BadInput if the format is unknown or the chart cannot be drawn
     */
    @Override
    public void write(Chart chart, String format, OutputStream out) throws IOException {
        ImageEncoder encoder = encoder(format);
        ChartValidation.require(chart);
        out.write(encoder.encode(PanelStack.of(chart)));
    }

    /**
     * {@inheritDoc}
     *
     * @throws BadInput if the format is unknown or the plot cannot be drawn
     */
    @Override
    public void write(ScatterPlot plot, String format, OutputStream out) throws IOException {
        ImageEncoder encoder = encoder(format);
        ChartValidation.require(plot);
        out.write(encoder.encode(ScatterLayout.of(plot)));
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

    private ImageEncoder encoder(String format) {
        ImageEncoder encoder = FORMATS.get(format.toLowerCase(Locale.ROOT));
        if (encoder == null) {
            throw UnknownName.of("chart format", format, formats());
        }
        return encoder;
    }
}
