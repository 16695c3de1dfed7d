// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.result;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.kneepoint.api.format.Table;

/**
 * Tables as JSON without loss: {@code {columns: [name], rows: [[cell]]}}. A text, a truth value, an
 * empty cell, an {@link Integer} and a finite {@link Double} are themselves; any other number is an
 * object {@code {type: text}}, such as {@code {"double": "NaN"}}.
 */
final class TableContent {
    private static final String COLUMNS = "columns";
    private static final String ROWS = "rows";

    private TableContent() {}

    static Map<String, Object> of(Table table) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put(COLUMNS, table.columns());
        List<List<Object>> rows = new ArrayList<>();
        for (List<Object> row : table.rows()) {
            List<Object> cells = new ArrayList<>(row);
            cells.replaceAll(TableContent::cell);
            rows.add(cells);
        }
        object.put(ROWS, rows);
        return object;
    }

    private static Object cell(Object value) {
        if (value instanceof Double number && !Double.isFinite(number)) {
            return Map.of("double", number.toString());
        }
        if (value instanceof Number && !(value instanceof Double || value instanceof Integer)) {
            return Map.of(value instanceof Long ? "long" : "decimal", value.toString());
        }
        return value instanceof Character ? value.toString() : value;
    }

    /** Reads a table. */
    static Table read(Object json) {
        Map<?, ?> object = (Map<?, ?>) json;
        Table.Builder table =
                Table.of(((List<?>) object.get(COLUMNS)).stream().map(Object::toString).toList());
        for (Object row : (List<?>) object.get(ROWS)) {
            table.row(((List<?>) row).stream().map(TableContent::value).toArray());
        }
        return table.build();
    }

    private static Object value(Object cell) {
        if (!(cell instanceof Map<?, ?> typed)) {
            return cell;
        }
        Map.Entry<?, ?> only = typed.entrySet().iterator().next();
        String text = only.getValue().toString();
        return switch (only.getKey().toString()) {
            case "double" -> (Object) Double.valueOf(text);
            case "long" -> Long.valueOf(text);
            default -> new BigDecimal(text);
        };
    }
}
