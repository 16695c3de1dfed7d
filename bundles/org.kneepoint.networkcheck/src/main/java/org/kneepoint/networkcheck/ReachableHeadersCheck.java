// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkcheck;

/** Looks for faults in the paths to one target after the other. */
interface ReachableHeadersCheck {
    /** Sees all paths to one target, whose choices are all possible. */
    void check(ReachableHeaders reachable);

    /** Concludes after all targets. */
    default void conclude() {
        // most know all when they have seen all
    }
}
