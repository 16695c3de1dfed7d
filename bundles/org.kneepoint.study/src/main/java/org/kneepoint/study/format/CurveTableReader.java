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
 * Reads curves back from the rows of a {@link CurveTable}, or of a table from elsewhere that has at
 * least a column {@code load}, or from the {@linkplain RampWindowReader windows of a ramp}.
 *
 * <p>Columns left of {@code load} are parameters, the others figures; {@code load} and {@code seed}
 * are both. Along one curve a single parameter varies: the axis is the number that differs between
 * the first two rows, {@code load} if that differs too, and a new curve starts wherever another
 * parameter changes, or a simulation or ramp comes back to where the axis began: it may have been
 * asked for another number of cycles, of which a table shows only how many there were.
 */
public final class CurveTableReader {
    /** What other programs write where there is no value. */
    private static final Pattern NO_VALUE = Pattern.compile("(?i)[+-]?(nan|inf(inity)?|na|null)");

    private static final String CAPACITY = CurveAttributes.CAPACITY.name();
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
     * @param source name of the table, which stands for the network where no column tells it
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

    /** One row: what names the curve, the words, the bound of the load if told, and the figures. */
    private record Row(
            EvaluationMethod method,
            String network,
            String evaluator,
            Map<String, String> settings,
            Optional<String> capacity,
            Point point) {
        private boolean continues(Row next, String axis) {
            return method.equals(next.method)
                    && network.equals(next.network)
                    && evaluator.equals(next.evaluator)
                    && without(axis).equals(next.without(axis))
                    && (method.equals(EvaluationMethod.MODEL)
                            || !next.isAt(settings.get(axis), axis));
        }

        private boolean isAt(String place, String axis) {
            return Objects.equals(place, settings.get(axis));
        }

        /** The words that stay along the axis. */
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
                        word ->
                                !Objects.equals(
                                        first.settings.get(word), second.settings.get(word)))
                .filter(word -> isNumber(first, word) && isNumber(second, word))
                .findFirst()
                .orElse(usual);
    }

    /** Names vary from curve to curve, not along one. */
    private static boolean isNumber(Row row, String word) {
        return NUMBER.matcher(row.settings.getOrDefault(word, "")).matches();
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
        // what follows from the words tells no curves from each other
        Optional<String> capacity = Optional.ofNullable(settings.remove(CAPACITY));
        // a scenario knows these as words too
        settings.put(Quantities.LOAD.name(), figures.getOrDefault(Quantities.LOAD.name(), ""));
        String seed = Quantities.SEED.name();
        if (figures.containsKey(seed)) {
            settings.put(seed, figures.get(seed));
        }
        EvaluationMethod method =
                word(
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
                                word(
                                        head.get(CurveTable.STATUS),
                                        Status::ofLabel,
                                        Status.OK,
                                        number),
                                head.getOrDefault(CurveTable.REASON, ""))
                        .validity(
                                word(
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
                capacity,
                point.build());
    }

    private Curve curve(List<Row> rows, String axis) {
        Row first = rows.get(0);
        Curve.Builder curve =
                Curve.of(first.method, first.network, first.evaluator, quantity(axis));
        rows.forEach(row -> curve.add(row.point));
        CurveTable.TRAITS.forEach(
                trait -> {
                    String column = trait.name();
                    String text =
                            column.equals(CAPACITY)
                                    ? first.capacity.orElse(null)
                                    : first.settings.get(column);
                    if (text != null && !column.equals(axis)) {
                        curve.with(trait, number(column, text, 1));
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
     * The quantities of columns: those that are known, and of others what the columns tell of each
     * other, as that one is the interval of another.
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

    private static <T> T word(String text, Function<String, T> reader, T usual, int row) {
        try {
            return text == null ? usual : reader.apply(text);
        } catch (IllegalArgumentException e) {
            throw BadInput.because("cell", text, "'" + text + "' is not a known word").at(at(row));
        }
    }

    /** A common figure is counted or timed, and so at least 0; a seed is neither. */
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

    /** Returns where a row stands, for a message. */
    static String at(int row) {
        return "row " + row;
    }
}
