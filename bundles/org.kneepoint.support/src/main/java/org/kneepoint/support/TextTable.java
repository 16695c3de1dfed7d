// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.support;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.scenario.Decimal;

/**
 * A table as aligned columns: numbers to the right, rounded to six digits, texts to the left. A
 * table wider than the terminal is split into blocks of columns, each of which repeats the first
 * column; a last column of text is wrapped.
 */
public final class TextTable {
    private static final int DIGITS = 6;
    private static final int MIN_WRAP_WIDTH = 24;
    private static final String GAP = "  ";
    private static final Pattern NUMBER = Pattern.compile("-?[0-9.]+(e-?[0-9]+)?|inf");

    private final List<String> columns;
    private final List<List<String>> cells;
    private final boolean[] right;
    private final int[] widths;

    private TextTable(Table table) {
        columns = table.columns();
        cells = new ArrayList<>();
        table.rows().forEach(row -> cells.add(row.stream().map(TextTable::text).toList()));
        right = new boolean[columns.size()];
        widths = new int[columns.size()];
        for (int i = 0; i < right.length; i++) {
            right[i] = isNumeric(table, i);
            widths[i] = columns.get(i).length();
            for (List<String> row : cells) {
                widths[i] = Math.max(widths[i], row.get(i).length());
            }
        }
    }

    /**
     * Returns the lines of a table.
     *
     * @param table with any cells
     * @param width characters per line
     */
    public static String of(Table table, int width) {
        TextTable text = new TextTable(table);
        StringBuilder lines = new StringBuilder();
        for (List<Integer> block : text.blocks(width)) {
            if (lines.length() > 0) {
                lines.append('\n');
            }
            text.block(lines, block, width);
        }
        return lines.toString();
    }

    /** Returns the text of a cell. */
    static String text(Object cell) {
        if (cell == null) {
            return "";
        }
        if (cell instanceof Double number) {
            return Decimal.round(number, DIGITS);
        }
        return cell.toString();
    }

    private static boolean isNumeric(Table table, int column) {
        return table.rows().stream()
                .map(row -> row.get(column))
                .filter(cell -> cell != null)
                .allMatch(
                        cell ->
                                cell instanceof Number
                                        || NUMBER.matcher(cell.toString()).matches());
    }

    private List<List<Integer>> blocks(int width) {
        List<List<Integer>> blocks = new ArrayList<>();
        List<Integer> block = new ArrayList<>();
        int used = 0;
        for (int i = 0; i < widths.length; i++) {
            int needed = isWrapped(i) ? Math.min(widths[i], MIN_WRAP_WIDTH) : widths[i];
            if (block.size() > 1 && used + GAP.length() + needed > width) {
                blocks.add(block);
                block = new ArrayList<>(List.of(0));
                used = widths[0];
            }
            used += (block.isEmpty() ? 0 : GAP.length()) + needed;
            block.add(i);
        }
        blocks.add(block);
        return blocks;
    }

    /** Whether a column is wrapped: the last one, if it is text. */
    private boolean isWrapped(int column) {
        return column == widths.length - 1 && !right[column] && widths.length > 1;
    }

    private void block(StringBuilder lines, List<Integer> block, int width) {
        line(lines, block, columns, width);
        cells.forEach(row -> line(lines, block, row, width));
    }

    private void line(StringBuilder lines, List<Integer> block, List<String> row, int width) {
        StringBuilder line = new StringBuilder();
        for (int i : block) {
            if (line.length() > 0) {
                line.append(GAP);
            }
            String cell = row.get(i);
            if (isWrapped(i) && line.length() + cell.length() > width) {
                int indent = line.length();
                String gap = "\n" + " ".repeat(indent);
                int room = Math.max(MIN_WRAP_WIDTH, width - indent);
                line.append(String.join(gap, Paragraph.lines(cell, room)));
            } else {
                String pad = " ".repeat(widths[i] - cell.length());
                line.append(right[i] ? pad + cell : cell + pad);
            }
        }
        lines.append(line.toString().stripTrailing()).append('\n');
    }
}
