// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.format;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.CurveAttributes;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.result.Validity;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Range;
import org.kneepoint.support.FormerNames;

/**
 * Reads curves from a {@link CurveTable}, from any table with a column {@code load}, or from the
 * {@linkplain RampWindowReader windows of a ramp}.
 *
 * <p>Columns left of {@code load} are parameters, the others figures; {@code load} and {@code seed}
 * are both. Along one curve a single parameter varies: the axis is {@code load} if it differs
 * between the first two rows, else the first number that does. A new curve starts if another
 * parameter changes, or if the axis of a simulation or ramp returns to its first value, since a
 * table does not show every parameter, such as the number of cycles requested.
 */
public final class CurveTableReader {
    /** Missing values of other programs. */
    private static final Pattern NO_VALUE = Pattern.compile("(?i)[+-]?(nan|inf(inity)?|na|null)");

    /** Attributes that follow from the settings and do not distinguish curves. */
    private static final List<String> DERIVED =
            List.of(CurveAttributes.CAPACITY.name(), CurveAttributes.BOUND.name());

    private static final Pattern NUMBER =
            Pattern.compile("(?i)[+-]?(\\d+\\.?\\d*|\\.\\d+)(e[+-]?\\d+)?|inf");

    private final List<String> columns;
    private final Map<String, Quantity> quantities;
    private final int load;

    private CurveTableReader(List<String> given) {
        this.columns = inPresentNames(given);
        this.quantities = quantities(columns);
        this.load = columns.indexOf(Quantities.LOAD.name());
        if (load < 0) {
            throw BadInput.because(
                    "columns",
                    String.join(", ", columns),
                    "no column load, nor t and r: neither a table of curves nor the windows of a"
                            + " ramp");
        }
    }

    /**
     * Reads the curves of a table.
     *
     * @param table cells as texts, such as {@link CsvCodec#read} gives
     * @param source name of the table, used as network if no column has it
     * @throws BadInput if the columns are neither those of curves nor of windows, or a cell is no
     *     number where one is needed
     */
    public static List<Curve> read(Table table, String source) {
        boolean curves = table.columns().contains(Quantities.LOAD.name());
        return !curves && RampWindowReader.accepts(table.columns())
                ? RampWindowReader.read(table, source)
                : readCurves(table, source);
    }

    private static List<Curve> readCurves(Table table, String source) {
        CurveTableReader reader = new CurveTableReader(table.columns());
        List<Curve> curves = new ArrayList<>();
        List<Row> rows = new ArrayList<>();
        for (int i = 0; i < table.rows().size(); i++) {
            rows.add(reader.row(table.rows().get(i), i + 1, source));
        }
        int start = 0;
        while (start < rows.size()) {
            String axis = reader.axis(rows, start);
            int end = start + 1;
            while (end < rows.size() && rows.get(start).continues(rows.get(end), axis)) {
                end++;
            }
            curves.add(reader.curve(rows.subList(start, end), axis));
            start = end;
        }
        return curves;
    }

    /** A row: what identifies the curve, settings, what follows from them, and the point. */
    private record Row(
            EvaluationMethod method,
            String network,
            String evaluator,
            Map<String, String> settings,
            Map<String, String> derived,
            Point point) {
        private boolean continues(Row next, String axis) {
            return method.equals(next.method)
                    && network.equals(next.network)
                    && evaluator.equals(next.evaluator)
                    && without(axis).equals(next.without(axis))
                    && (method.equals(EvaluationMethod.MODEL)
                            || !next.isAt(settings.get(axis), axis));
        }

        private boolean isAt(String value, String axis) {
            return Objects.equals(value, settings.get(axis));
        }

        /** The settings other than the axis. */
        private Map<String, String> without(String axis) {
            Map<String, String> fixed = new LinkedHashMap<>(settings);
            fixed.remove(axis);
            return fixed;
        }
    }

    private String axis(List<Row> rows, int start) {
        String usual = Quantities.LOAD.name();
        if (start + 1 >= rows.size()) {
            return usual;
        }
        Row first = rows.get(start);
        Row second = rows.get(start + 1);
        if (!first.point.get(Quantities.LOAD).equals(second.point.get(Quantities.LOAD))) {
            return usual;
        }
        return first.settings.keySet().stream()
                .filter(
                        name ->
                                !Objects.equals(
                                        first.settings.get(name), second.settings.get(name)))
                .filter(name -> isNumber(first, name) && isNumber(second, name))
                .findFirst()
                .orElse(usual);
    }

    /** Only numbers can vary along a curve. */
    private static boolean isNumber(Row row, String name) {
        return NUMBER.matcher(row.settings.getOrDefault(name, "")).matches();
    }

