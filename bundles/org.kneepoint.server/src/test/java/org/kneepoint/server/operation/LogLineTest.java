// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.operation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.osgi.service.log.LogLevel;

class LogLineTest {
    private static String line(String message, Map<String, ?> fields) {
        Instant time = Instant.parse("2026-01-02T03:04:05Z");
        return LogLine.of(time, LogLevel.WARN, "org.kneepoint.server", message, fields, null);
    }

    @Test
    void aLineHasTimeLevelLoggerMessageAndFields() {
        assertEquals(
                "time=2026-01-02T03:04:05.000Z level=WARN logger=org.kneepoint.server"
                        + " message=\"job done\" job=12",
                line("job done", Map.of("job", 12)));
    }

    @Test
    void noTextMakesASecondLineOrAnotherField() {
        String line = line("a\nb\rc\u0085d\u2028e level=\"x\" \\ \u001b[31m", Map.of());
        assertEquals(1, line.lines().count());
        assertTrue(
                line.endsWith(
                        "message=\"a\\nb\\rc\\u0085d\\u2028e level=\\\"x\\\" \\\\ \\u001b[31m\""),
                line);
        assertTrue(line("", Map.of()).endsWith("message=\"\""));
    }

    @Test
    void secretsAreLeftOut() {
        String line =
                line(
                        "GET /x?token=abc123&n=5 Authorization: Bearer xyz789, Password=pa55word"
                                + " jdbc:postgresql://db/kp?password=hidden",
                        Map.of("header", "Bearer xyz789"));
        for (String secret : new String[] {"abc123", "xyz789", "pa55word", "hidden"}) {
            assertFalse(line.contains(secret), line);
        }
        assertTrue(line.contains("n=5"), line);
    }

    @Test
    void aFailureIsOneLine() {
        String line =
                LogLine.of(
                        Instant.EPOCH,
                        LogLevel.ERROR,
                        "a",
                        "failed",
                        Map.of(),
                        new IllegalStateException("two\nlines"));
        assertEquals(1, line.lines().count());
        assertTrue(line.contains("error=\"java.lang.IllegalStateException: two\\nlines\""), line);
        assertTrue(line.contains("stack=\""), line);
    }
}
