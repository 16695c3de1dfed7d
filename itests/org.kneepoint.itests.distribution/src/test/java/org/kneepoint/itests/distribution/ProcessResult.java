// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.distribution;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.kneepoint.testkit.ErrorLine;

/**
 * How a process ended.
 *
 * @param command what was started, for messages
 * @param status exit status
 * @param out all of standard output
 * @param err all of standard error
 */
record ProcessResult(String command, int status, String out, String err) {

    /** Asserts success and an empty standard error; returns the standard output. */
    String done() {
        return ended(0, "");
    }

    /** Asserts success and the notice that this file was written; returns the standard output. */
    String wrote(String file) {
        return ended(0, "wrote " + file + "\n");
    }

    /** Asserts status and standard error; returns the standard output. */
    String ended(int expected, String error) {
        assertAll(
                toString(),
                () -> assertEquals(expected, status, "exit status"),
                () -> assertEquals(error, err, "standard error"));
        return out;
    }

    /** Asserts this status, no output, and one error line that names these values. */
    void refused(int expected, String... names) {
        assertEquals("", failed(expected, names), toString());
    }

    /** As {@link #refused}, but with output; returns it. */
    String failed(int expected, String... names) {
        List<String> lines = err.lines().toList();
        assertAll(
                toString(),
                () -> assertEquals(expected, status, "exit status"),
                () -> assertEquals(1, lines.size(), "lines on standard error"),
                () -> assertTrue(err.startsWith("kneepoint: "), "prefix"),
                () -> assertTrue(err.endsWith("\n"), "line end"),
                () -> ErrorLine.names(err, names));
        return out;
    }

    @Override
    public String toString() {
        return "%s%nstatus %d%nstandard output: %s%nstandard error: %s%n"
                .formatted(command, status, shortened(out), shortened(err));
    }

    private static String shortened(String text) {
        return text.length() < 2000 ? text : text.substring(0, 2000) + " ...";
    }
}
