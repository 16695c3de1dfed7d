// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkcheck;

/** Check of the paths to one destination after the other. */
interface ReachableHeadersCheck {
    /** Checks the paths to one destination, all of whose choices are possible. */
    void check(ReachableHeaders reachable);

    /** Concludes after all destinations. */
    default void conclude() {
        // nothing to do for a check that looks at one destination at a time
    }
}
