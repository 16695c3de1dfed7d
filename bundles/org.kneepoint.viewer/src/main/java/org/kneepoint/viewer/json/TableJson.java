// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.scenario.BadInput;

/**
 * A table as {@code {columns: [{name, unit, meaning}], rows: [[value]]}}; unit and meaning are
 * empty where the column is no known quantity.
 */
public final class TableJson {
    private static final String COLUMNS = "columns";
    private static final String ROWS = "rows";

    private TableJson() {}

    /**
     * Encodes a table.
     *
     * @param quantities the quantity of a column, or one of its name only
     */
    public static Map<String, Object> of(Table table, Function<String, Quantity> quantities) {
        List<Object> columns = new ArrayList<>();
        for (String name : table.columns()) {
            Quantity quantity = quantities.apply(name);
            Map<String, Object> column = new LinkedHashMap<>();
            column.put("name", name);
            column.put("unit", quantity.unit());
            column.put("meaning", quantity.meaning());
            columns.add(column);
        }
        Map<String, Object> object = new LinkedHashMap<>();
        object.put(COLUMNS, columns);
        object.put(ROWS, table.rows().stream().map(TableJson::cells).toList());
        return object;
    }

    /** JSON has no number without an end. */
    private static List<Object> cells(List<Object> row) {
        List<Object> cells = new ArrayList<>(row);
        cells.replaceAll(
                cell ->
                        cell instanceof Double number && !Double.isFinite(number)
                                ? cell.toString()
                                : cell);
        return cells;
    }

    /**
     * Reads a table.
     *
     * @throws BadInput if it is damaged
     */
    public static Table read(JsonFields object) {
        List<String> columns =
                object.objects(COLUMNS).stream().map(column -> column.text("name")).toList();
        Table.Builder table = Table.of(columns);
        for (List<Object> row : object.rows(ROWS)) {
            if (row.size() != columns.size()) {
                throw BadInput.because(
                        ROWS,
                        row.size(),
                        "a row of a table has " + row.size() + " of " + columns.size() + " cells");
            }
            table.row(row.toArray());
        }
        return table.build();
    }
}
