// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.result;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.format.ResultContent;
import org.kneepoint.api.format.ResultFormat;
import org.kneepoint.api.format.Table;
import org.kneepoint.study.format.CsvCodec;
import org.kneepoint.study.format.CsvFormat;
import org.kneepoint.study.format.CurveTable;
import org.kneepoint.study.format.JsonFormat;
import org.kneepoint.study.session.Caller;
import org.kneepoint.support.UnknownName;
import org.kneepoint.viewer.rest.Reply;

/** Stored results as files. */
final class StoredFiles {
    private static final String ZIP = "application/zip";
    private static final String STEM = "kneepoint-results";

    private final Results results;

    StoredFiles(Results results) {
        this.results = results;
    }

    /** Returns a result as the shell writes it with {@code out=}: as CSV or JSON. */
    Reply one(StoredResult result, CommandResult content, Map<String, String> query)
            throws IOException {
        List<ResultFormat> formats = List.of(new CsvFormat(), new JsonFormat());
        String wanted = query.getOrDefault("format", "csv");
        ResultFormat format =
                formats.stream()
                        .filter(one -> one.name().equals(wanted))
                        .findFirst()
                        .orElseThrow(() -> unknown(wanted, "csv", "json"));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        format.write(
                content.table()
                        .map(ResultContent::of)
                        .orElseGet(
                                () ->
                                        ResultContent.of(
                                                () -> CurveTable.of(content.curves()),
                                                content.curves())),
                bytes);
        return Reply.file(
                result.link() + "." + format.name(), format.mediaType(), bytes.toByteArray());
    }

    /** Returns a selection in one file. */
    Reply selection(Caller caller, ResultFilter filter, Map<String, String> query) {
        String format = query.getOrDefault("format", "csv");
        if (!List.of("csv", "json", "typed", "folder").contains(format)) {
            throw unknown(format, "csv", "json", "typed", "folder");
        }
        Selection selection = Selection.of(results, caller, filter);
        return switch (format) {
            case "json" -> Reply.file(STEM + ".json", Reply.JSON_TYPE, json(selection));
            case "folder" ->
                    Reply.file(STEM + ".zip", ZIP, RepetitionFolder.of(selection).zip(STEM));
            case "typed" -> Reply.file(STEM + ".zip", ZIP, typed(selection).zip(""));
            default -> Reply.file(STEM + ".csv", "text/csv", csv(PointTable.of(selection)));
        };
    }

    private static FileSet typed(Selection selection) {
        Table points = PointTable.of(selection);
        FileSet files = new FileSet();
        files.add(STEM + ".csv", CsvCodec.write(points));
        files.add(STEM + ".schema.json", TypedTable.of(points, selection.curves()).schema());
        return files;
    }

    private static byte[] csv(Table table) {
        return CsvCodec.write(table).getBytes(StandardCharsets.UTF_8);
    }

    private static byte[] json(Selection selection) {
        List<Object> all = new ArrayList<>();
        for (Selection.Entry entry : selection.entries()) {
            Map<String, Object> object = StoredJson.of(entry.result());
            object.putAll(StoredJson.content(entry.content()));
            all.add(object);
        }
        return Reply.json(Map.of("results", all)).body();
    }

    private static RuntimeException unknown(String format, String... known) {
        return UnknownName.of("format", format, List.of(known));
    }
}
