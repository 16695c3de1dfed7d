// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.support;

import java.io.IOException;
import java.io.Reader;
import java.util.ArrayList;
import java.util.List;
import org.kneepoint.api.scenario.BadInput;

/**
 * Reads comma-separated values (RFC 4180) row by row. Blank lines and a byte order mark are
 * skipped, and blanks around a cell that is not quoted.
 */
public final class CsvReader {
    private static final int END = -1;
    private static final int BYTE_ORDER_MARK = '\uFEFF';
    private static final int NO_COMMENT = -2;

    private final Reader in;
    private final int comment;
    private int line = 1;
    private int rowLine = 1;
    private boolean ended;

    private CsvReader(Reader in, int comment) {
        this.in = in;
        this.comment = comment;
    }

    /** A reader of a text, which should be buffered. */
    public static CsvReader of(Reader in) {
        return new CsvReader(in, NO_COMMENT);
    }

    /** A reader that also skips lines that begin with #. */
    public static CsvReader withComments(Reader in) {
        return new CsvReader(in, '#');
    }

    /**
     * Returns the cells of the next row, or null at the end.
     *
     * @throws BadInput if a quote is not closed
     * @throws IOException if the text cannot be read
     */
    public List<String> next() throws IOException {
        while (!ended) {
            rowLine = line;
            List<String> row = row();
            if (!row.isEmpty()) {
                return row;
            }
        }
        return null;
    }

    /** Returns the line, from 1, at which the row returned last begins. */
    public int line() {
        return rowLine;
    }

    /** The cells of a line; none if it is blank or a comment. */
    private List<String> row() throws IOException {
        List<String> cells = new ArrayList<>();
        StringBuilder cell = new StringBuilder();
        boolean quoted = false;
        int c = first();
        while (c != END && c != '\n') {
            if (c == '"') {
                if (!quoted && cell.toString().isBlank()) {
                    cell.setLength(0);
                }
                quoted = true;
                c = quoted(cell);
                continue;
            }
            if (c == ',') {
                cells.add(text(cell, quoted));
                cell.setLength(0);
                quoted = false;
            } else if (c != '\r' && !(quoted && Character.isWhitespace(c))) {
                cell.append((char) c);
            }
            c = read();
        }
        ended = c == END;
        if (!cells.isEmpty() || quoted || !cell.toString().isBlank()) {
            cells.add(text(cell, quoted));
        }
        return cells;
    }

    /** The first character of a line; of a comment its end. */
    private int first() throws IOException {
        int c = read();
        if (c == BYTE_ORDER_MARK && rowLine == 1) {
            c = read();
        }
        if (c == comment) {
            while (c != END && c != '\n') {
                c = read();
            }
        }
        return c;
    }

    /** Appends the text in quotes; returns the character after them. */
    private int quoted(StringBuilder cell) throws IOException {
        for (int c = read(); c != END; c = read()) {
            if (c == '"') {
                c = read();
                if (c != '"') {
                    return c;
                }
            }
            cell.append((char) c);
        }
        throw BadInput.because("cell", cell, "a quote is not closed");
    }

    private static String text(StringBuilder cell, boolean quoted) {
        return quoted ? cell.toString() : cell.toString().strip();
    }

    private int read() throws IOException {
        int c = in.read();
        line += c == '\n' ? 1 : 0;
        return c;
    }
}
