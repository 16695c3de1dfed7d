// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.view;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Set;
import org.kneepoint.api.scenario.BadInput;
import org.osgi.annotation.versioning.ProviderType;

/** Draws charts without a display. Offered as an OSGi service. */
@ProviderType
public interface ChartWriter {
    /** Returns the formats it writes, which are also file extensions: "png", "svg". */
    Set<String> formats();

    /**
     * Draws a chart.
     *
     * @param chart the chart
     * @param format one of {@link #formats()}
     * @param out where to; left open
     * @throws IOException if writing fails
     */
    void write(Chart chart, String format, OutputStream out) throws IOException;

    /**
     * Draws a scatter plot.
     *
     * @param plot the plot
     * @param format one of {@link #formats()}
     * @param out where to; left open
     * @throws IOException if writing fails
     */
    void write(ScatterPlot plot, String format, OutputStream out) throws IOException;

    /**
     * Draws a picture of a network.
     *
     * @param picture the picture
     * @param format one of {@link #formats()}
     * @param out where to; left open
     * @throws IOException if writing fails
     * @throws BadInput if this writer draws curves only
     */
    default void write(NetworkPicture picture, String format, OutputStream out) throws IOException {
        throw BadInput.because("feature", "charts", "the installed chart writer draws no networks");
    }
}
