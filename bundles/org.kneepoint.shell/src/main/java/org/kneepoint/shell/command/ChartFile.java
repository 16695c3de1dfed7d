// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.kneepoint.api.command.CommandRequest;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.view.Chart;
import org.kneepoint.api.view.ChartWriter;
import org.kneepoint.api.view.ScatterPlot;
import org.kneepoint.shell.text.InstalledFormats;
import org.kneepoint.study.format.AtomicFile;

/**
 * The image file of a result.
 *
 * @param file where to
 * @param format one of those that the writer knows
 * @param writer what draws
 */
record ChartFile(Path file, String format, ChartWriter writer) {
    /**
     * Returns the picture that a request wants; none if it names no file, or one for a table.
     *
     * @param writer what draws, if anything does
     * @param formats of what is no picture
     * @throws BadInput if the file is neither for a table nor for a picture
     */
    static Optional<ChartFile> of(
            CommandRequest request, Optional<ChartWriter> writer, InstalledFormats formats) {
        if (request.outputFile().isEmpty() || request.isResultFile()) {
            return Optional.empty();
        }
        Path file = request.outputFile().get();
        List<String> pictures =
                writer.stream().flatMap(pen -> pen.formats().stream()).sorted().toList();
        return Optional.of(
                format(file, pictures)
                        .map(format -> new ChartFile(file, format, writer.orElseThrow()))
                        .orElseThrow(() -> unknownExtension(file, pictures, formats)));
    }

    /** Returns the one of some formats that the name of a file ends with. */
    static Optional<String> format(Path file, Collection<String> formats) {
        String name = file.getFileName().toString().toLowerCase(Locale.ROOT);
        return formats.stream().filter(format -> name.endsWith("." + format)).findFirst();
    }

    private static BadInput unknownExtension(
            Path file, List<String> pictures, InstalledFormats formats) {
        return BadInput.of(
                "out",
                file.getFileName(),
                ": the name must end in "
                        + formats.endings(pictures)
                        + (pictures.isEmpty()
                                ? "; no installed bundle draws charts: install the feature charts"
                                : ""));
    }

    /** Draws a chart into the file. */
    void draw(Chart chart) throws IOException {
        AtomicFile.write(file, out -> writer.write(chart, format, out));
    }

    /** Draws dots into the file. */
    void draw(ScatterPlot plot) throws IOException {
        AtomicFile.write(file, out -> writer.write(plot, format, out));
    }
}
