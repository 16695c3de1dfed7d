// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkcheck;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;

/** Asserts that a fault is seen. */
final class ViolationAssertions {
    private ViolationAssertions() {}

    static void assertFound(String line, Network network) {
        assertHas(line, NetworkVerification.findings(network));
    }

    static void assertFound(String line, Network network, Routing routing) {
        assertHas(line, NetworkVerification.findings(network, routing));
    }

    private static void assertHas(String line, List<String> findings) {
        assertTrue(findings.stream().anyMatch(f -> f.startsWith(line)), findings.toString());
    }
}
