// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kneepoint.study.session.WorkspaceJob.PointCount;

class ProgressLineTest {
    private static final PointCount NONE = new PointCount(0, 0);

    private static String line(double done, PointCount points, double seconds) {
        return ProgressLine.of(done, 0, points, seconds, 80);
    }

    @Test
    void aBarAndWhatIsLeft() {
        assertEquals(
                "[========                          ] 25 %, 3/12 points, 18 points/min, 30 s left",
                line(0.25, new PointCount(3, 12), 10));
        assertEquals("[" + "=".repeat(40) + "] 100 %, 0 s left", line(1, NONE, 10));
    }

    @Test
    void aHundredPerCentIsTheEnd() {
        assertTrue(line(1, new PointCount(9, 10), 10).contains("] 99 %, 9/10 points"));
        assertTrue(line(1, new PointCount(10, 10), 10).contains("] 100 %, 10/10 points"));
    }

    /** What was done in earlier sessions says nothing about how fast this one is. */
    @Test
    void theRateIsThatOfThisSession() {
        String line = ProgressLine.of(0.75, 0.5, new PointCount(30, 40), 20, 80);
        assertTrue(line.endsWith("75 %, 30/40 points, 30 points/min, 20 s left"), line);
        String begun = ProgressLine.of(0.5, 0.5, new PointCount(20, 40), 20, 80);
        assertTrue(begun.endsWith("50 %, 20/40 points"), begun);
    }

    @Test
    void atFirstTheRemainingTimeIsUnknown() {
        assertEquals("[" + " ".repeat(40) + "] 0 %, 0/1 point", line(0, new PointCount(0, 1), 1));
    }

    @ParameterizedTest
    @CsvSource({
        "0.5, 59, 59 s",
        "0.5, 60, 1:00 min",
        "0.5, 125, 2:05 min",
        "0.5, 3900, 1:05 h",
        "0.01, 36.4, 1:00 h"
    })
    void timeIsWrittenForReading(double done, double elapsed, String left) {
        String line = line(done, NONE, elapsed);
        assertTrue(line.endsWith(", " + left + " left"), line);
    }

    @Test
    void aNarrowTerminal() {
        PointCount points = new PointCount(3, 12);
        assertEquals(
                "[=         ] 10 %, 3/12 points, 9 s left", ProgressLine.of(0.1, 0, points, 1, 40));
        assertEquals("10 %, 3/12 points, 9 s left", ProgressLine.of(0.1, 0, points, 1, 30));
        assertEquals("10 %,", ProgressLine.of(0.1, 0, points, 1, 5));
        assertEquals("", ProgressLine.of(0.1, 0, points, 1, 0));
    }

    @Test
    void anyFractionIsAccepted() {
        assertTrue(line(7, NONE, 1).contains("100 %"));
        assertTrue(line(-1, NONE, 1).contains("] 0 %"));
        assertTrue(line(Double.NaN, NONE, 1).contains(" %"));
    }
}
