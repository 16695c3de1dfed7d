// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkcheck;

import java.util.List;
import java.util.Set;
import org.kneepoint.api.result.Explanation;

/**
 * What the check of a routing has enumerated and found.
 *
 * @param destinations terminals to which all headers were enumerated
 * @param headers headers that can occur, summed over the destinations
 * @param moves their moves: a VC class of an output port each
 * @param virtualChannels virtual channels between routers that headers can hold
 * @param dependencies pairs of virtual channels, of the escape if one is claimed, of which a packet
 *     that holds the first may request the second; 0 for a claim that needs no such graph
 * @param violations one finding per kind of violation; empty if the contract is kept
 * @param unfinished the step limit that ended the check; empty if it is complete
 */
public record RoutingReport(
        int destinations,
        long headers,
        long moves,
        int virtualChannels,
        long dependencies,
        List<Explanation> violations,
        String unfinished) {
    private static final Set<String> CLAIM =
            Set.of(
                    "dependency-cycle",
                    "buffer-cycle",
                    "escape-classes",
                    "escape-selection",
                    "escape-left",
                    "escape-path");

    /** Copies the violations. */
    public RoutingReport {
        violations = List.copyOf(violations);
    }

    /**
     * Returns whether a violation refutes the claim of deadlock freedom; others violate the
     * contract.
     */
    public boolean refutesClaim(Explanation violation) {
        return CLAIM.contains(violation.code());
    }
}
