// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.operation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kneepoint.server.http.RequestLog;
import org.kneepoint.viewer.gate.Answered;

class RequestLogTest {
    @TempDir private Path folder;

    private List<String> logged(Answered... requests) throws IOException {
        Path file = folder.resolve("server.log");
        try (ServerLog log = new ServerLog(new RotatedFile(file, 10_000, 2), Optional.empty())) {
            RequestLog requestLog = new RequestLog(log);
            for (Answered request : requests) {
                requestLog.accept(request);
            }
        }
        return Files.exists(file) ? Files.readAllLines(file) : List.of();
    }

    private static Answered answered(String method, String path, int status) {
        return new Answered("c1", method, path, status, Duration.ofMillis(27), "ada", "192.0.2.7");
    }

    @Test
    void aRequestIsAnEventWithFields() throws IOException {
        List<String> lines = logged(answered("POST", "/api/jobs", 201));
        assertEquals(1, lines.size());
        assertTrue(
                lines.get(0)
                        .endsWith(
                                " level=INFO logger=org.kneepoint.server.http"
                                        + " message=\"POST /api/jobs\" request=c1 status=201 ms=27"
                                        + " account=ada address=192.0.2.7"),
                lines.get(0));
    }

    @Test
    void aWatchedServerLogsOnlyThatItIsDown() throws IOException {
        List<String> lines =
                logged(
                        answered("GET", "/api/health", 200),
                        answered("GET", "/metrics", 200),
                        answered("GET", "/api/health", 503));
        assertEquals(1, lines.size());
        assertTrue(lines.get(0).contains(" status=503 "), lines.get(0));
    }
}
