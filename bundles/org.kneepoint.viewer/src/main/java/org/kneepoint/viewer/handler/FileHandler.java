// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer.handler;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.kneepoint.api.format.ResultFormat;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.view.ChartWriter;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.support.UnknownName;
import org.kneepoint.viewer.json.JsonFields;
import org.kneepoint.viewer.rest.Call;
import org.kneepoint.viewer.rest.Reply;

/**
 * Downloads: the file that a statement writes with {@code out=}, so that page and shell write the
 * same.
 */
public final class FileHandler {
    private static final String LINE = "line";
    private static final String FORMAT = "format";
    private static final String STEM = "kneepoint.";

    /** Media types of charts; other formats of a chart writer are sent as bytes. */
    private static final Map<String, String> CHART_TYPES =
            Map.of("png", "image/png", "svg", "image/svg+xml", "pdf", "application/pdf");

    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9 ._-]{1,100}");

    /** Largest file sent. */
    private static final long LARGEST = 256L << 20;

    private final Catalogue catalogue;
    private final Supplier<Optional<ChartWriter>> writer;

    /**
     * Offers the formats of results and charts.
     *
     * @param writer the chart writer, if one is installed
     */
    public FileHandler(Catalogue catalogue, Supplier<Optional<ChartWriter>> writer) {
        this.catalogue = catalogue;
        this.writer = writer;
    }

    /** A kind of file: the extension by which the shell selects it. */
    private record FileKind(String extension, String mediaType) {}

    /** Runs a statement in a folder of its own and returns the file it writes. */
    public Reply write(Call call) throws Exception {
        JsonFields fields = JsonFields.of(call.json());
        String line = fields.text(LINE).strip();
        StatementLine.requireWithoutFile(line);
        FileKind kind = kind(fields.text(FORMAT).toLowerCase(Locale.ROOT));
        String stem = fields.optionalText("name").map(FileHandler::stem).orElse(STEM);
        Path folder = newFolder(call);
        Path file = folder.resolve(STEM + kind.extension());
        try {
            call.workspace().run(line + " out=" + word(call, file));
            return Reply.file(stem + kind.extension(), kind.mediaType(), content(file, line));
        } catch (BadInput e) {
            throw withoutPath(e, file);
        } finally {
            remove(folder);
        }
    }

    /** Users of a server write in their own folder only. */
    private static Path newFolder(Call call) throws IOException {
        return isLocal(call)
                ? Files.createTempDirectory("kneepoint-")
                : Files.createTempDirectory(call.workspace().folder(), "download-");
    }

    private static String word(Call call, Path file) {
        return isLocal(call)
                ? StatementLine.quoted(file.toString())
                : call.workspace().folder().relativize(file).toString();
    }

    private static boolean isLocal(Call call) {
        return call.caller().account().isEmpty();
    }

    /** Accepts only formats that are installed. */
    private FileKind kind(String format) {
        Map<String, FileKind> kinds = new TreeMap<>();
        for (ResultFormat result : catalogue.formats()) {
            result.fileExtensions().stream()
                    .findFirst()
                    .ifPresent(
                            extension ->
                                    kinds.put(
                                            result.name(),
                                            new FileKind(extension, result.mediaType())));
        }
        writer.get()
                .ifPresent(
                        charts ->
                                charts.formats()
                                        .forEach(name -> kinds.putIfAbsent(name, chart(name))));
        FileKind kind = kinds.get(format);
        if (kind == null) {
            throw UnknownName.of(FORMAT, format, kinds.keySet());
        }
        return kind;
    }

    private static FileKind chart(String format) {
        return new FileKind(format, CHART_TYPES.getOrDefault(format, "application/octet-stream"));
    }

    private static String stem(String name) {
        if (!NAME.matcher(name).matches()) {
            throw BadInput.notAllowed(
                    "name", name, "letters, digits, blanks, and . _ -, at most 100");
        }
        return name + ".";
    }

    private static byte[] content(Path file, String line) throws IOException {
        if (!Files.isRegularFile(file)) {
            throw BadInput.because(LINE, line, "the statement writes no file");
        }
        long size = Files.size(file);
        if (size > LARGEST) {
            throw BadInput.because(
                    LINE,
                    size,
                    "the file has " + (size >> 20) + " MB: write it in the shell with out=");
        }
        return Files.readAllBytes(file);
    }

    /** The folder means nothing to the user. */
    private static BadInput withoutPath(BadInput bad, Path file) {
        String line =
                bad.getMessage()
                        .replace(file.getParent() + file.getFileSystem().getSeparator(), "");
        return line.equals(bad.getMessage())
                ? bad
                : BadInput.because(
                        bad.parameters().isEmpty() ? "out" : bad.parameters().get(0),
                        bad.value().orElse(""),
                        line);
    }

    private static void remove(Path folder) throws IOException {
        try (var files = Files.list(folder)) {
            for (Path file : files.toList()) {
                Files.deleteIfExists(file);
            }
        }
        Files.deleteIfExists(folder);
    }
}
