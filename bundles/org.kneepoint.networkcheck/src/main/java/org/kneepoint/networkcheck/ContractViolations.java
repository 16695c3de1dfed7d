// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkcheck;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.kneepoint.api.result.Explanation;

/** Violations of the contract: the first location of each kind and the number of others. */
final class ContractViolations {
    private final Map<String, Violation> violations = new LinkedHashMap<>();
    private int size;

    private record Violation(String text, String location, int others) {
        Violation repeated() {
            return new Violation(text, location, others + 1);
        }

        Explanation explanation(String code) {
            return others == 0
                    ? Explanation.of(code, "{text}: {location}", text, location)
                    : Explanation.of(
                            code, "{text}: {location}, and {others} more", text, location, others);
        }
    }

    /** Adds a violation of a kind, with the same text wherever it occurs, and its location. */
    void add(String code, String text, Object location) {
        violations.merge(
                code,
                new Violation(text, location.toString(), 0),
                (first, next) -> first.repeated());
        size++;
    }

    boolean isEmpty() {
        return violations.isEmpty();
    }

    /** Returns the number of violations. */
    int size() {
        return size;
    }

    /**
     * Returns one explanation for each kind, with the arguments {@code text}, {@code location} and
     * {@code others}.
     */
    List<Explanation> explanations() {
        return violations.entrySet().stream()
                .map(entry -> entry.getValue().explanation(entry.getKey()))
                .toList();
    }
}
