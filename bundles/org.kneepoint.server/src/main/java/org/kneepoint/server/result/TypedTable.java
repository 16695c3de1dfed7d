// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.result;

import com.fasterxml.jackson.jr.ob.JSON;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.StandardParameters;

/**
 * A table in which every column has one type, as columnar files need it: {@code int64}, {@code
 * double}, {@code boolean} or {@code string}. An empty cell has no value, whatever the type; there
 * is no text for it.
 */
final class TypedTable {
    private static final Pattern WHOLE = Pattern.compile("-?(0|[1-9]\\d{0,17})");
    private static final Pattern NUMBER =
            Pattern.compile("[+-]?(\\d+\\.?\\d*|\\.\\d+)([eE][+-]?\\d{1,3})?");

    /** Texts that a column keeps as such, however they look. */
    private static final List<String> TEXTS = PointTable.HEAD.subList(0, 3);

    private final Table table;
    private final Map<String, Unit> units = new HashMap<>();

    /** Unit and meaning of a column. */
    private record Unit(String unit, String meaning) {}

    private enum Type {
        INT64,
        DOUBLE,
        BOOLEAN,
        STRING
    }

    private TypedTable(Table table, List<Curve> curves) {
        this.table = table;
        for (Parameter<?> parameter : StandardParameters.all()) {
            units.put(parameter.name(), new Unit(parameter.unit(), parameter.meaning()));
        }
        curves.stream().flatMap(TypedTable::quantities).distinct().forEach(this::add);
    }

    /**
     * Types a table.
     *
     * @param curves those of its rows, with the definitions of their quantities
     */
    static TypedTable of(Table table, List<Curve> curves) {
        return new TypedTable(table, curves);
    }

    private static Stream<Quantity> quantities(Curve curve) {
        return Stream.concat(
                curve.attributes().keySet().stream(),
                curve.points().stream().flatMap(point -> point.figures().keySet().stream()));
    }

    private void add(Quantity quantity) {
        units.put(quantity.name(), new Unit(quantity.unit(), quantity.meaning()));
    }

    /** Returns the schema as JSON: {@code {nulls, columns: [{name, type, unit, meaning}]}}. */
    String schema() {
        List<Object> columns = new ArrayList<>();
        for (int i = 0; i < table.columns().size(); i++) {
            String name = table.columns().get(i);
            Unit unit = units.getOrDefault(name, new Unit("", ""));
            Map<String, Object> column = new LinkedHashMap<>();
            column.put("name", name);
            column.put("type", type(i).name().toLowerCase(Locale.ROOT));
            column.put("unit", unit.unit());
            column.put("meaning", unit.meaning());
            columns.add(column);
        }
        Map<String, Object> schema = new LinkedHashMap<>();
        schema.put("encoding", "UTF-8");
        schema.put("header", true);
        schema.put("null", "");
        schema.put("columns", columns);
        try {
            return JSON.std.with(JSON.Feature.PRETTY_PRINT_OUTPUT).asString(schema) + "\n";
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A column without any value is a text. */
    private Type type(int column) {
        if (TEXTS.contains(table.columns().get(column))) {
            return Type.STRING;
        }
        Type type = null;
        for (List<Object> row : table.rows()) {
            Object cell = row.get(column);
            if (cell != null) {
                type = type == null ? type(cell) : common(type, type(cell));
            }
        }
        return type == null ? Type.STRING : type;
    }

    private static Type type(Object cell) {
        if (cell instanceof Double || cell instanceof Float) {
            return Type.DOUBLE;
        }
        String text = cell.toString();
        if (cell instanceof Boolean || text.equals("true") || text.equals("false")) {
            return Type.BOOLEAN;
        }
        if (WHOLE.matcher(text).matches()) {
            return Type.INT64;
        }
        return NUMBER.matcher(text).matches() ? Type.DOUBLE : Type.STRING;
    }

    private static Type common(Type one, Type other) {
        if (one == other) {
            return one;
        }
        boolean numbers = one.compareTo(Type.DOUBLE) <= 0 && other.compareTo(Type.DOUBLE) <= 0;
        return numbers ? Type.DOUBLE : Type.STRING;
    }
}
