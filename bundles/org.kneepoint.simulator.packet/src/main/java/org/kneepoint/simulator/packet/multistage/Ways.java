// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.packet.multistage;

import java.util.random.RandomGenerator;

/** Which wire a packet takes after a stage. */
interface Ways {
    /**
     * Returns the wire after a stage.
     *
     * @param stage 0 to n - 1
     * @param wire the wire on which the packet came
     * @param output where it goes; after the last stage that is its wire
     */
    int next(int stage, int wire, int output);

    /** Returns the ways of a network. */
    static Ways of(Sizes sizes, Rules rules, Workload workload, RandomGenerator random) {
        return rules.mixed() ? new WellMixed(sizes, workload, random) : new Wired(sizes);
    }
}
