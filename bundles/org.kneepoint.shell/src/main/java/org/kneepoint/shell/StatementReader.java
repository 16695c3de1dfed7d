// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.Optional;
import org.apache.felix.gogo.runtime.EOFError;
import org.apache.felix.gogo.runtime.Parser;
import org.apache.felix.gogo.runtime.SyntaxError;

/** Reads statements from a stream, no line further than a statement needs. */
final class StatementReader {
    private static final int BYTE_ORDER_MARK = '\uFEFF';

    private final BufferedReader in;
    private final int longest;
    private int lines;

    /**
     * Reads from an input.
     *
     * @param longest characters after which a statement is read no further
     */
    StatementReader(BufferedReader in, int longest) {
        this.in = in;
        this.longest = longest;
    }

    /**
     * Lines that form complete statements.
     *
     * @param linesBefore number of input lines before them
     */
    record CompleteLines(String text, int linesBefore) {}

    /** Returns the next lines, which may be incomplete at the end of the input; empty after it. */
    Optional<CompleteLines> next() throws IOException {
        int before = lines;
        StringBuilder text = new StringBuilder();
        while (readLine(text)) {
            lines++;
            if (text.length() > longest || isWhole(text.toString())) {
                break;
            }
        }
        return text.length() == 0
                ? Optional.empty()
                : Optional.of(new CompleteLines(text.toString(), before));
    }

    /** Appends a line, or its begin if it is too long; returns false at the end of the input. */
    private boolean readLine(StringBuilder text) throws IOException {
        int c = in.read();
        if (c == BYTE_ORDER_MARK && lines == 0) {
            c = in.read();
        }
        if (c < 0) {
            return false;
        }
        while (c >= 0 && c != '\n' && text.length() <= longest) {
            text.append((char) c);
            c = in.read();
        }
        if (c == '\n' && text.length() > 0 && text.charAt(text.length() - 1) == '\r') {
            text.setLength(text.length() - 1);
        }
        text.append('\n');
        return true;
    }

    private static boolean isWhole(String text) {
        if (text.endsWith("\\\n")) {
            return false;
        }
        try {
            new Parser(text).program();
            return true;
        } catch (EOFError e) {
            return false;
        } catch (SyntaxError | StackOverflowError e) {
            return true;
        }
    }
}
