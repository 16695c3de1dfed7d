// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.format;

import java.util.ArrayList;
import java.util.List;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Decimal;

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
        List<List<String>> lines = new Tokenizer().cut(text);
        if (lines.isEmpty()) {
            throw BadInput.because("header", "", "the file is empty: no header line");
        }
        List<String> header = lines.get(0);
        Table.Builder table = Table.of(header);
        for (int i = 1; i < lines.size(); i++) {
            List<String> line = lines.get(i);
            if (line.size() != header.size()) {
                throw BadInput.because(
                        "row",
                        i,
                        "row " + i + " has " + line.size() + " cells, the header " + header.size());
            }
            table.row(line.stream().map(cell -> cell.isEmpty() ? null : cell).toArray());
        }
        return table.build();
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

    /**
     * Splits a text into lines of cells. Blanks around a cell without quotes and blank lines are
     * ignored.
     */
    private static final class Tokenizer {
        private final List<List<String>> lines = new ArrayList<>();
        private final StringBuilder cell = new StringBuilder();
        private List<String> line = new ArrayList<>();
        private boolean inQuotes;
        private boolean wasQuoted;

        private List<List<String>> cut(String text) {
            for (int i = text.startsWith("\uFEFF") ? 1 : 0; i < text.length(); i++) {
                char c = text.charAt(i);
                if (inQuotes) {
                    boolean doubled = c == '"' && text.startsWith("\"\"", i);
                    i += doubled ? 1 : 0;
                    inQuotes = c != '"' || doubled;
                    append(c, inQuotes);
                } else {
                    plain(c);
                }
            }
            if (inQuotes) {
                String where = lines.isEmpty() ? "the header" : "row " + lines.size();
                throw BadInput.because("cell", cell, "a quote is not closed").at(where);
            }
            endLine();
            return lines;
        }

        private void plain(char c) {
            switch (c) {
                case '"' -> {
                    inQuotes = true;
                    if (!wasQuoted && cell.toString().isBlank()) {
                        cell.setLength(0);
                    }
                    wasQuoted = true;
                }
                case ',' -> endCell();
                case '\n' -> endLine();
                default -> append(c, c != '\r' && !(wasQuoted && Character.isWhitespace(c)));
            }
        }

        private void append(char c, boolean counts) {
            if (counts) {
                cell.append(c);
            }
        }

        private void endCell() {
            line.add(wasQuoted ? cell.toString() : cell.toString().strip());
            cell.setLength(0);
            wasQuoted = false;
        }

        private void endLine() {
            boolean blank = line.isEmpty() && !wasQuoted && cell.toString().isBlank();
            endCell();
            if (!blank) {
                lines.add(line);
            }
            line = new ArrayList<>();
        }
    }
}
