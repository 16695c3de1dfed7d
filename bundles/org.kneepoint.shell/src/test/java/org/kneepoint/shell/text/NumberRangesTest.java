// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class NumberRangesTest {
    @Test
    void whatDiffersIsTheNumbersOnly() {
        String one = NumberRanges.pattern("below load 0.12, 3 windows");
        assertEquals(one, NumberRanges.pattern("below load 1e-3, 15 windows"));
        assertNotEquals(one, NumberRanges.pattern("above load 0.12, 3 windows"));
    }

    @Test
    void theLeastAndTheGreatestByValue() {
        assertEquals(
                "5 % below load 0.002..0.12, -1..15 windows",
                NumberRanges.merged(
                        List.of(
                                "5 % below load 0.12, 9 windows",
                                "5 % below load 0.002, 15 windows",
                                "5 % below load 0.1, -1 windows")));
        assertEquals(
                "from 1e-3..2 to 7", NumberRanges.merged(List.of("from 2 to 7", "from 1e-3 to 7")));
        assertEquals("costs $1", NumberRanges.merged(List.of("costs $1")));
        assertEquals("no number", NumberRanges.merged(List.of("no number", "no number")));
    }
}
