// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkcheck;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Contract violations: the first location of each and the number of others. */
final class ContractViolations {
    private final Map<String, String> places = new LinkedHashMap<>();
    private final Map<String, Integer> more = new LinkedHashMap<>();

    /** Adds a fault, in the same words wherever it occurs, and where it was seen. */
    void add(String fault, Object place) {
        if (places.putIfAbsent(fault, place.toString()) != null) {
            more.merge(fault, 1, Integer::sum);
        }
    }

    boolean isEmpty() {
        return places.isEmpty();
    }

    /** Returns the number of places seen so far. */
    int size() {
        return places.size() + more.values().stream().mapToInt(n -> n).sum();
    }

    List<String> lines() {
        List<String> lines = new ArrayList<>();
        places.forEach(
                (fault, place) -> {
                    String others =
                            more.containsKey(fault) ? ", and " + more.get(fault) + " more" : "";
                    lines.add(fault + ": " + place + others);
                });
        return lines;
    }
}
