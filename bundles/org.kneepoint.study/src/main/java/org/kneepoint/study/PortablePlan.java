// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.kneepoint.study.run.JsonTexts;
import org.kneepoint.study.run.RunRequest;

/**
 * What another process needs to make the same plan, and to know that it is the same.
 *
 * @param requests the requests of the plan
 * @param origin names, versions and hashes of the bundles of the plan, and its Java
 * @param runs number of all runs of the plan
 */
public record PortablePlan(List<RunRequest> requests, Map<String, String> origin, int runs) {
    private static final String REQUESTS = "requests";
    private static final String ORIGIN = "origin";
    private static final String RUNS = "runs";

    /** Copies both. */
    public PortablePlan {
        requests = List.copyOf(requests);
        origin = Map.copyOf(origin);
    }

    /** Returns that of a plan. */
    public static PortablePlan of(RunPlan plan) {
        return new PortablePlan(plan.requests(), plan.origin(), plan.tasks().size());
    }

    /** Returns it as a JSON object of numbers, texts, lists and maps. */
    public Map<String, Object> entry() {
        Map<String, Object> entry = new LinkedHashMap<>();
        entry.put(RUNS, runs);
        entry.put(REQUESTS, requests.stream().map(RunRequest::json).toList());
        entry.put(ORIGIN, new TreeMap<>(origin));
        return entry;
    }

    /**
     * Reads a JSON object, which may have other fields.
     *
     * @throws RuntimeException if it has no plan
     */
    public static PortablePlan of(Map<String, Object> entry) {
        Map<String, String> origin = JsonTexts.of(entry.get(ORIGIN));
        List<RunRequest> requests =
                ((List<?>) entry.get(REQUESTS))
                        .stream().map(text -> RunRequest.ofJson((String) text)).toList();
        return new PortablePlan(requests, origin, ((Number) entry.get(RUNS)).intValue());
    }

    /** Returns the first difference of a plan made elsewhere, in one line; empty for none. */
    public Optional<String> difference(RunPlan other) {
        return difference(other.origin(), other.tasks().size());
    }

    /**
     * Returns the first difference of a plan made elsewhere, in one line; empty for none.
     *
     * @param otherOrigin its origin
     * @param otherRuns number of its runs
     */
    public Optional<String> difference(Map<String, String> otherOrigin, int otherRuns) {
        Map<String, String> found = new TreeMap<>(origin);
        otherOrigin.forEach((key, value) -> found.putIfAbsent(key, ""));
        for (Map.Entry<String, String> entry : found.entrySet()) {
            String here = otherOrigin.getOrDefault(entry.getKey(), "");
            if (!here.equals(entry.getValue())) {
                String planned = entry.getKey() + " is " + brief(here);
                return Optional.of(planned + ", the study has " + brief(entry.getValue()));
            }
        }
        return otherRuns == runs
                ? Optional.empty()
                : Optional.of("it plans " + otherRuns + " runs of " + runs);
    }

    private static String brief(String text) {
        return text.isEmpty() ? "missing" : text;
    }
}
