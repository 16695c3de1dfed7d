// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.result;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.viewer.json.CurveJson;
import org.kneepoint.viewer.json.TableJson;

/** Stored results as JSON, their contents as those of a workspace. */
final class StoredJson {
    private static final int WIDTH = 80;

    private StoredJson() {}

    /** Encodes a result without its content. */
    static Map<String, Object> of(StoredResult result) {
        StoredResult.Heading heading = result.heading();
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("link", result.link());
        object.put("name", heading.name());
        object.put("owner", result.owner());
        object.put("time", result.time().toString());
        object.put("job", result.job().isPresent() ? result.job().getAsLong() : null);
        object.put("line", heading.line());
        object.put(
                "networks",
                heading.network().isEmpty() ? List.of() : List.of(heading.network().split(", ")));
        object.put("method", heading.method());
        object.put("evaluator", heading.evaluator());
        object.put("nodes", heading.nodes());
        object.put("curve_count", heading.curves());
        object.put("point_count", heading.points());
        object.put("labels", result.labels());
        object.put("note", result.note());
        object.put("share", result.sharing().label());
        object.put("bytes", result.bytes());
        object.put(
                "removed",
                result.removal()
                        .map(
                                removal ->
                                        Map.of(
                                                "by",
                                                removal.account(),
                                                "time",
                                                removal.time().toString()))
                        .orElse(null));
        return object;
    }

    /** Encodes a content as {@code {curves, table, text}}, the last two null where it has none. */
    static Map<String, Object> content(CommandResult content) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("curves", CurveJson.of(content.curves()));
        object.put(
                "table",
                content.table()
                        .map(table -> TableJson.of(table, StoredJson::quantity))
                        .orElse(null));
        object.put("text", content.text().map(text -> text.apply(WIDTH)).orElse(null));
        return object;
    }

    private static Quantity quantity(String column) {
        return Quantities.find(column).orElseGet(() -> Quantity.of(column, "", ""));
    }
}
