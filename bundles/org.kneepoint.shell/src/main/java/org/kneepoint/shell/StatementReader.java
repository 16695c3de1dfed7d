// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.Optional;
import org.apache.felix.gogo.runtime.EOFError;
import org.apache.felix.gogo.runtime.Parser;
import org.apache.felix.gogo.runtime.SyntaxError;

/** Reads statements as they come, and no line more than a statement needs. */
final class StatementReader {
    private final BufferedReader in;
    private int lines;

    /** Reads to the end of an input. */
    StatementReader(BufferedReader in) {
        this.in = in;
    }

    /**
     * Lines that can be run.
     *
     * @param linesBefore how many lines the input has before them
     */
    record CompleteLines(String text, int linesBefore) {}

    /** Returns the next lines; at the end also such as lack something. Empty behind the end. */
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
