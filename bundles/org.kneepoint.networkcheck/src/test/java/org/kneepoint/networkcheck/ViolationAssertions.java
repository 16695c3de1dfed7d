// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkcheck;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.kneepoint.api.result.Explanation;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;

/** Asserts that a violation is found. */
final class ViolationAssertions {
    private ViolationAssertions() {}

    static void assertFound(String fact, Network network) {
        assertHas(fact, NetworkVerification.findings(network));
    }

    static void assertFound(String fact, Network network, Routing routing) {
        assertHas(fact, NetworkVerification.findings(network, routing));
    }

    private static void assertHas(String fact, List<Explanation> findings) {
        assertTrue(facts(findings).stream().anyMatch(f -> f.startsWith(fact)), findings.toString());
    }

    /**
     * Returns code, location and number of others of each finding, after the name of its routing.
     */
    static List<String> facts(List<Explanation> findings) {
        return findings.stream().map(ViolationAssertions::fact).toList();
    }

    private static String fact(Explanation finding) {
        if (finding.argument("routing").isPresent()) {
            Object inner = finding.argument("finding").orElseThrow();
            return finding.argument("routing").get() + ": " + fact((Explanation) inner);
        }
        String others = finding.argument("others").map(n -> ", and " + n + " more").orElse("");
        return finding.code() + ": " + finding.argument("location").orElseThrow() + others;
    }
}
