// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.http;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.function.Consumer;
import org.kneepoint.server.operation.Gauge;
import org.kneepoint.viewer.gate.Answered;
import org.kneepoint.viewer.rest.Reply;
import org.osgi.service.log.Logger;

/**
 * Writes a line for each request: an object of JSON. Queries, bodies, cookies and tokens are not
 * written. Also counts the requests. Safe for use by several threads.
 */
public final class RequestLog implements Consumer<Answered> {
    private static final int CLASSES = 6;
    private static final double NANOS = 1e9;

    private final Logger log;
    private final AtomicLongArray answered = new AtomicLongArray(CLASSES);
    private final AtomicLong nanos = new AtomicLong();

    /** Writes to a log. */
    public RequestLog(Logger log) {
        this.log = log;
    }

    @Override
    public void accept(Answered request) {
        answered.incrementAndGet(Math.min(CLASSES - 1, request.status() / 100));
        nanos.addAndGet(request.duration().toNanos());
        Map<String, Object> line = new LinkedHashMap<>();
        line.put("event", "request");
        line.put("id", request.id());
        line.put("method", request.method());
        line.put("path", request.path());
        line.put("status", request.status());
        line.put("ms", request.duration().toMillis());
        line.put("account", request.account());
        line.put("address", request.address());
        log.info(Reply.text(line));
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
