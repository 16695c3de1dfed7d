// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.text;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.kneepoint.api.metric.Reading;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.scenario.Decimal;
import org.kneepoint.study.measurement.Measured;
import org.kneepoint.study.table.Table;

/** Readings side by side, a column for each curve, and how they were read. */
public final class MeasurementText {
    private static final int DIGITS = 6;

    private MeasurementText() {}

    /**
     * Returns the lines for reading, the last one not ended.
     *
     * @param measured at least one reading
     * @param width characters per line to fit
     */
    public static String of(List<Measured> measured, int width) {
        return TextTable.of(sideBySide(measured), width).stripTrailing() + notes(measured, width);
    }

    private static Table sideBySide(List<Measured> measured) {
        List<String> labels = measured.stream().map(Measured::curve).distinct().toList();
        List<String> columns = new ArrayList<>(List.of("figure", "unit"));
        columns.addAll(labels);
        Set<Quantity> quantities = new LinkedHashSet<>();
        measured.forEach(one -> quantities.add(one.reading().quantity()));
        Table.Builder table = Table.of(columns);
        for (Quantity quantity : quantities) {
            List<Object> row = new ArrayList<>(List.of(quantity.name(), quantity.unit()));
            for (String label : labels) {
                row.add(
                        measured.stream()
                                .filter(one -> one.curve().equals(label))
                                .map(Measured::reading)
                                .filter(reading -> reading.quantity().equals(quantity))
                                .findFirst()
                                .map(MeasurementText::shown)
                                .orElse("-"));
            }
            table.row(row.toArray());
        }
        return table.build();
    }

    private static String shown(Reading reading) {
        if (reading.value().isEmpty()) {
            return "-";
        }
        String value = Decimal.round(reading.value().getAsDouble(), DIGITS);
        return reading.halfWidth().isEmpty()
                ? value
                : value + " +- " + Decimal.round(reading.halfWidth().getAsDouble(), 2);
    }

    /** What was said of several figures or curves alike is said once. */
    private static String notes(List<Measured> measured, int width) {
        long all = measured.stream().map(Measured::curve).distinct().count();
        Map<String, List<Measured>> byNote = new LinkedHashMap<>();
        measured.forEach(
                one ->
                        byNote.computeIfAbsent(one.reading().note(), n -> new ArrayList<>())
                                .add(one));
        byNote.remove("");
        StringBuilder notes = new StringBuilder();
        byNote.forEach(
                (note, told) -> {
                    List<String> curves = told.stream().map(Measured::curve).distinct().toList();
                    String where =
                            curves.size() < all ? " (" + String.join("; ", curves) + ")" : "";
                    Paragraph.lines(names(told) + where + ": " + note, width)
                            .forEach(line -> notes.append('\n').append(line));
                });
        return notes.toString();
    }

    private static String names(List<Measured> measured) {
        return measured.stream()
                .map(one -> one.reading().quantity().name())
                .distinct()
                .collect(Collectors.joining(", "));
    }

    /** Returns a row for each reading, for programs. */
    public static Table longForm(List<Measured> measured) {
        Table.Builder table =
                Table.of("curve", "metric", "figure", "unit", "value", "value_ci95", "note");
        for (Measured one : measured) {
            Reading reading = one.reading();
            table.row(
                    one.curve(),
                    one.metric(),
                    reading.quantity().name(),
                    reading.quantity().unit(),
                    reading.value().isPresent() ? reading.value().getAsDouble() : null,
                    reading.halfWidth().isPresent() ? reading.halfWidth().getAsDouble() : null,
                    reading.note());
        }
        return table.build();
    }
}
