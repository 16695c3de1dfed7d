// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.scenario.BadInput;

/**
 * A session as one JSON object: {@code {format, version, workbench, results, page}}. A result is
 * its name, command line, curves, table and text; curves are kept without loss.
 */
public final class SessionFile {
    private static final String FORMAT = "format";
    private static final String KIND = "kneepoint session";
    private static final String VERSION = "version";
    private static final int PRESENT_VERSION = 1;
    private static final String RESULTS = "results";
    private static final String PAGE = "page";
    private static final String NAME = "name";
    private static final String LINE = "line";
    private static final String CURVES = "curves";
    private static final String TABLE = "table";
    private static final String TEXT = "text";
    private static final int WIDTH = 80;

    /** Most results of a session. */
    private static final int MOST_RESULTS = 10_000;

    private SessionFile() {}

    /**
     * A named result.
     *
     * @param line its command line, or an empty text
     */
    public record Entry(String name, String line, CommandResult result) {}

    /**
     * A session read from a file.
     *
     * @param page the choices of the page
     */
    public record Content(List<Entry> entries, Map<String, Object> page) {}

    /**
     * Encodes a session.
     *
     * @param workbench version of the workbench
     * @param page the choices of the page
     */
    public static Map<String, Object> encode(
            String workbench, List<Entry> entries, Map<String, Object> page) {
        Map<String, Object> file = new LinkedHashMap<>();
        file.put(FORMAT, KIND);
        file.put(VERSION, PRESENT_VERSION);
        file.put("workbench", workbench);
        file.put(RESULTS, entries.stream().map(SessionFile::encode).toList());
        file.put(PAGE, page);
        return file;
    }

    private static Map<String, Object> encode(Entry entry) {
        CommandResult result = entry.result();
        Map<String, Object> object = new LinkedHashMap<>();
        object.put(NAME, entry.name());
        object.put(LINE, entry.line());
        object.put(CURVES, CurveJson.of(result.curves()));
        result.table()
                .ifPresent(table -> object.put(TABLE, TableJson.of(table, SessionFile::plain)));
        result.text().ifPresent(text -> object.put(TEXT, text.apply(WIDTH)));
        return object;
    }

    private static Quantity plain(String column) {
        return Quantity.of(column, "", "");
    }

    /**
     * Reads a session.
     *
     * @throws BadInput if it is no session file, of a later version, or damaged, with the result
     */
    public static Content read(Map<String, Object> object) {
        JsonFields file = JsonFields.of(object);
        if (!KIND.equals(object.get(FORMAT))) {
            throw BadInput.because(FORMAT, "", "the file is not a session of the workbench");
        }
        int version = file.integer(VERSION);
        if (version != PRESENT_VERSION) {
            throw BadInput.because(
                    VERSION,
                    version,
                    "the session has version "
                            + version
                            + "; this workbench reads version "
                            + PRESENT_VERSION);
        }
        List<JsonFields> results = file.objects(RESULTS);
        if (results.size() > MOST_RESULTS) {
            throw BadInput.notAllowed(RESULTS, results.size(), "at most " + MOST_RESULTS);
        }
        List<Entry> entries = new ArrayList<>();
        for (int i = 0; i < results.size(); i++) {
            try {
                entries.add(entry(results.get(i)));
            } catch (BadInput e) {
                throw e.at("result " + (i + 1) + " of the session");
            }
        }
        return new Content(entries, file.optionalObject(PAGE).map());
    }

    private static Entry entry(JsonFields object) {
        List<Curve> curves = CurveJson.read(object.objects(CURVES));
        Optional<Table> table =
                object.map().get(TABLE) == null
                        ? Optional.empty()
                        : Optional.of(TableJson.read(object.object(TABLE)));
        Optional<String> text = object.optionalText(TEXT);
        return new Entry(object.text(NAME), object.text(LINE), result(curves, table, text));
    }

    private static CommandResult result(
            List<Curve> curves, Optional<Table> table, Optional<String> text) {
        if (table.isEmpty()) {
            return text.isEmpty()
                    ? CommandResult.of(curves)
                    : CommandResult.of(curves, width -> text.get());
        }
        if (curves.isEmpty()) {
            return text.isEmpty()
                    ? CommandResult.of(table.get())
                    : CommandResult.of(width -> text.get(), table.get());
        }
        return CommandResult.of(curves, width -> text.orElse(""), table.get());
    }
}
