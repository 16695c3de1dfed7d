// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.distribution;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A plug-in with two versions, and uploads that are refused. */
final class StubBundles {
    private StubBundles() {}

    /** Adds the routes of the plug-ins. */
    static void addTo(StubRoutes routes) {
        Map<String, Object> older = Map.of("hash", "0123456789abcdef", "version", "1.0.0");
        Map<String, Object> ring = new LinkedHashMap<>();
        ring.putAll(Map.of("name", "ring.jar", "kind", "bundle", "version", "1.1.0"));
        ring.putAll(Map.of("hash", "fedcba9876543210", "live", true, "by", "deployer"));
        ring.put("versions", List.of(older));
        routes.on("GET /api/bundles", Map.of("bundles", List.of(ring)));
        routes.on(
                "POST /api/bundles",
                (call, none) -> {
                    routes.calls().add(call.query() + " " + call.text("file"));
                    List<String> lines = List.of("routing: " + StubLab.HOSTILE, "1 fault");
                    return StubRoutes.ok(Map.of("report", lines, "accepted", false));
                });
        routes.note("POST /api/bundles/*/versions/*");
        routes.note("DELETE /api/bundles/*");
    }
}
