// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.packet.multistage;

import java.util.random.RandomGenerator;

/** Wiring between the stages. */
interface StageWiring {
    /**
     * Returns the wire after a stage.
     *
     * @param stage 0 to n - 1
     * @param wire the wire on which the packet came
     * @param output where it goes; after the last stage that is its wire
     */
    int wireAfter(int stage, int wire, int output);

    /** Returns the ways of a network. */
    static StageWiring of(
            MultistageLayout layout,
            MultistageSwitchSettings settings,
            MultistageWorkload workload,
            RandomGenerator random) {
        return settings.wellMixed()
                ? new WellMixedWiring(layout, workload, random)
                : new IndirectCubeWiring(layout);
    }
}