    private Row row(List<Object> cells, int number, String source) {
        Map<String, String> head = new LinkedHashMap<>();
        Map<String, String> settings = new LinkedHashMap<>();
        Map<String, String> figures = new LinkedHashMap<>();
        for (int i = 0; i < columns.size(); i++) {
            if (cells.get(i) != null) {
                String name = columns.get(i);
                Map<String, String> kind = isHead(name) ? head : i < load ? settings : figures;
                kind.put(name, FormerNames.value(name, cells.get(i).toString()));
            }
        }
        Map<String, String> derived = new LinkedHashMap<>(settings);
        derived.keySet().retainAll(DERIVED);
        settings.keySet().removeAll(DERIVED);
        // these are settings too
        settings.put(Quantities.LOAD.name(), figures.getOrDefault(Quantities.LOAD.name(), ""));
        String seed = Quantities.SEED.name();
        if (figures.containsKey(seed)) {
            settings.put(seed, figures.get(seed));
        }
        EvaluationMethod method =
                label(
                        head.get(CurveTable.METHOD),
                        EvaluationMethod::of,
                        EvaluationMethod.MODEL,
                        number);
        String evaluator =
                Optional.ofNullable(head.get(CurveTable.SOLVER))
                        .orElse(head.getOrDefault(CurveTable.SIMULATOR, "unknown"));
        Point.Builder point =
                Point.of(settings)
                        .status(
                                label(
                                        head.get(CurveTable.STATUS),
                                        Status::ofLabel,
                                        Status.OK,
                                        number),
                                head.getOrDefault(CurveTable.REASON, ""))
                        .validity(
                                label(
                                        head.get(CurveTable.VALIDITY),
                                        Validity::ofLabel,
                                        Validity.CHECKED,
                                        number));
        figures.forEach(
                (name, text) ->
                        point.with(
                                quantities.get(name), figure(quantities.get(name), text, number)));
        return new Row(
                method,
                head.getOrDefault(CurveTable.NETWORK, source),
                evaluator,
                settings,
                derived,
                point.build());
    }

    private Curve curve(List<Row> rows, String axis) {
        Row first = rows.get(0);
        Curve.Builder curve =
                Curve.of(first.method, first.network, first.evaluator, quantity(axis));
        rows.forEach(row -> curve.add(row.point));
        CurveTable.ATTRIBUTES.forEach(
                attribute -> {
                    String column = attribute.name();
                    String text = first.derived.getOrDefault(column, first.settings.get(column));
                    if (text != null && !column.equals(axis)) {
                        curve.with(attribute, number(column, text, 1));
                    }
                });
        return curve.build();
    }

    /** A former name is kept where the table has a column of the present one too. */
    private static List<String> inPresentNames(List<String> columns) {
        return columns.stream()
                .map(
                        column ->
                                columns.contains(FormerNames.name(column))
                                        ? column
                                        : FormerNames.name(column))
                .toList();
    }

    private static boolean isHead(String column) {
        return CurveTable.isHeading(column)
                || column.equals(CurveTable.STATUS)
                || column.equals(CurveTable.VALIDITY);
    }

    /**
     * The quantities of columns: the common ones, and others, of which a column may be the half
     * width of another.
     */
    static Map<String, Quantity> quantities(List<String> columns) {
        Map<String, Quantity> all = new LinkedHashMap<>();
        columns.forEach(column -> all.put(column, quantity(column)));
        for (String column : columns) {
            Quantity interval = Quantities.halfWidth(all.get(column));
            all.replace(interval.name(), interval);
        }
        return all;
    }

    private static Quantity quantity(String name) {
        return Quantities.find(name).orElseGet(() -> Quantity.of(name, "", name.replace('_', ' ')));
    }

    private static <T> T label(String text, Function<String, T> reader, T usual, int row) {
        try {
            return text == null ? usual : reader.apply(text);
        } catch (IllegalArgumentException e) {
            throw BadInput.because("cell", text, "'" + text + "' is not a known name").at(at(row));
        }
    }

    /** A common figure is at least 0, except the seed. */
    private static double figure(Quantity quantity, String text, int row) {
        String column = quantity.name();
        double value = number(column, text, row);
        boolean measured = quantity.pooling() != Quantity.Pooling.FIRST;
        if (value < 0 && measured && Quantities.find(column).isPresent()) {
            throw negative(column, text, row);
        }
        return value;
    }

    static BadInput negative(String column, String text, int row) {
        return BadInput.notAllowed(column, text, Range.atLeast(0)).at(at(row));
    }

    static double number(String column, String text, int row) {
        try {
            return NO_VALUE.matcher(text).matches() ? Double.NaN : Double.parseDouble(text);
        } catch (NumberFormatException e) {
            throw BadInput.of(column, text, " is not a number").at(at(row));
        }
    }

    /** Returns the place of a row, for errors. */
    static String at(int row) {
        return "row " + row;
    }
}
