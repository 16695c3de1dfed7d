// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.view;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Set;
import org.osgi.annotation.versioning.ProviderType;

/** Draws charts without a display. Offered as an OSGi service. */
@ProviderType
public interface ChartWriter {
    /** Returns the formats it writes, which are also the endings of file names: "png", "svg". */
    Set<String> formats();

    /**
     * Draws a chart.
     *
     * @param chart what to draw
     * @param format one of {@link #formats()}
     * @param out where to; left open
     * @throws IOException if writing fails
     */
    void write(Chart chart, String format, OutputStream out) throws IOException;

    /**
     * Draws a dot for each curve.
     *
     * @param plot what to draw
     * @param format one of {@link #formats()}
     * @param out where to; left open
     * @throws IOException if writing fails
     */
    void write(ScatterPlot plot, String format, OutputStream out) throws IOException;
}
