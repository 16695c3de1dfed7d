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
     * Returns the forms in which it draws for a terminal, written in UTF-8: {@code text}, plain
     * characters; {@code ansi}, characters in colours; {@code sixel}, {@code kitty}, {@code iterm},
     * pictures by the protocol of that name. The size of a chart is in characters for the first
     * two, else in pixels.
     */
    default Set<String> terminalFormats() {
        return Set.of();
    }

    /**
     * Draws a chart.
     *
     * @param chart the chart
     * @param format one of {@link #formats()} or {@link #terminalFormats()}
     * @param out where to; left open
     * @throws IOException if writing fails
     */
    void write(Chart chart, String format, OutputStream out) throws IOException;

    /**
     * Draws a scatter plot.
     *
     * @param plot the plot
     * @param format one of {@link #formats()} or {@link #terminalFormats()}
     * @param out where to; left open
     * @throws IOException if writing fails
     */
    void write(ScatterPlot plot, String format, OutputStream out) throws IOException;

    /**
     * Shows a chart in a window with zoom, exact values, print and save, and returns when it is
     * closed.
     *
     * @param opened called when the window is visible
     * @throws BadInput if there is no display, or this writer has no windows
     * @throws InterruptedException if the thread is interrupted; the window is closed
     */
    default void show(Chart chart, Runnable opened) throws InterruptedException {
        throw BadInput.because("window", true, "the installed chart writer has no windows");
    }

    /**
     * Shows a scatter plot in a window, as a chart.
     *
     * @param opened called when the window is visible
     * @throws BadInput if there is no display, or this writer has no windows
     * @throws InterruptedException if the thread is interrupted; the window is closed
     */
    default void show(ScatterPlot plot, Runnable opened) throws InterruptedException {
        throw BadInput.because("window", true, "the installed chart writer has no windows");
    }

    /**
     * Draws a picture of a network.
     *
     * @param picture the picture
     * @param format one of {@link #formats()} or {@link #terminalFormats()}
     * @param out where to; left open
     * @throws IOException if writing fails
     * @throws BadInput if this writer draws curves only
     */
    default void write(NetworkPicture picture, String format, OutputStream out) throws IOException {
        throw BadInput.because("feature", "charts", "the installed chart writer draws no networks");
    }
}
