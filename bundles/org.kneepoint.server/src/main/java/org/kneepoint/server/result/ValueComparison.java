// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.result;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.study.format.CsvCodec;

/** Compares the tables of a {@link RepetitionFolder} that were expected and computed. */
final class ValueComparison {
    /** Relative difference of equal numbers, which other processors may round otherwise. */
    private static final double TOLERANCE = 1e-9;

    private final Table expected;
    private final Table actual;
    private int values;
    private int different;
    private double largest;

    private ValueComparison(Table expected, Table actual) {
        this.expected = expected;
        this.actual = actual;
        for (int row = 0; row < expected.rows().size(); row++) {
            compare(row);
        }
        // rows that were not expected
        different += Math.max(0, actual.rows().size() - expected.rows().size());
    }

    /**
     * Compares all tables of a folder.
     *
     * @param shown the folder as displayed
     * @return the table {@code file, values, different, largest_difference}, with a row for each
     *     table expected; the last two are empty for one that was not computed
     * @throws BadInput if the folder has no tables
     */
    static Table of(Path folder, String shown) throws IOException {
        Path expected = folder.resolve(RepetitionFolder.EXPECTED);
        if (!Files.isDirectory(expected)) {
            throw BadInput.because(
                    "folder", shown, shown + " is no folder of exported results: no expected/");
        }
        Table.Builder table = Table.of("file", "values", "different", "largest_difference");
        try (Stream<Path> files = Files.list(expected)) {
            for (Path file : files.sorted().toList()) {
                String name = file.getFileName().toString();
                Path actual = folder.resolve(RepetitionFolder.ACTUAL).resolve(name);
                if (Files.exists(actual)) {
                    ValueComparison compared = new ValueComparison(read(file), read(actual));
                    table.row(name, compared.values, compared.different, compared.largest);
                } else {
                    table.row(name, 0, null, null);
                }
            }
        }
        return table.build();
    }

    private static Table read(Path file) throws IOException {
        try {
            return CsvCodec.read(Files.readString(file));
        } catch (BadInput e) {
            throw e.at(file.getFileName().toString());
        }
    }

    private void compare(int row) {
        for (int column = 0; column < expected.columns().size(); column++) {
            values++;
            int place = actual.columns().indexOf(expected.columns().get(column));
            boolean missing = place < 0 || row >= actual.rows().size();
            Object one = expected.rows().get(row).get(column);
            Object other = missing ? null : actual.rows().get(row).get(place);
            if (missing || !equal(one, other)) {
                different++;
            }
        }
    }

    private boolean equal(Object one, Object other) {
        OptionalDouble first = number(one);
        OptionalDouble second = number(other);
        if (Objects.equals(one, other) || first.isEmpty() || second.isEmpty()) {
            return Objects.equals(one, other);
        }
        double a = first.getAsDouble();
        double b = second.getAsDouble();
        if (a == b) {
            return true;
        }
        double difference = Math.abs(a - b) / Math.max(Math.abs(a), Math.abs(b));
        largest = Math.max(largest, difference);
        return difference <= TOLERANCE;
    }

    private static OptionalDouble number(Object cell) {
        try {
            return cell == null
                    ? OptionalDouble.empty()
                    : OptionalDouble.of(Double.parseDouble(cell.toString()));
        } catch (NumberFormatException e) {
            return OptionalDouble.empty();
        }
    }

    /** Returns whether all tables were computed and have the values expected. */
    static boolean isEqual(Table comparison) {
        List<List<Object>> rows = comparison.rows();
        return rows.stream().allMatch(row -> Integer.valueOf(0).equals(row.get(2)));
    }
}
