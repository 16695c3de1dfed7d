// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.packet.multistage;

import java.util.random.RandomGenerator;

/** Wiring between the stages. */
interface StageWiring {
    /**
     * Returns the wire after a stage.
     *
     * @param stage 0 to n - 1
     * @param wire wire before the stage
     * @param output destination, the wire after the last stage
     */
    int wireAfter(int stage, int wire, int output);

    /** Returns the wiring of a network. */
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
