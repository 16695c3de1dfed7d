// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkcheck;

import java.util.List;
import org.kneepoint.api.result.Explanation;

/**
 * What the check of a network without its routings has examined and found.
 *
 * @param ports ports of all routers, injection and ejection included
 * @param channels channels between routers
 * @param pairs pairs of terminals with a path, each terminal with itself included
 * @param diameter routers traversed between the terminals farthest apart
 * @param meanDistance mean routers traversed between two different terminals; 0 for one terminal
 * @param violations one finding per kind of violation; empty if the contract is kept
 * @param unfinished the step limit that ended the check; empty if it is complete
 */
public record NetworkReport(
        int ports,
        int channels,
        long pairs,
        int diameter,
        double meanDistance,
        List<Explanation> violations,
        String unfinished) {
    /** Copies the violations. */
    public NetworkReport {
        violations = List.copyOf(violations);
    }
}
