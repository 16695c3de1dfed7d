// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.format;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.List;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Decimal;
import org.kneepoint.support.CsvReader;

/**
 * Tables as comma-separated values (RFC 4180): one header line of lower-case names, then one line
 * per row; a missing value is an empty cell; numbers are written without loss.
 */
public final class CsvCodec {
    private CsvCodec() {}

    /** Returns the text of a table. */
    public static String write(Table table) {
        StringBuilder text = new StringBuilder();
        line(text, table.columns());
        table.rows().forEach(row -> line(text, row));
        return text.toString();
    }

    /**
     * Parses a table, with texts as cells.
     *
     * @throws BadInput if there is no header or a row has another number of cells
     */
    public static Table read(String text) {
        CsvReader rows = CsvReader.of(new StringReader(text));
        List<String> header = next(rows, 0);
        if (header == null) {
            throw BadInput.because("header", "", "no header line: the file is empty");
        }
        Table.Builder table = Table.of(header);
        int number = 1;
        for (List<String> row = next(rows, number); row != null; row = next(rows, number)) {
            if (row.size() != header.size()) {
                throw BadInput.because(
                        "row",
                        number,
                        "row "
                                + number
                                + " has "
                                + row.size()
                                + " cells, the header "
                                + header.size());
            }
            table.row(row.stream().map(cell -> cell.isEmpty() ? null : cell).toArray());
            number++;
        }
        return table.build();
    }

    private static List<String> next(CsvReader rows, int number) {
        try {
            return rows.next();
        } catch (BadInput e) {
            throw e.at(number == 0 ? "the header" : "row " + number);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void line(StringBuilder text, List<?> cells) {
        for (int i = 0; i < cells.size(); i++) {
            text.append(i == 0 ? "" : ",").append(cell(cells.get(i)));
        }
        text.append('\n');
    }

    private static String cell(Object value) {
        if (value == null) {
            return "";
        }
        String plain = value instanceof Double number ? Decimal.format(number) : value.toString();
        boolean special =
                plain.chars().anyMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r')
                        || !plain.equals(plain.strip());
        return special ? '"' + plain.replace("\"", "\"\"") + '"' : plain;
    }
}
