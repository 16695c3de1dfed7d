// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.campaign;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import java.util.Arrays;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SessionRecordTest {
    private static final SessionRecord SESSION =
            new SessionRecord(
                    2,
                    Instant.parse("2031-02-03T04:05:06.789Z"),
                    "abc",
                    Map.of("java", "17"),
                    Map.of("x", "1.0 sha256:0123456789abcdef", "y", "1.0 sha256:aa"));

    @Test
    void comesBack() {
        byte[] line = JournalLine.of(SESSION.entry());
        assertEquals(
                SESSION,
                SessionRecord.of(
                        JournalLine.read(Arrays.copyOf(line, line.length - 1)).orElseThrow()));
    }

    @Test
    void doesNotChange() {
        assertThrows(
                UnsupportedOperationException.class, () -> SESSION.machine().put("java", "18"));
        assertThrows(UnsupportedOperationException.class, () -> SESSION.bundles().clear());
    }

    @Test
    void reportsWhichBundlesDiffer() {
        assertEquals("", SESSION.changes(SESSION.bundles()));
        String changes = SESSION.changes(Map.of("x", "1.1 sha256:0123", "z", "2"));
        assertTrue(
                changes.matches(
                        "x .*1\\.0 sha256:01234567 .*1\\.1 sha256:0123, y .*1\\.0 sha256:aa .*, z .*"),
                changes);
    }
}
