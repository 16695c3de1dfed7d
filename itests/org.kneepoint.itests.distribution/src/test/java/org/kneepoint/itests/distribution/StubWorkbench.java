// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.distribution;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Answers of a workbench with one network, and of a session whose results are given. */
final class StubWorkbench {
    private static final Map<String, Object> MESH =
            Map.of(
                    "name",
                    "mesh",
                    "kind",
                    "topology",
                    "summary",
                    "a mesh",
                    "example",
                    "",
                    "solvers",
                    List.of("wormhole"),
                    "simulators",
                    List.of(),
                    "ramps",
                    List.of());
    private static final Map<String, Object> LOAD = quantity("load", "flits/node/cycle");
    private static final Map<String, Object> LATENCY = quantity("latency", "cycles");

    /** The results of the session, by name. */
    private final Map<String, Map<String, Object>> results = new LinkedHashMap<>();

    /** Adds a result with a curve of three points. */
    void addResult(String name, String line) {
        Map<String, Object> result = new LinkedHashMap<>(curveResult(line));
        result.put("name", name);
        results.put(name, result);
    }

    void clear() {
        results.clear();
    }

    /** A result with a curve of three points. */
    static Map<String, Object> curveResult(String line) {
        Map<String, Object> curve = new LinkedHashMap<>();
        curve.put("method", "model");
        curve.put("network", "mesh");
        curve.put("evaluator", "wormhole");
        curve.put("axis", LOAD);
        curve.put("parameters", List.of("load"));
        curve.put("common", Map.of("radix", "8"));
        curve.put("attributes", Map.of());
        curve.put("attribute_quantities", List.of());
        curve.put("quantities", List.of(LOAD, LATENCY));
        curve.put("provenance", Map.of("bundle", "org.kneepoint.solver.wormhole 0.1.0"));
        curve.put("points", List.of(point(0.1, 20), point(0.2, 25), point(0.3, 40)));
        return Map.of("line", line, "summary", "mesh by model: 1 curve", "curves", List.of(curve));
    }

    private static Map<String, Object> quantity(String name, String unit) {
        return Map.of("name", name, "unit", unit, "meaning", name, "role", "mean");
    }

    private static Map<String, Object> point(double load, double latency) {
        return Map.of(
                "settings",
                Map.of("load", String.valueOf(load)),
                "figures",
                Map.of("load", load, "latency", latency),
                "status",
                "ok");
    }

    /** Adds the routes that the page of a workbench reads. */
    void addTo(StubRoutes routes) {
        routes.on("GET /api/page", Map.of());
        routes.on("PUT /api/page", (call, none) -> StubRoutes.done());
        routes.on("GET /api/plug-ins", Map.of("networks", List.of(MESH), "metrics", List.of()));
        routes.on("POST /api/parameters", Map.of("parameters", List.of(), "exclusive", List.of()));
        Map<String, Object> check = new LinkedHashMap<>();
        check.put("line", "solve mesh load=0.1:0.3:0.1");
        check.put("valid", true);
        check.put("errors", List.of());
        check.put("points", 3);
        check.put("curves", 1);
        check.put("runs", 3);
        check.put("cores", 2);
        check.put("estimate", 75);
        routes.on("POST /api/check", check);
        routes.on("GET /api/jobs", Map.of("jobs", List.of()));
        routes.on("POST /api/commands", Map.of("text", "", "results", List.of()));
        routes.on("POST /api/labels", (call, none) -> labels(call));
        routes.on("GET /api/results", (call, none) -> StubRoutes.ok(Map.of("results", headings())));
        routes.on("GET /api/results/*", (call, names) -> StubRoutes.ok(results.get(names.get(0))));
    }

    private static StubRoutes.Answer labels(StubRoutes.Call call) {
        List<Map<String, Object>> curves = JsonText.objects(call.body().get("curves"));
        List<String> labels =
                curves.stream().map(curve -> "curve of " + curve.get("result")).toList();
        return StubRoutes.ok(Map.of("labels", labels));
    }

    private List<Map<String, Object>> headings() {
        List<Map<String, Object>> headings = new ArrayList<>();
        results.keySet().forEach(name -> headings.add(Map.of("name", name)));
        return headings;
    }
}
