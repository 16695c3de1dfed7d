// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.result.Explanation;

class MergedExplanationsTest {
    private static Explanation windows(double load, int windows) {
        return Explanation.of("w", "5 % below load {load}, {windows} windows", load, windows);
    }

    private static Explanation range(double from) {
        return Explanation.of("r", "from {from} to {to}", from, 7);
    }

    @Test
    void theLeastAndTheGreatestByValue() {
        assertEquals(
                "5 % below load 0.002..0.12, -1..15 windows",
                MergedExplanations.merged(
                        List.of(windows(0.12, 9), windows(0.002, 15), windows(0.1, -1))));
        assertEquals(
                "from 1e-9..2 to 7", MergedExplanations.merged(List.of(range(2), range(1e-9))));
        assertEquals(
                "from 2..inf to 7", MergedExplanations.merged(List.of(range(2), range(1 / 0.0))));
    }

    @Test
    void whatDoesNotDifferStays() {
        Explanation dollar = Explanation.ofText("costs $1");
        assertEquals("costs $1", MergedExplanations.merged(List.of(dollar)));
        assertEquals("costs $1", MergedExplanations.merged(List.of(dollar, dollar)));
        assertEquals("from 2 to 7", MergedExplanations.merged(List.of(range(2), range(2))));
    }
}
