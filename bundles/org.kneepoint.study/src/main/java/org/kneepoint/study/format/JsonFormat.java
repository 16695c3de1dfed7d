// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.format;

import com.fasterxml.jackson.jr.ob.JSON;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.kneepoint.api.format.ResultContent;
import org.kneepoint.api.format.ResultFormat;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.scenario.Decimal;
import org.kneepoint.api.scenario.Description;
import org.osgi.service.component.annotations.Component;

/**
 * The format {@code json}. A table is an array of objects, one per row. Curves are objects with
 * points, axis and unit, attributes and provenance.
 */
@Component
public final class JsonFormat implements ResultFormat {
    private static final int SIGNIFICANT_DIGITS = 15;
    private static final Pattern NUMBER =
            Pattern.compile("-?(0|[1-9]\\d*)(\\.\\d+)?([eE][+-]?\\d+)?");

    @Override
    public String name() {
        return "json";
    }

    @Override
    public Description description() {
        return Description.of("JSON: curves with axis and provenance, or an object for each row")
                .source("RFC 8259")
                .validity("every answer, with all that is known of curves")
                .verification("what is written is parsed again in the tests");
    }

    @Override
    public List<String> fileExtensions() {
        return List.of("json");
    }

    @Override
    public String mediaType() {
        return "application/json";
    }

    @Override
    public void write(ResultContent result, OutputStream out) throws IOException {
        String text = result.curves().map(JsonFormat::write).orElseGet(() -> write(result.table()));
        out.write(text.getBytes(StandardCharsets.UTF_8));
    }

    /** Returns the text of a table. */
    static String write(Table table) {
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
    static String write(Collection<Curve> curves) {
        return text(Map.of("curves", curves.stream().map(JsonFormat::curve).toList()));
    }

    private static Map<String, Object> curve(Curve curve) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put(CurveTable.METHOD, curve.method().label());
        object.put(CurveTable.NETWORK, curve.network());
        object.put(CurveTable.evaluatorColumn(curve), curve.evaluator());
        Map<String, Object> axis = new LinkedHashMap<>();
        axis.put("name", curve.axis().name());
        axis.put("unit", curve.axis().unit());
        object.put("axis", axis);
        Map<String, Object> attributes = new LinkedHashMap<>();
        curve.attributes().forEach((name, value) -> attributes.put(name.name(), value(value)));
        object.put("attributes", attributes);
        object.put("provenance", curve.provenance().entries());
        object.put("points", curve.points().stream().map(JsonFormat::point).toList());
        return object;
    }

    private static Map<String, Object> point(Point point) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.putAll(values(point.settings()));
        point.figures().forEach((quantity, value) -> object.put(quantity.name(), value(value)));
        object.put(CurveTable.STATUS, point.status().label());
        object.put(CurveTable.VALIDITY, point.validity().label());
        if (!point.reason().isEmpty()) {
            object.put(CurveTable.REASON, point.reason().text());
        }
        return object;
    }

    /** Returns settings with their values as JSON has them: numbers, truth values and texts. */
    public static Map<String, Object> values(Map<String, String> settings) {
        Map<String, Object> values = new LinkedHashMap<>();
        settings.forEach((name, text) -> values.put(name, value(text)));
        return values;
    }

    /**
     * The text of a number or truth value becomes one. A whole number has no fraction; others are
     * rounded to 15 significant digits, as many as every double has.
     */
    private static Object value(Object cell) {
        if (cell instanceof Double number) {
            return Double.isFinite(number) ? new BigDecimal(digits(number)) : cell;
        }
        if (cell instanceof String text) {
            if (text.equals("true") || text.equals("false")) {
                return Boolean.valueOf(text);
            }
            return NUMBER.matcher(text).matches() ? new BigDecimal(text) : cell;
        }
        return cell;
    }

    private static String digits(double number) {
        return number == Math.rint(number)
                ? Decimal.format(number)
                : Decimal.round(number, SIGNIFICANT_DIGITS);
    }

    private static String text(Object value) {
        try {
            return JSON.std.with(JSON.Feature.PRETTY_PRINT_OUTPUT).asString(value) + "\n";
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
