// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.http;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;
import org.kneepoint.server.operation.Gauge;
import org.kneepoint.server.operation.HealthSource;
import org.kneepoint.server.operation.MetricsText;
import org.kneepoint.study.session.Role;
import org.kneepoint.support.ResourceText;
import org.kneepoint.viewer.rest.Call;
import org.kneepoint.viewer.rest.Method;
import org.kneepoint.viewer.rest.Reply;
import org.kneepoint.viewer.rest.Route;
import org.kneepoint.viewer.rest.RouteSource;

/**
 * What a monitor of the server reads: its health, of which the public sees up or down, and its
 * metrics.
 */
public final class OperationRoutes implements RouteSource {
    /** The path of the health. */
    static final String HEALTH = "/api/health";

    /** The path of the metrics. */
    static final String METRICS = "/metrics";

    private final CachedHealth health;
    private final Supplier<List<Gauge>> gauges;

    /**
     * Routes of a server.
     *
     * @param gauges the metrics of now
     */
    public OperationRoutes(HealthSource health, Supplier<List<Gauge>> gauges) {
        this.health = new CachedHealth(health, System::nanoTime);
        this.gauges = gauges;
    }

    @Override
    public List<Route> routes() {
        return List.of(
                new Route(Method.GET, HEALTH, this::health),
                new Route(Method.GET, METRICS, this::metrics));
    }

    @Override
    public String openApi() {
        return ResourceText.of(OperationRoutes.class, "operation.json");
    }

    private Reply health(Call call) {
        List<HealthSource.Entry> entries = health.check();
        boolean isUp =
                entries.stream().noneMatch(entry -> entry.state() == HealthSource.State.CRITICAL);
        String state = isUp ? "up" : "down";
        return Reply.json(
                isUp ? 200 : 503,
                call.caller().role().includes(Role.ADMINISTRATOR)
                        ? Map.of("live", state, "parts", parts(entries))
                        : Map.of("live", state));
    }

    private static List<Map<String, Object>> parts(List<HealthSource.Entry> entries) {
        return entries.stream()
                .map(
                        entry ->
                                Map.<String, Object>of(
                                        "name", entry.name(),
                                        "state", entry.state().name().toLowerCase(Locale.ROOT),
                                        "line", entry.line()))
                .toList();
    }

    private Reply metrics(Call call) {
        byte[] text = MetricsText.of(gauges.get()).getBytes(StandardCharsets.UTF_8);
        return new Reply(200, MetricsText.TYPE, text, Map.of());
    }
}
