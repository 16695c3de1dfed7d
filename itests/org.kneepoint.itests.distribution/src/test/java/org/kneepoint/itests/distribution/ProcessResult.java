// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.distribution;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

/**
 * How a process ended.
 *
 * @param command what was started, for messages
 * @param status exit status
 * @param out all of standard output
 * @param err all of standard error
 */
record ProcessResult(String command, int status, String out, String err) {

    /** Asserts success without a word on standard error; returns the standard output. */
    String done() {
        return ended(0, "");
    }

    /** Asserts success and that standard error tells of this file; returns the standard output. */
    String wrote(String file) {
        return ended(0, "wrote " + file + "\n");
    }

    /** Asserts status and standard error; returns the standard output. */
    String ended(int expected, String complaint) {
        assertAll(
                toString(),
                () -> assertEquals(expected, status, "exit status"),
                () -> assertEquals(complaint, err, "standard error"));
        return out;
    }

    /** Asserts an end with this status, no output, and one plain line that contains the text. */
    void complains(int expected, String text) {
        assertEquals("", failed(expected, text), toString());
    }

    /** As {@link #complains}, but with output; returns it. */
    String failed(int expected, String text) {
        List<String> lines = err.lines().toList();
        assertAll(
                toString(),
                () -> assertEquals(expected, status, "exit status"),
                () -> assertEquals(1, lines.size(), "lines on standard error"),
                () -> assertTrue(err.startsWith("kneepoint: "), "starts with the name"),
                () -> assertTrue(err.endsWith("\n"), "ends the line"),
                () -> assertTrue(err.contains(text), () -> "contains " + text));
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
