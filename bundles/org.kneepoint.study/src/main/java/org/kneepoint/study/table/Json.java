// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.table;

import com.fasterxml.jackson.jr.ob.JSON;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.scenario.Decimal;

/**
 * Tables and curves as JSON. A table is an array of objects, one per row. Curves are objects that
 * carry, beside their points, what a table has no place for: axis with unit, traits, provenance.
 */
public final class Json {
    private static final JSON WRITER = JSON.std.with(JSON.Feature.PRETTY_PRINT_OUTPUT);

    private static final Pattern NUMBER =
            Pattern.compile("-?(0|[1-9]\\d*)(\\.\\d+)?([eE][+-]?\\d+)?");

    private Json() {}

    /** Returns the text of a table. */
    public static String write(Table table) {
        List<Map<String, Object>> rows = new ArrayList<>();
        for (List<Object> cells : table.rows()) {
            Map<String, Object> row = new LinkedHashMap<>();
            for (int i = 0; i < cells.size(); i++) {
                row.put(table.columns().get(i), value(cells.get(i)));
            }
            rows.add(row);
        }
        return text(rows);
    }

    /** Returns the text of curves. */
    public static String write(Collection<Curve> curves) {
        return text(Map.of("curves", curves.stream().map(Json::curve).toList()));
    }

    private static Map<String, Object> curve(Curve curve) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put(CurveTable.METHOD, curve.method().word());
        object.put(CurveTable.NETWORK, curve.network());
        object.put(CurveTable.tool(curve), curve.tool());
        Map<String, Object> axis = new LinkedHashMap<>();
        axis.put("name", curve.axis().name());
        axis.put("unit", curve.axis().unit());
        object.put("axis", axis);
        Map<String, Object> traits = new LinkedHashMap<>();
        curve.traits().forEach((trait, value) -> traits.put(trait.name(), value(value)));
        object.put("traits", traits);
        object.put("provenance", curve.provenance().entries());
        object.put("points", curve.points().stream().map(Json::point).toList());
        return object;
    }

    private static Map<String, Object> point(Point point) {
        Map<String, Object> object = new LinkedHashMap<>();
        point.words().forEach((word, text) -> object.put(word, value(text)));
        point.figures().forEach((quantity, value) -> object.put(quantity.name(), value(value)));
        object.put(CurveTable.STATUS, point.status().word());
        object.put(CurveTable.VALIDITY, point.validity().word());
        if (!point.reason().isEmpty()) {
            object.put(CurveTable.REASON, point.reason().text());
        }
        return object;
    }

    /**
     * The text of a number or truth value becomes that; a whole number has no fraction, and others
     * have the digits that tell them from their neighbours.
     */
    private static Object value(Object cell) {
        if (cell instanceof Double number) {
            return Double.isFinite(number) ? new BigDecimal(Decimal.format(number)) : cell;
        }
        if (cell instanceof String text) {
            if (text.equals("true") || text.equals("false")) {
                return Boolean.valueOf(text);
            }
            return NUMBER.matcher(text).matches() ? new BigDecimal(text) : cell;
        }
        return cell;
    }

    private static String text(Object value) {
        try {
            return WRITER.asString(value) + "\n";
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
