// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.distribution;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;

/** A queue with jobs of two accounts. */
final class StubQueue {
    private static final List<String> ENDED = List.of("done", "failed", "cancelled");

    private final List<Map<String, Object>> jobs = new CopyOnWriteArrayList<>();

    /** Adds the routes of the queue. */
    void addTo(StubRoutes routes) {
        jobs.clear();
        jobs.add(job(7, "evaluator", "running", "simulate torus radix=8"));
        jobs.add(job(8, "somebody", "queued", "solve " + StubLab.HOSTILE));
        jobs.add(job(9, "evaluator", "queued", "solve mesh"));
        jobs.add(job(5, "evaluator", "failed", "solve torus"));
        routes.on("GET /api/queue", (call, none) -> StubRoutes.ok(Map.of("jobs", open())));
        routes.on("DELETE /api/queue/*", (call, names) -> set(names.get(0), "cancelled"));
        routes.on("POST /api/jobs/*/retry", (call, names) -> set(names.get(0), "queued"));
        routes.on(
                "GET /api/jobs",
                (call, none) -> StubRoutes.ok(Map.of("jobs", own(call.account()))));
        routes.on("GET /api/jobs/*", (call, names) -> StubRoutes.ok(shown(find(names.get(0)))));
        routes.note("PUT /api/jobs/*/priority");
    }

    private List<Map<String, Object>> open() {
        return jobs.stream().filter(job -> !ENDED.contains(job.get("state"))).toList();
    }

    private List<Map<String, Object>> own(String account) {
        return jobs.stream()
                .filter(job -> job.get("account").equals(account))
                .map(StubQueue::shown)
                .toList();
    }

    /** A job as the workbench shows it: with its points, of which the queue has the number only. */
    private static Map<String, Object> shown(Map<String, Object> job) {
        Map<String, Object> shown = new LinkedHashMap<>(job);
        shown.put("points", List.of());
        return shown;
    }

    private static Map<String, Object> job(int number, String account, String state, String line) {
        Map<String, Object> job = new LinkedHashMap<>();
        job.putAll(Map.of("number", number, "account", account, "line", line, "state", state));
        job.putAll(
                Map.of(
                        "fraction",
                        0.25,
                        "points",
                        10,
                        "priority",
                        "normal",
                        "position",
                        number - 7));
        job.putAll(Map.of("seconds", 12.0, "elapsed", 12.0, "estimate", 200.0));
        return job;
    }

    /** Sets the state of a job. */
    StubRoutes.Answer set(String number, String state) {
        find(number).put("state", state);
        return StubRoutes.ok(find(number));
    }

    private Map<String, Object> find(String number) {
        return jobs.stream()
                .filter(job -> job.get("number").toString().equals(number))
                .findFirst()
                .orElseThrow();
    }
}
