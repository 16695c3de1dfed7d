// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.sharedbuffer.delta;

import org.kneepoint.api.result.Explanation;

/** A network in which every switch is in steady state with its neighbours. */
public interface SteadyNetwork {
    /** Returns the network and its traffic. */
    DeltaNetwork delta();

    /** Returns whether the iteration has converged. */
    boolean isConverged();

    /**
     * Returns the remaining changes and the number of iterations of a network that has not
     * converged.
     */
    Explanation unconverged();

    /**
     * Returns a switch.
     *
     * @param stage i, 1 to k
     * @param type r, 1 to i; 1 leads to the hot output, r is downstream of r-1
     */
    SwitchFigures at(int stage, int type);
}
