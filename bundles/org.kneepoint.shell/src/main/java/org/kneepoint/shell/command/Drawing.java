// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Optional;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.view.Chart;
import org.kneepoint.api.view.ChartWriter;
import org.kneepoint.api.view.NetworkPicture;
import org.kneepoint.api.view.ScatterPlot;

/** A chart of any kind. */
interface Drawing {
    /**
     * Draws it.
     *
     * @param format one of the formats of the writer
     * @param size its size, empty for the usual one
     */
    void write(ChartWriter writer, String format, Optional<ChartSize> size, OutputStream out)
            throws IOException;

    /**
     * Shows it in a window until that is closed.
     *
     * @param opened called when the window is visible
     * @throws BadInput if it has no window or there is no display
     */
    default void show(ChartWriter writer, Optional<ChartSize> size, Runnable opened)
            throws InterruptedException {
        throw BadInput.missing("out=FILE.svg or out=FILE.png: a window shows curves", "out");
    }

    /** A chart of curves. */
    static Drawing of(Chart chart) {
        return new Drawing() {
            private Chart sized(Optional<ChartSize> size) {
                return size.map(s -> chart.size(s.width(), s.height())).orElse(chart);
            }

            @Override
            public void write(
                    ChartWriter writer, String format, Optional<ChartSize> size, OutputStream out)
                    throws IOException {
                writer.write(sized(size), format, out);
            }

            @Override
            public void show(ChartWriter writer, Optional<ChartSize> size, Runnable opened)
                    throws InterruptedException {
                writer.show(sized(size), opened);
            }
        };
    }

    /** A scatter plot. */
    static Drawing of(ScatterPlot plot) {
        return new Drawing() {
            private ScatterPlot sized(Optional<ChartSize> size) {
                return size.map(s -> plot.size(s.width(), s.height())).orElse(plot);
            }

            @Override
            public void write(
                    ChartWriter writer, String format, Optional<ChartSize> size, OutputStream out)
                    throws IOException {
                writer.write(sized(size), format, out);
            }

            @Override
            public void show(ChartWriter writer, Optional<ChartSize> size, Runnable opened)
                    throws InterruptedException {
                writer.show(sized(size), opened);
            }
        };
    }

    /** A picture of a network. */
    static Drawing of(NetworkPicture picture) {
        return (writer, format, size, out) ->
                writer.write(
                        size.map(s -> picture.size(s.width(), s.height())).orElse(picture),
                        format,
                        out);
    }
}
