// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

class StudyTextTest {
    /** The bound is no estimate, and is not told as one. */
    @Test
    void whatTheTimeIsNotKnownToBe() {
        assertEquals(
                "time: not known before the first runs are done; 40:00 min on 2 processors if every"
                        + " run took all of its limit",
                StudyText.cost(OptionalDouble.of(2400), 2));
        assertEquals(
                "time: not known before the first runs are done",
                StudyText.cost(OptionalDouble.empty(), 1));
    }
}
