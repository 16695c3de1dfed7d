// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.traffic.pattern;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.support.CsvReader;

/** A file of N lines of N numbers, separated by commas. */
final class MatrixFile {
    /** Limit of the bytes per number, against reading a wrong file. */
    private static final long BYTES_PER_CELL = 64;

    private static final long BYTES_BESIDE = 1 << 16;
    private static final int QUOTED = 20;

    private static final Parameter<Double> CELL =
            Parameter.real("cell", "", "relative traffic").atLeast(0);

    private final String name;
    private final Path path;

    private MatrixFile(String name, Path path) {
        this.name = name;
        this.path = path;
    }

    /**
     * Returns the file of a path.
     *
     * @throws BadInput if there is no such file
     */
    static MatrixFile of(String name) {
        try {
            Path path = Path.of(name);
            if (Files.isRegularFile(path)) {
                return new MatrixFile(name, path);
            }
            throw BadInput.of(
                    "matrix",
                    name,
                    Files.exists(path) ? " is not a file" : ": there is no such file");
        } catch (InvalidPathException e) {
            throw BadInput.of("matrix", name, " is not a path: " + e.getReason());
        }
    }

    /**
     * Reads the numbers.
     *
     * @param size N
     * @return N rows of N finite numbers of 0 or more
     * @throws BadInput if the file has other contents or cannot be read
     */
    double[][] read(int size) {
        try (BufferedReader reader = Files.newBufferedReader(path, StandardCharsets.UTF_8)) {
            if (Files.size(path) > BYTES_PER_CELL * size * size + BYTES_BESIDE) {
                throw bad("is much longer than " + size + " lines of " + size + " numbers");
            }
            return rows(CsvReader.withComments(reader), size);
        } catch (CharacterCodingException e) {
            throw bad("is not a text file");
        } catch (IOException e) {
            throw bad("cannot be read: " + e.getMessage());
        }
    }

    private double[][] rows(CsvReader csv, int size) throws IOException {
        double[][] rows = new double[size][];
        int read = 0;
        for (List<String> cells = next(csv); cells != null; cells = next(csv)) {
            if (read == size) {
                throw bad("has more than " + size + " rows, one for each terminal");
            }
            rows[read] = row(cells, csv.line(), size);
            read++;
        }
        if (read < size) {
            throw bad("has " + read + " rows, " + size + " are needed, one for each terminal");
        }
        return rows;
    }

    private List<String> next(CsvReader csv) throws IOException {
        try {
            return csv.next();
        } catch (BadInput e) {
            throw bad("line " + csv.line() + " has a quote that is not closed");
        }
    }

    private double[] row(List<String> cells, int number, int size) {
        if (cells.size() != size) {
            throw bad(
                    "line "
                            + number
                            + " has "
                            + cells.size()
                            + " cells, "
                            + size
                            + " are needed, one for each terminal, separated by commas");
        }
        double[] row = new double[size];
        for (int column = 0; column < size; column++) {
            row[column] = cell(cells.get(column), number, column);
        }
        return row;
    }

    private double cell(String text, int number, int column) {
        try {
            return CELL.parse(text);
        } catch (BadInput e) {
            String some = text.length() > QUOTED ? text.substring(0, QUOTED) + "..." : text;
            throw bad(
                    "line "
                            + number
                            + ", cell "
                            + (column + 1)
                            + " is '"
                            + some
                            + "', not a finite number of 0 or more");
        }
    }

    /** Returns an error about this file. */
    BadInput bad(String what) {
        return BadInput.of("matrix", name, ": " + what);
    }
}
