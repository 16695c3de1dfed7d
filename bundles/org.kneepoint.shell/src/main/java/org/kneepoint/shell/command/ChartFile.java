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
import org.kneepoint.api.view.ChartWriter;
import org.kneepoint.shell.text.InstalledFormats;
import org.kneepoint.study.format.AtomicFile;

/**
 * The image file of a result.
 *
 * @param file path
 * @param format one of the formats of the writer
 * @param writer chart writer
 */
record ChartFile(Path file, String format, ChartWriter writer) {
    /**
     * Returns the image file of a request; empty without an output file or if its format is a
     * result format.
     *
     * @param writer chart writer, if one is installed
     * @param formats result formats
     * @throws BadInput if the extension of the file is not known
     */
    static Optional<ChartFile> of(
            CommandRequest request, Optional<ChartWriter> writer, InstalledFormats formats) {
        if (request.outputFile().isEmpty() || request.isResultFile()) {
            return Optional.empty();
        }
        Path file = request.outputFile().get();
        List<String> chartFormats =
                writer.stream().flatMap(chart -> chart.formats().stream()).sorted().toList();
        return Optional.of(
                format(file, chartFormats)
                        .map(format -> new ChartFile(file, format, writer.orElseThrow()))
                        .orElseThrow(() -> unknownExtension(file, chartFormats, formats)));
    }

    /**
     * Returns an image file.
     *
     * @throws BadInput if the extension is not one of the formats of the writer
     */
    static ChartFile of(Path file, ChartWriter writer) {
        List<String> formats = writer.formats().stream().sorted().toList();
        return format(file, formats)
                .map(format -> new ChartFile(file, format, writer))
                .orElseThrow(
                        () ->
                                BadInput.of(
                                        "out",
                                        file.getFileName(),
                                        ": the name must end in ."
                                                + String.join(" or .", formats)));
    }

    /** Returns the file of the data of the chart: c.csv beside c.png. */
    Path dataFile() {
        String name = file.getFileName().toString();
        String stem = name.substring(0, name.length() - format.length());
        return file.resolveSibling(stem + "csv");
    }

    /** Returns the format of a file name, if it is one of these. */
    static Optional<String> format(Path file, Collection<String> formats) {
        String name = file.getFileName().toString().toLowerCase(Locale.ROOT);
        return formats.stream().filter(format -> name.endsWith("." + format)).findFirst();
    }

    private static BadInput unknownExtension(
            Path file, List<String> chartFormats, InstalledFormats formats) {
        return BadInput.of(
                "out",
                file.getFileName(),
                ": the name must end in "
                        + formats.endings(chartFormats)
                        + (chartFormats.isEmpty()
                                ? "; no installed bundle draws charts: install the feature charts"
                                : ""));
    }

    /** Draws a chart into the file. */
    void draw(Drawing drawing, Optional<ChartSize> size) throws IOException {
        AtomicFile.write(file, out -> drawing.write(writer, format, size, out));
    }
}
