// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.text;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.StringJoiner;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.metric.MetricValue;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.scenario.Decimal;
import org.kneepoint.study.measurement.CurveMetricValue;
import org.kneepoint.support.Paragraph;
import org.kneepoint.support.TextTable;

/**
 * The text of metric values with their explanations: a column for each of a few curves; else a row
 * for each; where neither fits, a block for each.
 */
public final class MeasurementText {
    private static final int DIGITS = 6;

    /** The widest table that is easy to read, characters. */
    private static final int WIDEST = 120;

    private final List<CurveMetricValue> values;
    private final List<String> curves;
    private final List<Quantity> figures;

    private MeasurementText(List<CurveMetricValue> values) {
        this.values = values;
        this.curves = values.stream().map(CurveMetricValue::curve).distinct().toList();
        this.figures =
                List.copyOf(
                        new LinkedHashSet<>(
                                values.stream().map(one -> one.value().quantity()).toList()));
    }

    /**
     * Returns the lines, the last one not ended.
     *
     * @param values at least one; curves are shown in the order of their first value
     * @param width characters per line
     */
    public static String of(List<CurveMetricValue> values, int width) {
        StringJoiner text = new StringJoiner("\n");
        String table = new MeasurementText(values).table(width).stripTrailing();
        text.add(table);
        if (table.contains("\n\n")) {
            text.add("");
        }
        MetricNotes.lines(values, Paragraph.width(width)).forEach(text::add);
        return text.toString();
    }

    private String table(int width) {
        if (curves.size() == 1) {
            return TextTable.of(sideBySide(), width);
        }
        int room = Math.min(width, WIDEST);
        return Optional.of(sideBySide())
                .filter(table -> curves.size() <= MetricNotes.MAX_NAMED_CURVES)
                .map(table -> TextTable.of(table, Integer.MAX_VALUE))
                .filter(text -> fits(text, room))
                .or(() -> Optional.of(TextTable.of(oneBelowTheOther(), room)))
                .filter(text -> fits(text, room))
                .orElseGet(() -> blocks(width));
    }

    private static boolean fits(String text, int width) {
        return text.lines().allMatch(line -> line.length() <= width);
    }

    private Table sideBySide() {
        List<String> columns = new ArrayList<>(List.of("figure", "unit"));
        columns.addAll(curves);
        Table.Builder table = Table.of(columns);
        for (Quantity figure : figures) {
            List<Object> row = new ArrayList<>(List.of(figure.name(), figure.unit()));
            curves.forEach(curve -> row.add(cell(curve, figure)));
            table.row(row.toArray());
        }
        return table.build();
    }

    private Table oneBelowTheOther() {
        List<String> columns = new ArrayList<>(List.of("curve"));
        List<Object> units = new ArrayList<>(List.of(""));
        for (Quantity figure : figures) {
            columns.add(figure.name());
            units.add(figure.unit());
        }
        Table.Builder table = Table.of(columns).row(units.toArray());
        for (String curve : curves) {
            List<Object> row = new ArrayList<>(List.of(curve));
            figures.forEach(figure -> row.add(cell(curve, figure)));
            table.row(row.toArray());
        }
        return table.build();
    }

    private String blocks(int width) {
        StringJoiner blocks = new StringJoiner("\n");
        for (String curve : curves) {
            List<CurveMetricValue> own =
                    values.stream().filter(m -> m.curve().equals(curve)).toList();
            blocks.add(TextTable.of(new MeasurementText(own).sideBySide(), width));
        }
        return blocks.toString();
    }

    private String cell(String curve, Quantity figure) {
        return values.stream()
                .filter(one -> one.curve().equals(curve))
                .map(CurveMetricValue::value)
                .filter(reading -> reading.quantity().equals(figure))
                .findFirst()
                .map(MeasurementText::shown)
                .orElse("-");
    }

    private static String shown(MetricValue reading) {
        if (reading.value().isEmpty()) {
            return "-";
        }
        String value = Decimal.round(reading.value().getAsDouble(), DIGITS);
        if (reading.halfWidth().isPresent()) {
            return value + " +- " + Decimal.round(reading.halfWidth().getAsDouble(), 2);
        }
        return reading.low().isPresent() && reading.high().isPresent()
                ? value + " (" + shown(reading.low()) + " to " + shown(reading.high()) + ")"
                : value;
    }

    private static String shown(OptionalDouble end) {
        return Decimal.round(end.getAsDouble(), DIGITS);
    }

    /** Returns a table with a row for each value. */
    public static Table longForm(List<CurveMetricValue> values) {
        Table.Builder table =
                Table.of(
                        "curve",
                        "metric",
                        "figure",
                        "unit",
                        "value",
                        "value_ci95",
                        "low",
                        "high",
                        "note");
        for (CurveMetricValue one : values) {
            MetricValue reading = one.value();
            table.row(
                    one.curve(),
                    one.metric(),
                    reading.quantity().name(),
                    reading.quantity().unit(),
                    cell(reading.value()),
                    cell(reading.halfWidth()),
                    cell(reading.low()),
                    cell(reading.high()),
                    reading.note().text());
        }
        return table.build();
    }

    private static Double cell(OptionalDouble value) {
        return value.isPresent() ? value.getAsDouble() : null;
    }
}
