// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.format;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Named columns and rows of cells. A cell is a {@link String}, a {@link Number}, a {@link Boolean},
 * or null where there is no value. Immutable.
 */
public final class Table {
    private final List<String> columns;
    private final List<List<Object>> rows;

    private Table(List<String> columns, List<List<Object>> rows) {
        this.columns = columns;
        this.rows = rows;
    }

    /** Starts a table with these columns. */
    public static Builder of(List<String> columns) {
        return new Builder(List.copyOf(columns));
    }

    /** Starts a table with these columns. */
    public static Builder of(String... columns) {
        return new Builder(List.of(columns));
    }

    /** Returns the names of the columns. */
    public List<String> columns() {
        return columns;
    }

    /** Returns the rows, each as long as {@link #columns()}, empty cells null. */
    public List<List<Object>> rows() {
        return rows;
    }

    /** Collects the rows of a table. */
    public static final class Builder {
        private final List<String> columns;
        private final List<List<Object>> rows = new ArrayList<>();

        private Builder(List<String> columns) {
            this.columns = columns;
        }

        /**
         * Adds a row.
         *
         * @throws IllegalArgumentException if the number of cells is not that of the columns
         */
        public Builder row(Object... cells) {
            if (cells.length != columns.size()) {
                throw new IllegalArgumentException(
                        cells.length + " cells for " + columns.size() + " columns");
            }
            List<Object> row = new ArrayList<>(cells.length);
            Collections.addAll(row, cells);
            rows.add(Collections.unmodifiableList(row));
            return this;
        }

        /** Returns the table. */
        public Table build() {
            return new Table(columns, List.copyOf(rows));
        }
    }
}
