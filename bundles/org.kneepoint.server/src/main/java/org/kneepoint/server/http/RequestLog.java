// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.http;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.function.Consumer;
import org.kneepoint.server.operation.Gauge;
import org.kneepoint.server.operation.ServerLog;
import org.kneepoint.viewer.gate.Answered;
import org.osgi.service.log.LogLevel;

/**
 * Writes an event for each request, without its query, body, cookies and token. Those of machines
 * that watch the server are written only if they fail. Also counts the requests. Safe for use by
 * several threads.
 */
public final class RequestLog implements Consumer<Answered> {
    private static final int CLASSES = 6;
    private static final double NANOS = 1e9;

    private static final String NAME = "org.kneepoint.server.http";
    private static final Set<String> WATCHED = Set.of("/api/health", OperationRoutes.METRICS);

    private final ServerLog log;
    private final AtomicLongArray answered = new AtomicLongArray(CLASSES);
    private final AtomicLong nanos = new AtomicLong();

    /** Writes to a log. */
    public RequestLog(ServerLog log) {
        this.log = log;
    }

    @Override
    public void accept(Answered request) {
        answered.incrementAndGet(Math.min(CLASSES - 1, request.status() / 100));
        nanos.addAndGet(request.duration().toNanos());
        if (request.status() == 200 && WATCHED.contains(request.path())) {
            return;
        }
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("request", request.id());
        fields.put("status", request.status());
        fields.put("ms", request.duration().toMillis());
        fields.put("account", request.account());
        fields.put("address", request.address());
        log.write(LogLevel.INFO, NAME, request.method() + " " + request.path(), fields);
    }

    /** Returns the numbers of requests and their time. */
    public List<Gauge> gauges() {
        return List.of(
                new Gauge(
                        "kneepoint_http_requests_total",
                        "requests answered, by class of status",
                        Gauge.Type.COUNTER,
                        this::requests),
                new Gauge(
                        "kneepoint_http_request_seconds_total",
                        "time of all requests",
                        Gauge.Type.COUNTER,
                        () -> List.of(Gauge.Sample.of(nanos.get() / NANOS))));
    }

    private List<Gauge.Sample> requests() {
        List<Gauge.Sample> samples = new ArrayList<>();
        for (int i = 1; i < CLASSES; i++) {
            samples.add(new Gauge.Sample(Map.of("status", i + "xx"), answered.get(i)));
        }
        return samples;
    }
}
