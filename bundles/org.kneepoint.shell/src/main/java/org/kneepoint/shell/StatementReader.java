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
    private final BufferedReader in;
    private int lines;

    /** Reads from an input. */
    StatementReader(BufferedReader in) {
        this.in = in;
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
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            lines++;
            text.append(line).append('\n');
            if (isWhole(text.toString())) {
                break;
            }
        }
        return text.length() == 0
                ? Optional.empty()
                : Optional.of(new CompleteLines(text.toString(), before));
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
        } catch (SyntaxError e) {
            return true;
        }
    }
}
